import { beforeAll, describe, expect, test } from 'vitest';
import { projectSearchIndex } from '../../../../packages/content/test/project-search-index.ts';
import { isAnswerable } from './answerable.ts';
import { type Engine, openEngine } from './open-engine.ts';
import { type SearchResults, search } from './search.ts';

let engine: Engine;

beforeAll(async () => {
  // Through JSON, as it reaches the browser.
  engine = await openEngine(JSON.parse(JSON.stringify(projectSearchIndex())));
});

const pathsOf = ({ groups }: SearchResults): string[] => groups.map(({ page }) => page.path);
const firstPaths = (query: string, count: number): string[] => pathsOf(search(engine, query)).slice(0, count);
const addressesOf = ({ groups }: SearchResults): string[] =>
  groups.flatMap(({ page, hits }) => hits.map(({ place }) => `${page.path}#${place.id}`));
/** The address of the first text of the first page; undefined where that page has none. */
function firstAddress(query: string): string | undefined {
  const [group] = search(engine, query).groups;
  return group?.hits[0] && `${group.page.path}#${group.hits[0].place.id}`;
}

describe('what comes first', () => {
  test('the pages about rain for "rain"', () => {
    expect(firstPaths('rain', 3).toSorted()).toEqual(['/daily-life/after-rain', '/daily-life/rain', '/daily-life/when-raining']);
    expect(firstPaths('rain', 1)).toEqual(['/daily-life/rain']);
  });

  test.each([
    ['dua for leaving home', '/daily-life/leaving-home'],
    ['leaving home', '/daily-life/leaving-home'],
    ['morning', '/morning-evening/morning-remembrance'],
    ['wudu', '/prayer/ablution'],
    ['istikhara', '/prayer/istikhaarah'],
    ['qunut witr', '/prayer/qunoot-al-witr'],
    ['anxiety', '/trials/anxiety-sorrow'],
    ['hadith 7', '/forty-hadith/7'],
    ['tasbih counter', '/tasbih-counter'],
    ['travel', '/travel'],
    ['الرحمن', '/asma-ul-husna'],
    ['ar-rahman', '/asma-ul-husna'],
  ])('%s leads to %s', (query, path) => {
    expect(firstPaths(query, 1)).toEqual([path]);
  });

  test('a query that names a page and a text finds the text on that page', () => {
    expect(firstPaths('evening bika asbahna', 1)).toEqual(['/morning-evening/evening-remembrance']);
    expect(firstPaths('morning bika asbahna', 1)).toEqual(['/morning-evening/morning-remembrance']);
  });
});

describe('a tool is found by what it does', () => {
  test.each([
    ['transfer', '/settings'],
    ['export', '/settings'],
    ['import', '/settings'],
    ['backup', '/settings'],
    ['language', '/settings'],
    ['prayer times', '/reminders'],
    ['namaz time', '/reminders'],
  ])('%s lists %s', (query, path) => {
    expect(pathsOf(search(engine, query))).toContain(path);
  });

  test.each(['prayer', 'namaz', 'best times for dua', 'times of trouble'])('and stands below the duas for "%s"', (query) => {
    const first = firstPaths(query, 4);
    expect(first).toHaveLength(4);
    expect(first).not.toContain('/reminders');
  });
});

describe('a text that a query matches only in its word-by-word meanings', () => {
  test('is found', () => {
    expect(search(engine, 'withholder').kind).toBe('words');
    expect(addressesOf(search(engine, 'withholder'))).toContain('/prayer/after-salam#none-can-withhold');
  });

  test.each(['given', 'anyone', 'presence', 'pleasure'])('stands below all else: %s', (query) => {
    const hits = search(engine, query).groups.flatMap((group) => group.hits);
    const isMeaning = ({ matched }: (typeof hits)[number]): boolean => Object.keys(matched).join() === 'gloss';
    const meanings = hits.filter(isMeaning).map(({ score }) => score);
    const others = hits.filter((hit) => !isMeaning(hit)).map(({ score }) => score);
    expect(meanings.length).toBeGreaterThan(0);
    expect(Math.max(...meanings)).toBeLessThan(Math.min(...others));
  });

  test('has no field for these meanings in the search index', () => {
    expect(engine.index.texts.some((text) => 'gloss' in text)).toBe(false);
  });
});

describe('a dua is found in every way to write it', () => {
  test.each([
    ['transliteration, plain', 'allahumma inni asaluka', 'latin'],
    ['transliteration, precise', 'allāhumma innī asʾaluka', 'latin'],
    ['transliteration, another habit', 'Allaahumma innee as’aluka', 'latin'],
    ['Arabic with vowels', 'اللَّهُمَّ إِنِّي أَسْأَلُكَ', 'arabic'],
    ['Arabic without vowels or hamza', 'اللهم اني اسالك', 'arabic'],
  ] as const)('%s', (_, query, layer) => {
    const { groups } = search(engine, query);
    expect(groups.length).toBeGreaterThan(5);
    expect(groups.every(({ hits }) => hits.every(({ matched }) => matched[layer]))).toBe(true);
  });

  test.each([
    ['astagfirullah', 'astaghfirullah'],
    ['gufranaka', 'ghufranaka'],
  ])('a single g finds the texts of gh: %s', (single, double) => {
    const texts = addressesOf(search(engine, double));
    expect(texts).not.toEqual([]);
    expect(addressesOf(search(engine, single)).toSorted()).toEqual(texts.toSorted());
  });

  test('three Arabic spellings of the word Qur’an find the same pages', () => {
    expect(pathsOf(search(engine, 'القران'))).toEqual(pathsOf(search(engine, 'القرآن')));
    expect(pathsOf(search(engine, 'القرءان'))).toEqual(pathsOf(search(engine, 'القرآن')));
  });

  test('an Arabic word is found with the prefixes and suffixes that are written together with it', () => {
    const words = search(engine, 'رحمة').groups.flatMap(({ hits }) => hits.flatMap(({ matched }) => [...(matched.arabic ?? [])]));
    expect(words).toEqual(expect.arrayContaining(['رحمه', 'ورحمه', 'برحمتك']));
  });

  test('a query may have a case ending that the transliteration drops at a pause', () => {
    expect(addressesOf(search(engine, 'subhanallahi wa bihamdihi'))).toContain(
      '/morning-evening/morning-remembrance#subhanallahi-wa-bihamdihi-100',
    );
  });
});

test('a query word with a case ending matches the same word without the ending, and no similar word', () => {
  const sounds = search(engine, 'bihamdihi').groups.flatMap(({ hits }) => hits.flatMap(({ matched }) => [...(matched.latin ?? [])]));
  expect(sounds.length).toBeGreaterThan(0);
  expect(sounds.every((sound) => sound.startsWith('bihamdih'))).toBe(true);
});

describe('typos', () => {
  test.each([
    ['anxeity', '/trials/anxiety-sorrow'],
    ['forgivness', '/adhkar/seeking-forgiveness'],
    ['istikarah', '/prayer/istikhaarah'],
  ])('the right page is found for the typo "%s"', (query, path) => {
    expect(pathsOf(search(engine, query))).toContain(path);
  });

  test('a word that the texts have is not corrected to another word', () => {
    const words = search(engine, 'rain').groups.flatMap(({ hits }) => hits.flatMap(({ matched }) => [...(matched.translation ?? [])]));
    expect(words.every((word) => word.startsWith('rain'))).toBe(true);
  });

  test('Arabic is not guessed at', () => {
    expect(search(engine, 'الرحخن').groups).toEqual([]);
  });
});

describe('a query that is a reference', () => {
  test.each([
    ['bukhari 6312', '/morning-evening/waking-up#praise-on-waking', 'bukhari:6312'],
    ['muslim:2711', '/morning-evening/waking-up#praise-on-waking', 'muslim:2711'],
    ['Sahih Muslim 2711', '/morning-evening/waking-up#praise-on-waking', 'muslim:2711'],
    ['2:255', '/morning-evening/morning-remembrance#ayat-al-kursi', 'quran:2:255'],
    ['baqarah 255', '/morning-evening/morning-remembrance#ayat-al-kursi', 'quran:2:255'],
    ['(Bukhari 6312)', '/morning-evening/waking-up#praise-on-waking', 'bukhari:6312'],
    ['Quran 2:255.', '/morning-evening/morning-remembrance#ayat-al-kursi', 'quran:2:255'],
    ['[Al-Baqarah: 255]', '/morning-evening/morning-remembrance#ayat-al-kursi', 'quran:2:255'],
    ['QS. Al-Baqarah [2]: 255', '/morning-evening/morning-remembrance#ayat-al-kursi', 'quran:2:255'],
    ['سورة البقرة 255', '/morning-evening/morning-remembrance#ayat-al-kursi', 'quran:2:255'],
    ['2 255', '/morning-evening/morning-remembrance#ayat-al-kursi', 'quran:2:255'],
  ])('%s leads to the very card', (query, address, ref) => {
    const found = search(engine, query);
    expect(found.kind).toBe('place');
    expect(addressesOf(found)[0]).toBe(address);
    expect(found.groups[0]?.hits[0]?.ref).toBe(ref);
  });
});

test.each(['2 256', '2 25', '33 33', '100 40'])('two numbers that are no verse of any text are searched as words: %s', (query) => {
  const found = search(engine, query);
  expect(found.kind).not.toBe('place');
  expect(found.absent).toBeUndefined();
});

test.each([
  ['bukhari 4000', 'bukhari:4000'],
  ['2:256', 'quran:2:256'],
  ['[Al-Baqarah: 256]', 'quran:2:256'],
  ['Ar-Rahman 55:13', 'quran:55:13'],
  ['Ya-Sin: 82', 'quran:36:82'],
  ['bukhari 0', 'bukhari:0'],
  ['bukhari 99999999999999999999', 'bukhari:99999999999999999999'],
  ['2:9999', 'quran:2:9999'],
])('a reference that no text has is reported as absent, and no text is found by its number alone: %s', (query, absent) => {
  expect(search(engine, query)).toMatchObject({ groups: [], absent });
});

// The sound of the last three is two letters long.
test.each(['a'.repeat(190), 'aaaa bbbbb', 'ااااااا', '9'.repeat(180), '123456789012345', 'zzzzqqq', 'zzzq', 'qqqzzz'])(
  'nonsense finds nothing: %s',
  (query) => {
    expect(search(engine, query).groups).toEqual([]);
  },
);

test('digits of Arabic and Urdu keyboards are read beside words too', () => {
  expect(firstPaths('hadith ۷', 1)).toEqual(['/forty-hadith/7']);
  expect(firstPaths('hadith ٧', 1)).toEqual(['/forty-hadith/7']);
});

test('a surah is found by its number as by its name', () => {
  expect(pathsOf(search(engine, 'surah 112'))).toEqual(pathsOf(search(engine, 'surah ikhlas')));
});

test('pages that the wishes of readers hardly lead to are left out', () => {
  const { groups } = search(engine, 'surah mulk before sleep');
  expect(groups[0]?.page.path).toBe('/morning-evening/before-sleeping');
  expect(groups.length).toBeLessThan(20);
  expect(groups.every(({ score }) => score * 10 >= (groups[0]?.score ?? 0))).toBe(true);
});

test('a letter repeated by a held key is ignored', () => {
  expect(firstPaths('istikhaaaaara', 1)).toEqual(['/prayer/istikhaarah']);
});

test('"100" does not find hadith 10', () => {
  expect(firstPaths('100', 5)).not.toContain('/forty-hadith/10');
  expect(firstPaths('99', 9)).toEqual(['/asma-ul-husna']);
});

test('where no text has all words of a query, the closest pages are shown as "perhaps"', () => {
  const found = search(engine, 'rain zzyzx');
  expect(found.kind).toBe('perhaps');
  expect(pathsOf(found)[0]).toBe('/daily-life/rain');
});

test.each(['zzyzx', '؟؟', '!!', '((', 'constructor', '__proto__', '~~'])('%s is answered without an error', (query) => {
  expect(search(engine, query).groups.length).toBeLessThan(5);
});

test('each address is listed once', () => {
  for (const query of ['mercy', 'Allah', 'forgiv']) {
    const addresses = search(engine, query).groups.flatMap(({ page, hits }) =>
      hits.filter(({ place }) => place.id).map(({ place }) => `${page.path}#${place.id}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

test('a pasted page is answered by its first words', () => {
  const page = 'mercy forgive guide heart night lord '.repeat(2400);
  expect(pathsOf(search(engine, page))).toEqual(pathsOf(search(engine, 'mercy forgive guide heart night lord '.repeat(2))));
  const asked: unknown[] = [];
  const words = { search: (query: { queries: unknown[] }) => (asked.push(...query.queries), []) } as unknown as Engine['words'];
  const needs = { needs: [], forms: new Map(), weights: new Map(), runs: new Map() };
  search(
    { index: engine.index, words, needs, wishes: engine.wishes },
    Array.from({ length: 4800 }, (_, at) => `${String.fromCodePoint(97 + (at % 26))}x${at}`).join(' '),
  );
  // Twelve words: each once alone, and all twelve in four queries (all or any of them, exactly or with typos).
  expect(asked).toHaveLength(60);
});

test('one letter is not answered', () => {
  expect(isAnswerable(' r ')).toBe(false);
  expect(isAnswerable('ra')).toBe(true);
});

test('an uncertain answer says "perhaps" and shows at most three pages', () => {
  for (const query of ['football transfer rumours', 'laptop charger broken cable', 'cheap pizza voucher']) {
    const { kind, groups } = search(engine, query);
    expect([query, kind]).toEqual([query, 'perhaps']);
    expect(groups.length).toBeLessThanOrEqual(3);
  }
});

test('a query finds a page by the wishes that are listed for it, where the page itself has other words', () => {
  expect(pathsOf(search(engine, 'removing hijab and abaya at home'))).toContain('/daily-life/before-undressing');
});

describe('words of self-harm', () => {
  test.each(['i want to kill myself', 'i want to die', 'thinking of suicide', 'انتحار'])(
    '%s shows only the three pages of comfort',
    (query) => {
      const answer = search(engine, query);
      expect(answer.selfHarm).toBe(true);
      expect(pathsOf(answer)).toEqual(['/wellbeing/distress-protection', '/trials/distress', '/trials/anxiety-sorrow']);
    },
  );

  test.each(['want to die a martyr', 'my father died', 'forgive me'])('%s is not taken for self-harm', (query) => {
    expect(search(engine, query).selfHarm).toBeUndefined();
  });
});

test('a dua is first for its first words in Arabic, though other pages begin alike', () => {
  expect(firstAddress('اللهم اني اعوذ بك من الهم')).toBe('/wellbeing/anxiety-relief#refuge-from-worry-and-debt');
});

describe('a dua that is quoted comes first', () => {
  test.each([
    [
      'words that the Qur’an writes without an alif',
      'إن في خلق السماوات والأرض واختلاف',
      '/morning-evening/waking-up#closing-verses-of-al-imran',
    ],
    ['a letter that is missing', 'بسمك اللهم اموت واحيا', '/morning-evening/before-sleeping#in-your-name-i-die-and-live'],
    ['words written as one', 'الحمدلله الذي احيانا بعد ما اماتنا', '/morning-evening/waking-up#praise-on-waking'],
    ['a word that is missing', 'الحمد الذي احيانا بعد ما اماتنا واليه', '/morning-evening/waking-up#praise-on-waking'],
    ['other Latin letters', 'rabana wa jalna muslimayni laka wa', '/quranic-duas/ibrahim-ismail-dua#make-us-submit-to-you'],
    ['a printed dua before words left out', 'allahumma inni as aluka ilman nafian', '/prayer/after-salam#beneficial-knowledge'],
  ])('with %s', (_, query, address) => {
    expect(firstAddress(query)).toBe(address);
  });

  test('and is called the closest, not a guess', () => {
    expect(search(engine, 'بسمك اللهم اموت واحيا').kind).toBe('closest');
  });

  test('but a beginning that many duas share counts as a quotation of none of them', () => {
    expect(search(engine, 'اللهم اني اسالك ولدا').groups.every(({ quoted }) => quoted === 0)).toBe(true);
  });
});

describe('words that are written without a blank between them are found', () => {
  test.each([
    ['ماشاءالله', 'ما شاء الله'],
    ['إنشاءالله', 'إن شاء الله'],
    ['الحمدلله', 'الحمد لله'],
    ['استغفرالله', 'استغفر الله'],
    ['لاحول ولاقوة الا بالله', 'لا حول ولا قوة الا بالله'],
    ['اعوذبک من عذاب القبر', 'أعوذ بك من عذاب القبر'],
    ['أَعُوذُبِكَ مِنْ عَذَابِ الْقَبْرِ', 'أعوذ بك من عذاب القبر'],
    ['اعوذبالله من الشيطان', 'أعوذ بالله من الشيطان'],
  ])('%s as %s', (joined, separate) => {
    expect(pathsOf(search(engine, joined))).toEqual(pathsOf(search(engine, separate)));
    expect(search(engine, joined).groups.some(({ hits }) => hits.length > 0)).toBe(true);
  });
});

describe('Arabic as India and Pakistan spell it is found', () => {
  test.each([
    ['اسئلک', 'أسألك'],
    ['أسئلك', 'أسألك'],
    ['نسئلک خیر', 'نسألك خير'],
    ['اللہم انی اسئلک علما نافعا', 'اللهم إني أسألك علما نافعا'],
    ['علی کل شیئ قدیر', 'على كل شيء قدير'],
  ])('%s as %s', (written, arab) => {
    expect(addressesOf(search(engine, written))).toEqual(addressesOf(search(engine, arab)));
    expect(addressesOf(search(engine, written))).not.toEqual([]);
  });
});

test.each([
  ['malikul mulk', 84],
  ['maliku-l-mulk', 84],
  ['مالك الملك', 84],
  ['dhul jalali wal ikram', 85],
  ['ذو الجلال والإكرام', 85],
])('%s leads to a name of Allah that has several words', (query, number) => {
  expect(firstAddress(query)).toBe(`/asma-ul-husna#name-${number}`);
});

test('the sign "|" that divides words is removed from the transliterations of the index', () => {
  expect(engine.index.texts.filter(({ latin }) => latin?.includes('|'))).toEqual([]);
});

test.each(['al-fattah', 'al fattah', 'fattah', 'ya fattah', 'الفتاح', 'فتاح', 'يا فتاح'])('%s leads to the name al-Fattah', (query) => {
  expect(firstAddress(query)).toBe('/asma-ul-husna#name-19');
});

test('a page found by a need shows no match in the section of words that the page omits', () => {
  const [settlingDebt] = search(engine, 'in debt').groups;
  expect(settlingDebt?.page.path).toBe('/wellbeing/settling-debt');
  expect(settlingDebt?.hits.map(({ place }) => place.id)).not.toContain('omitted');
});
