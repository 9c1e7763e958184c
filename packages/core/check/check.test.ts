import { describe, expect, test } from 'vitest';
import { Checker, MAX_MESSAGE_LENGTH } from './check.ts';
import type { CheckResult, KnownText } from './model.ts';

const TEXTS: readonly KnownText[] = [
  {
    id: 'knowledge',
    arabic: 'اللَّهُمَّ إِنِّي أَسْأَلُكَ عِلْمًا نَافِعًا، وَرِزْقًا طَيِّبًا، وَعَمَلًا مُتَقَبَّلًا',
    latin: 'Allāhumma innī asʾaluka ʿilman nāfiʿā, wa rizqan ṭayyibā, wa ʿamalan mutaqabbalā',
    translation: 'O Allah, I ask You for knowledge that benefits, provision that is good, and deeds that are accepted.',
  },
  {
    id: 'waking',
    arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَحْيَانَا بَعْدَ مَا أَمَاتَنَا، وَإِلَيْهِ النُّشُورُ',
    latin: 'al-ḥamdu lillāhi-lladhī aḥyānā baʿda mā amātanā, wa ilayhi-n-nushūr',
    translation: 'All praise is for Allah, who gave us life after He had caused us to die, and to Him is the rising.',
  },
  {
    id: 'verse',
    arabic: 'يَـٰٓأَيُّهَا ٱلنَّاسُ ٱعۡبُدُواْ رَبَّكُمُ ٱلَّذِي خَلَقَكُمۡ وَٱلَّذِينَ مِن قَبۡلِكُمۡ لَعَلَّكُمۡ تَتَّقُونَ',
  },
  { id: 'greeting', arabic: 'اللَّهُمَّ تَقَبَّلْ مِنْ {name} عَمَلَهُ كُلَّهُ' },
  { id: 'left', arabic: 'اللَّهُمَّ لَكَ صُمْتُ، وَعَلَى رِزْقِكَ أَفْطَرْتُ', latin: 'Allahumma laka sumtu', isLeftOut: true },
  {
    id: 'varied',
    arabic: 'سُبْحَانَ الْمَلِكِ الْقُدُّوسِ رَبِّ الْمَلَائِكَةِ وَالرُّوحِ',
    variants: [{ ours: 'وَالرُّوحِ', theirs: 'وَالنَّاسِ' }],
  },
];

const checker = new Checker();
for (const text of TEXTS) checker.add(text);

const told = ({ verdict, matches }: CheckResult): unknown => [
  verdict,
  ...matches.map(({ text, steps }) => [
    text.id,
    ...steps.flatMap(({ kind, theirs, ours }) => (kind === 'same' ? [] : [[kind, theirs, ours]])),
  ]),
];
const check = (message: string): unknown => told(checker.check(message));

describe('the same text', () => {
  test.each([
    ['vowelled', TEXTS[0]?.arabic ?? ''],
    ['without vowels and hamza', 'اللهم اني اسالك علما نافعا ورزقا طيبا وعملا متقبلا'],
    ['from a Persian or Urdu keyboard', 'اللہم انی اسالک علما نافعا ورزقا طیبا وعملا متقبلا'],
    ['with a blank after "and"', 'اللهم اني اسالك علما نافعا و رزقا طيبا و عملا متقبلا'],
    ['with words that were written as one', 'اللهم اني اسالك علمانافعا ورزقا طيبا وعملا متقبلا'],
    ['with tatweel, stars and numbers', '*اللهـــم* إني أسألك (3) علما نافعا ★ ورزقا طيبا وعملا متقبلا'],
    ['in letters of old fonts', 'ﺍﻟﻠﻬﻢ ﺇﻧﻲ ﺃﺳﺄﻟﻚ ﻋﻠﻤﺎ ﻧﺎﻓﻌﺎ ﻭﺭﺯﻗﺎ ﻃﻴﺒﺎ ﻭﻋﻤﻼ ﻣﺘﻘﺒﻼ'],
    [
      'with a heading and its meaning',
      'دعاء بعد الفجر:\nاللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا\nO Allah, I ask You for knowledge',
    ],
  ])('%s', (_, message) => {
    expect(check(message)).toEqual(['same', ['knowledge']]);
  });

  test('a verse in everyday spelling, and a dua with a person’s name in place of {name}', () => {
    expect(check('يا أيها الناس اعبدوا ربكم الذي خلقكم والذين من قبلكم لعلكم تتقون')).toEqual(['same', ['verse']]);
    expect(check('اللهم تقبل من فاطمة عمله كله')).toEqual(['same', ['greeting']]);
  });

  test.each([
    ['ذالجلال', 'تبارکت ذالجلال والاکرام'],
    ['ذَالْجَلَالِ', 'تَبَارَكْتَ ذَالْجَلَالِ وَالْإِكْرَامِ'],
  ])('%s, which is two words', (_, message) => {
    const own = new Checker();
    own.add({ id: 'majesty', arabic: 'تَبَارَكْتَ ذَا الْجَلَالِ وَالْإِكْرَامِ' });
    own.add({ id: 'that', arabic: 'ذَلِكُمُ اللَّهُ رَبُّكُمْ لَهُ الْمُلْكُ' });
    expect(told(own.check(message))).toEqual(['same', ['majesty']]);
    for (const that of ['ذالكم', 'ذَالِكُمُ']) expect(told(own.check(`${that} الله ربكم له الملك`))).toEqual(['same', ['that']]);
  });

  test('an attested reading is a remark and no mistake', () => {
    expect(check('سبحان الملك القدوس رب الملائكة والناس')).toEqual(['same', ['varied', ['variant', 'والناس', 'وَالرُّوحِ']]]);
  });
});

describe('differences', () => {
  test.each([
    ['a missing word', 'اللهم إني أسألك علما نافعا طيبا وعملا متقبلا', ['missing', '', 'وَرِزْقًا']],
    ['an added word', 'اللهم إني أسألك علما واسعا نافعا ورزقا طيبا وعملا متقبلا', ['added', 'واسعا', '']],
    ['another word', 'اللهم إني أسألك علما نافعا ورزقا واسعا وعملا متقبلا', ['word', 'واسعا', 'طَيِّبًا']],
    ['another last word', 'اللهم إني أسألك علما نافعا ورزقا طيبا وعملا صالحا', ['word', 'صالحا', 'مُتَقَبَّلًا']],
    ['two letters exchanged', 'اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متبقلا', ['word', 'متبقلا', 'مُتَقَبَّلًا']],
    ['other vowels', 'اللَّهُمَّ إِنِّي أَسْأَلُكَ عَلَمًا نَافِعًا وَرِزْقًا طَيِّبًا وَعَمَلًا مُتَقَبَّلًا', ['vowels', 'عَلَمًا', 'عِلْمًا']],
  ])('%s is named', (_, message, difference) => {
    expect(check(message)).toEqual(['differs', ['knowledge', difference]]);
  });

  test('each stands at its place in the message, and all steps together are the text', () => {
    const message = '🌹 اللهم إني أسألك علما نافعا ورزقا واسعا وعملا متقبلا';
    const [match] = checker.check(message).matches;
    const own = TEXTS[0]?.arabic ?? '';
    for (const { at, theirs, ours, ourAt } of match?.steps ?? []) {
      expect(message.slice(at, at + theirs.length)).toBe(theirs);
      expect(own.slice(ourAt, ourAt + ours.length)).toBe(ours);
    }
    expect(
      match?.steps
        .map(({ ours }) => ours)
        .join(' ')
        .replaceAll(/[،\s]+/g, ' '),
    ).toBe(own.replaceAll(/[،\s]+/g, ' '));
  });
});

describe('more and less than a text', () => {
  test('the beginning of a text is a part, with what is missing', () => {
    expect(check('اللهم إني أسألك علما نافعا')).toEqual(['part', ['knowledge', ['missing', '', 'وَرِزْقًا طَيِّبًا، وَعَمَلًا مُتَقَبَّلًا']]]);
    expect(checker.check('اللهم إني أسألك علما نافعا').matches[0]?.coverage).toBeCloseTo(5 / 9);
  });

  test('two texts in one message are composed', () => {
    expect(check('اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا الحمد لله الذي أحيانا بعد ما أماتنا وإليه النشور')).toEqual([
      'composed',
      ['knowledge'],
      ['waking'],
    ]);
  });

  test('a text that the site leaves out is recognised, even with a slip', () => {
    expect(check('اللهم لك صمت وعلى رزقك افطرت')).toEqual(['left-out', ['left']]);
    expect(check('اللهم لك صمت وعلى رزقك فاطرت')).toEqual(['left-out', ['left', ['word', 'فاطرت', 'أَفْطَرْتُ']]]);
  });

  test('a known text with unknown words behind it does not get "same", and the unknown words are reported', () => {
    const rest = 'ثم خرج المسافرون من المدينة صباحا فوجدوا قافلة كبيرة تنتظر عند البئر القديمة';
    const result = checker.check(`${TEXTS[0]?.arabic} ${rest}`);
    expect(result.verdict).not.toBe('same');
    expect(result.unknown.length).toBeGreaterThan(0);
  });

  test('a text word for word in a message that is longer than it by far is a part', () => {
    const rest = 'خرج المسافرون من المدينة صباحا فوجدوا قافلة كبيرة تنتظر عند البئر القديمة';
    expect(check(`${TEXTS[0]?.arabic}. ${rest}`)).toEqual(['part', ['knowledge']]);
    expect(checker.check(`اللهم إني أسألك علما واسعا ورزقا طيبا وعملا متقبلا. ${rest}`).verdict).toBe('unknown');
  });

  test('sentences that hold no text are unknown', () => {
    expect(check('خرج المسافرون من المدينة صباحا فوجدوا قافلة كبيرة')).toEqual(['unknown']);
    expect(check('Good morning to all of my dear friends and neighbours')).toEqual(['unknown']);
  });
});

describe('promises', () => {
  test.each([
    'أرسلها إلى عشرة أشخاص وستسمع خبرا سعيدا',
    'Send this to ten people and you will hear good news',
    'Envoie ce message à dix personnes',
    'Kirimkan pesan ini kepada sepuluh orang',
  ])('%s is no part of the text', (promise) => {
    const message = `اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا\n${promise}`;
    const { verdict, promises } = checker.check(message);
    expect([verdict, ...promises.map(({ start, end }) => message.slice(start, end))]).toEqual(['same', promise]);
  });

  const typed = 'allahumma inni asaluka ilman nafian wa rizqan tayyiban wa amalan mutaqabbalan';
  const found = (message: string): unknown => {
    const { matches, promises } = checker.check(message);
    return [matches[0]?.text.id, ...promises.map(({ start, end }) => message.slice(start, end).trim())];
  };

  test.each([
    [typed, 'send this to 10 people'],
    [typed, 'envoie à 10 personnes'],
    [typed, 'kirim ke 10 orang'],
    [typed, '10 logon ko bhejein'],
    ['O Allah, I ask You for knowledge that benefits, provision that is good, and deeds that are accepted', 'send this to 10 people'],
  ])('a dua in Latin letters is no part of the promise on its line: %s %s', (dua, promise) => {
    expect(found(`${dua} ${promise}`)).toEqual(['knowledge', promise]);
    expect(found(`${promise} ${dua}`)).toEqual(['knowledge', promise]);
  });

  test.each(['Send this to ten people', 'أرسلها إلى عشرة أشخاص'])(
    'the promise %s takes in no word of a reordered dua before it',
    (promise) => {
      const message = `اللهم إني أسألك علما نافعا ورزقا طيبا متقبلا وعملا ${promise}`;
      expect(found(message)).toEqual(['knowledge', promise]);
      expect(checker.check(message).verdict).toBe(checker.check(message.replace(promise, '')).verdict);
    },
  );

  test('a promise in Latin letters takes in no unknown Arabic before it', () => {
    expect(found('خرج المسافرون من المدينة صباحا send this to ten people')).toEqual([undefined, 'send this to ten people']);
  });

  test('a dua that asks for something is no promise', () => {
    for (const { arabic = '', translation = '' } of TEXTS) expect(checker.check(`${arabic}\n${translation}`).promises).toEqual([]);
  });
});

describe('Latin letters', () => {
  test.each([
    'allahumma inni as aluka ilman nafian wa rizqan tayyiban wa amalan mutaqabbala',
    'Allahouma inni asalouka ilman nafia wa rizkan tayiba wa amalan moutaqabala',
  ])('%s is matched to its dua by sound', (message) => {
    const { matches } = checker.check(message);
    expect(matches[0]).toMatchObject({ text: { id: 'knowledge' }, layer: 'latin' });
  });

  test.each([
    ['', '. Please read it every day after the prayer and teach it to your children, it is a very powerful dua'],
    ['My dear sister, say ', ' whenever somebody hurts you, it was said by many people before you'],
    ['Assalamu alaikum! *Read this dua when you wake up in the morning*: "', '" because it is so good'],
    ['Chère sœur, dis ', ' pendant ces dix dernières nuits du Ramadan, qu’Allah accepte de nous tous'],
    ['Bacalah ', ' di sepuluh malam terakhir bulan Ramadhan, semoga Allah menerima amal kita semua'],
  ])('a text between other words of its line, %j and %j, is a part, and the rest is reported', (before, after) => {
    const dua = 'Alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur';
    const message = before + dua + after;
    const { verdict, matches, unknown } = checker.check(message);
    expect([verdict, ...matches.map(({ text, start, end }) => [text.id, message.slice(start, end)])]).toEqual(['part', ['waking', dua]]);
    const words = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
    expect(unknown.flatMap(({ start, end }) => words(message.slice(start, end)))).toEqual(words(before + after));
  });

  test('two texts in one line are both found', () => {
    const message =
      'First say alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur and behind it you should always say ' +
      'allahumma inni asaluka ilman nafian wa rizqan tayyiban wa amalan mutaqabbalan before you go to work';
    const { verdict, matches } = checker.check(message);
    expect([verdict, ...matches.map(({ text }) => text.id)]).toEqual(['part', 'waking', 'knowledge']);
  });

  test('a long line with many texts is answered', () => {
    const line = 'alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur and please say it often ';
    expect(checker.check(line.repeat(230).slice(0, MAX_MESSAGE_LENGTH)).verdict).toBe('part');
  });

  test('our translation is known, with what differs', () => {
    expect(checker.check(TEXTS[1]?.translation ?? '')).toMatchObject({
      verdict: 'same',
      matches: [{ text: { id: 'waking' }, layer: 'translation' }],
    });
    expect(check('All praise is for Allah, who gave us life after He had caused us to die, and to Him is the return.')).toEqual([
      'differs',
      ['waking', ['word', 'return', 'rising']],
    ]);
  });
});

describe('a name of few sounds', () => {
  const names = new Checker();
  for (const latin of ['Allāh', 'as-Salām', 'al-ʿAzīz', 'al-ʿAdl', 'al-Ḥayy', 'an-Nūr', 'ar-Raʾūf']) names.add({ id: latin, latin });

  test.each(['hi', 'he', 'hey', 'ali', 'lol', 'la', 'all', 'dad', 'near', 'hi hi'])('is not found in %s', (message) => {
    expect(told(names.check(message))).toEqual(['unknown']);
  });

  test.each([
    ['al-Ḥayy', ['hayy', 'Hayy', 'al-hayy', 'Al Hayy', 'el hayy']],
    ['as-Salām', ['salam', 'as-salam', 'Assalaam']],
    ['Allāh', ['allah', 'Allâh']],
    ['an-Nūr', ['nur', 'an-noor', 'An Nour', 'annur']],
    ['ar-Raʾūf', ["Ar-Ra'uf", 'raouf', 'raoof']],
    ['al-ʿAdl', ['adl', 'al-adl']],
    ['al-ʿAzīz', ['aziz', 'Al-Azeez']],
  ])('%s is known however it is spelled', (id, spellings) => {
    for (const message of spellings) expect(told(names.check(message)), message).toEqual(['same', [id]]);
  });
});

describe('sources and numbers of times in Latin letters', () => {
  const latin = 'Alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur';
  const result = ({ verdict, matches, unknown }: CheckResult): unknown => [verdict, ...matches.map(({ text }) => text.id), unknown.length];
  const bare = result(checker.check(latin));

  test.each([
    '(Sahih Bukhari 6324, at-Tirmidhi 3417, Ibn Majah 3880)',
    '- Sahih al-Bukhari',
    '(HR. Bukhari no. 6324 & Muslim no. 2711)',
    '(Surah Al-Baqarah ayat 201)',
    '\nNarrated by Abu Dawud (5049), hasan sahih',
    '(Bukhari 6324) (3 times)',
    '\nSource: Sahih Muslim 2711',
  ])('%s is set aside', (source) => {
    expect(result(checker.check(`${latin} ${source}`))).toEqual(bare);
  });

  test('a message of a source alone is no text', () => {
    expect(check('Sahih al-Bukhari 6324')).toEqual(['unknown']);
  });
});

describe('headings in Latin letters', () => {
  const latin = 'Alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur';

  test.each([
    ['Dua after waking up:\n', '\nBukhari'],
    ['*Doa bangun tidur* :\n\n', ''],
    ['Invocation au réveil : ', ''],
  ])('%j is no unknown part of the message', (before, after) => {
    expect(checker.check(before + latin + after)).toMatchObject({ verdict: checker.check(latin).verdict, unknown: [] });
  });

  test('the beginning of a text before a colon is no heading', () => {
    const own = TEXTS[1]?.translation ?? '';
    expect(checker.check(own.replace('for Allah, who', 'for Allah, who:\n'))).toMatchObject({
      verdict: 'same',
      matches: [{ coverage: 1 }],
    });
  });

  test('a longer line before a colon is no heading: the verdict is not `same`', () => {
    const line = 'Whoever reads this every day at dawn and again at night with a sincere heart is safe';
    expect(checker.check(`${line}:\n${latin}`).verdict).not.toBe('same');
  });
});

describe('what a message states of a text', () => {
  const [knowledge, waking] = ['اللهم اني اسالك علما نافعا ورزقا طيبا وعملا متقبلا', 'الحمد لله الذي احيانا بعد ما اماتنا واليه النشور'];
  const statedIn = (message: string): unknown =>
    checker
      .check(message)
      .matches.map(({ text, stated }) => [
        text.id,
        ...(stated?.sources.map(({ start, end }) => message.slice(start, end)) ?? []),
        ...(stated?.times.map(({ times }) => times) ?? []),
      ]);

  test('stands with the match', () => {
    expect(statedIn(`${waking} رواه البخاري 1234 سبع مرات`)).toEqual([['waking', 'البخاري 1234', 7]]);
    expect(statedIn(`Muslim 2711:\n${waking}`)).toEqual([['waking', 'Muslim 2711']]);
  });

  test('counts for one of several texts only at the end of that text’s line', () => {
    expect(statedIn(`${knowledge} (3x)\n${waking} رواه مسلم`)).toEqual([
      ['knowledge', 3],
      ['waking', 'مسلم'],
    ]);
    expect(statedIn(`Bukhari 1:\n${knowledge}\nMuslim 2:\n${waking}`)).toEqual([['knowledge'], ['waking']]);
  });

  test('is not told where other words stand between, or where the message is not known', () => {
    const rest = 'ثم خرج المسافرون من المدينة صباحا فوجدوا قافلة كبيرة';
    expect(statedIn(`${waking}\n${rest} رواه مسلم`)).toEqual([['waking']]);
    expect(checker.check(`${rest} رواه مسلم`).matches).toEqual([]);
  });

  test('is not told of what is left out', () => {
    expect(statedIn('اللهم لك صمت وعلى رزقك افطرت رواه مسلم')).toEqual([['left']]);
  });
});

describe('Arabic beside Latin letters', () => {
  const [knowledge, waking] = TEXTS;
  const own = knowledge?.arabic ?? '';

  test.each([
    ['its transliteration', 'Allahumma inni as aluka ilman nafian wa rizqan tayyiban wa amalan mutaqabbala'],
    ['our translation', knowledge?.translation ?? ''],
    ['a translation that is not ours', 'My Lord, give me learning which is useful, pure sustenance, and acts that find acceptance.'],
  ])('%s adds nothing', (_, line) => {
    expect(check(`${own}\n${line}`)).toEqual(['same', ['knowledge']]);
  });

  test('another dua in Latin letters is found too', () => {
    for (const line of ['Alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur', waking?.translation]) {
      const { verdict, matches } = checker.check(`${own}\n${line}`);
      expect([verdict, ...matches.map(({ text }) => text.id)]).toEqual(['composed', 'knowledge', 'waking']);
    }
  });

  test.each([
    ['Arabic that is not known', 'خرج المسافرون من المدينة صباحا فوجدوا قافلة كبيرة تنتظر عند البئر القديمة'],
    ['a translation that is not ours', 'Thanks belong to God, He made us live when we had been dead, and we shall be gathered before Him'],
  ])('a transliteration is found beside %s, which is reported', (_, unknownLine) => {
    for (const lines of [
      [unknownLine, 'Alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur'],
      ['Alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur', unknownLine],
    ]) {
      const message = lines.join('\n');
      const { verdict, matches, unknown } = checker.check(message);
      expect([verdict, ...matches.map(({ text }) => text.id)]).toEqual(['part', 'waking']);
      expect(unknown.map(({ start, end }) => message.slice(start, end))).toEqual([unknownLine]);
    }
  });
});

test.each([
  ['nothing', ' \n ', 'empty'],
  ['bytes', `ab\u0000\u0001${'\ufffd'.repeat(9)}`, 'not-text'],
  ['emoji', '🌹🌹 123 !!', 'no-words'],
  ['another script', '愿主赐福', 'no-words'],
  ['100 KB', 'اللهم '.repeat(20_000), 'too-long'],
])('%s cannot be checked, and why is reported', (_, message, problem) => {
  expect(checker.check(message)).toEqual({ verdict: 'unknown', matches: [], unknown: [], promises: [], problem });
});

describe('a transliteration that begins as a text does', () => {
  const sounds = new Checker();
  sounds.add({
    id: 'azan',
    latin:
      'Allāhumma rabba hādhihi-d-daʿwati-t-tāmmah, wa-ṣ-ṣalāti-l-qāʾimah, āti Muḥammadani-l-wasīlata wa-l-faḍīlah, wa-bʿathhu maqāman maḥmūdani-lladhī waʿadtah',
  });
  sounds.add({
    id: 'fruit',
    latin: 'Allāhumma bārik lanā fī thamarinā, wa bārik lanā fī madīnatinā, wa bārik lanā fī ṣāʿinā, wa bārik lanā fī muddinā',
  });

  test('and goes on with other words is not known', () => {
    for (const message of ["Allahumma barik lana fi rajaba wa sya'bana wa ballighna ramadhana", 'Allahumma barik lana fi usrotina'])
      expect(told(sounds.check(message))).toEqual(['unknown']);
  });

  test('is the text where other words stand in the middle of it, and they are reported', () => {
    const message =
      "allahumma rabba hadzihid da'watit tammah, was sholatil qo'imah, ati muhammadanil wasilata wal fadhilah, wasy syarofa wad darojatal 'aliyatar rofi'ah, wab'atshu maqomam mahmudanil ladzi wa'adtah";
    const { verdict, matches, unknown } = sounds.check(message);
    expect([verdict, matches.map(({ text }) => text.id)]).toEqual(['differs', ['azan']]);
    expect(unknown.map(({ start, end }) => message.slice(start, end))).toEqual(["wasy syarofa wad darojatal 'aliyatar rofi'ah"]);
  });
});

describe('the article', () => {
  const sounds = new Checker();
  sounds.add({ id: 'thirst', latin: 'dhahaba-ẓ-ẓamaʾu, wa-btallati-l-ʿurūqu, wa thabata-l-ajru in shāʾa-llāh' });

  test.each([
    ['Dhahaba dh-dhama’u wabtallatil ‘urooqu wa thabatal ajru in sha Allah', 'same'],
    ['Dhahabaz zama’ wabtallatil uruq', 'part'],
  ])('written with the word before it, as in %j, is no difference', (message, verdict) => {
    expect(sounds.check(message)).toMatchObject({ verdict, matches: [{ text: { id: 'thirst' } }] });
  });

  test('is no reason to take other words for the text', () => {
    expect(told(sounds.check('Dhahabal waladul jamilu ilal baytil kabir'))).toEqual(['unknown']);
  });
});

test('a message of the longest kind is answered', () => {
  expect(checker.check('ابجد هوز حطي '.repeat(1500).slice(0, MAX_MESSAGE_LENGTH)).verdict).toBe('unknown');
});

describe('a list of short texts in Latin letters', () => {
  const sounds = new Checker();
  sounds.add({ id: 'glory', latin: 'subḥāna-llāh' });
  sounds.add({ id: 'praise', latin: 'al-ḥamdu lillāh' });
  sounds.add({ id: 'greatest', latin: 'Allāhu akbar' });
  sounds.add({ id: 'forgiveness', latin: 'astaghfiru-llāha wa atūbu ilayh' });
  sounds.add({ id: 'thanks', latin: 'jazāka-llāhu khayrā' });
  sounds.add({ id: 'all', latin: 'subḥāna-llāh, wa-l-ḥamdu lillāh, wallāhu akbar, lā ilāha illa-llāhu waḥdahu lā sharīka lah' });
  sounds.add({ id: 'light', latin: 'subḥāna-llāhi wa biḥamdih, subḥāna-llāhi-l-ʿaẓīm' });
  const list = (message: string): unknown => {
    const { verdict, matches, unknown } = sounds.check(message);
    return [verdict, matches.map(({ text }) => text.id), unknown.length];
  };

  test('is each of them, and not a text with the same words', () => {
    expect(list('Subhanallah 33x\nAlhamdulillah 33x\nAllahu akbar 34x')).toEqual(['composed', ['glory', 'praise', 'greatest'], 0]);
  });

  test('in one line gets no number of times as a whole where its parts have their own', () => {
    const whole = (numbers: readonly string[]): string =>
      `Subhanallah${numbers[0]}, walhamdulillah${numbers[0]}, wallahu akbar${numbers[0]}, la ilaha illallahu wahdahu la sharika lah${numbers[1]}`;
    const statedIn = (message: string): unknown => sounds.check(message).matches[0]?.stated?.times.map(({ times }) => times) ?? [];
    expect(statedIn(whole(['', ' 3x']))).toEqual([3]);
    expect(statedIn(whole([' 33x', ' 1x']))).toEqual([]);
  });

  test('with numbers is known line by line', () => {
    expect(
      list('3 douas à ne pas oublier :\n1. Astaghfiroullah (3 fois)\n2. Soubhanallahi wa bihamdihi, soubhanallahil adhim (100 fois)'),
    ).toEqual(['composed', ['forgiveness', 'light'], 0]);
  });

  test.each(['Jazak Allah khair', 'Assalamu alaikum', 'Bonne journée', 'Amina'])('has no text in the line %j', (line) => {
    expect(list(`Subhanallahi wa bihamdihi, subhanallahil adhim\n\n${line}`)).toMatchObject([
      expect.anything(),
      ['light'],
      expect.anything(),
    ]);
  });

  test.each(['Alhamdulillah', 'alhamdoulillah', 'Elhamdulillah', 'al hamdu lillah'])(
    '%s is known with any spelling of the article',
    (message) => {
      expect(list(message)).toEqual(['same', ['praise'], 0]);
    },
  );
});

describe('words that only say when or how often', () => {
  const latin = 'Allahumma inni asaluka ilman nafian wa rizqan tayyiban wa amalan mutaqabbala';
  const result = ({ verdict, matches, unknown }: CheckResult): unknown => [verdict, ...matches.map(({ text }) => text.id), unknown.length];
  const short = new Checker();
  short.add({ id: 'glory', latin: 'subḥāna-llāh', translation: 'Glory be to Allah.' });
  short.add({ id: 'praise', latin: 'al-ḥamdu lillāh' });
  short.add({ id: 'greatest', latin: 'Allāhu akbar' });
  short.add({
    id: 'evening',
    latin: 'wa sabbiḥūhu bukratan wa aṣīlā',
    translation: 'And glorify Him much and call upon Him in the morning and in the evening.',
  });

  test.each(['(3 fois apres le fajr)', '(7 fois matin et soir)', '3x after every prayer', 'setelah sholat', 'har namaz ke baad 3 baar'])(
    'the words %s behind a text do not change the answer',
    (words) => {
      expect(result(checker.check(`${latin} ${words}`))).toEqual(result(checker.check(latin)));
    },
  );

  test.each([
    'Soubhanallah 33 fois après chaque prière',
    'Avant de dormir, soubhanallah 33 fois',
    'Subhanallah 33 times after every prayer',
    'Subhanallah 33x setelah sholat',
    'Subhanallah 33 baar har namaz ke baad',
    'Subhanallah (33) pagi dan petang',
  ])('leave a short text known: %s', (message) => {
    expect(result(short.check(message))).toEqual(['same', 'glory', 0]);
  });

  test.each([
    'Avant de dormir : Soubhanallah 33 fois, Alhamdoulillah 33 fois, Allahou Akbar 34 fois (Boukhari)',
    'Subhanallah 33x\nAlhamdulillah 33x\nAllahu akbar 34x\navant de dormir',
    'Sebelum tidur baca Subhanallah 33x, Alhamdulillah 33x, Allahu Akbar 34x',
    'Après la prière dire soubhanallah 33 fois, alhamdoulillah 33 fois, Allahou akbar 33 fois',
    'Before sleeping: Subhanallah 33 times, Alhamdulillah 33 times and Allahu Akbar 34 times',
  ])('separate the texts of a list: %s', (message) => {
    const { verdict, matches, unknown } = short.check(message);
    expect([verdict, matches.map(({ text }) => text.id).toSorted(), unknown]).toEqual(['composed', ['glory', 'greatest', 'praise'], []]);
  });

  test('are compared where they are words of a text', () => {
    const whole = 'And glorify Him much and call upon Him in the morning and in the evening.';
    expect(told(short.check(whole))).toEqual(['same', ['evening']]);
    expect(told(short.check(whole.replace('evening', 'night')))).toEqual(['differs', ['evening', ['word', 'night', 'evening']]]);
  });

  test('are no text by themselves', () => {
    for (const message of ['avant de dormir', 'after every prayer', '33 fois après la prière', 'matin et soir\n3 fois'])
      expect(told(short.check(message)), message).toEqual(['unknown']);
  });
});

describe('a text that is left out, in Latin letters', () => {
  const sounds = new Checker();
  sounds.add({ id: 'morning', latin: 'aṣbaḥnā wa aṣbaḥa-l-mulku lillāh, wa-l-ḥamdu lillāh, lā ilāha illa-llāhu waḥdahu lā sharīka lah' });
  sounds.add({ id: 'milk', latin: 'Allāhumma bārik lanā fīhi wa zidnā minh' });
  const leaveOut = (id: string, arabic: string, latin: string): void => sounds.add({ id, arabic, latin, isLeftOut: true });
  leaveOut('fire', 'اللَّهُمَّ أَجِرْنِي مِنَ النَّارِ', 'Allahumma ajirni mina-n-nar, seven times');
  leaveOut(
    'kingdom',
    'أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ لِلَّهِ رَبِّ الْعَالَمِينَ، اللَّهُمَّ إِنِّي أَسْأَلُكَ خَيْرَ هَذَا الْيَوْمِ، فَتْحَهُ وَنَصْرَهُ',
    'Asbahna wa asbaha-l-mulku li-llahi Rabbi-l-alamin',
  );
  leaveOut('peace', 'وَإِلَيْكَ يَرْجِعُ السَّلَامُ، حَيِّنَا رَبَّنَا بِالسَّلَامِ، وَأَدْخِلْنَا دَارَ السَّلَامِ', 'Wa ilayka yarji’u-s-salam');
  leaveOut('food', 'اللَّهُمَّ بَارِكْ لَنَا فِيمَا رَزَقْتَنَا، وَقِنَا عَذَابَ النَّارِ', 'Allahumma barik lana fima razaqtana');
  const found = (message: string): unknown => {
    const { verdict, matches } = sounds.check(message);
    return [verdict, matches[0]?.text.id];
  };

  test.each([
    ['Allahoumma ajirni minan nar', 'fire'],
    ['Allahouma ajirni mina nar (7 fois)', 'fire'],
    ['Allahoumma ajirni minan nar 7 fois après fajr et maghrib (Abou Dawoud)', 'fire'],
    ['Asbahna wa asbahal mulku lillahi rabbil alamin, allahumma inni asaluka khaira hadzal yaum, fathahu wa nashrahu', 'kingdom'],
    ['Asbahna wa asbahal mulku lillahi rabbil alamin', 'kingdom'],
    ['Hayyina rabbana bi salam wa adkhilna dara salam', 'peace'],
    ['Allahumma barik lana fima razaqtana wa qina adzabannar', 'food'],
    ['Récite : Allahoumma ajirni minan nar\nAllahumma barik lana fima razaqtana wa qina adhaban nar', 'fire'],
  ])('%s is named', (message, id) => {
    expect(found(message)).toEqual(['left-out', id]);
  });

  test('is not named for words that one of ours has too', () => {
    expect(found('asbahna wa asbahal mulku lillah')).toEqual(['part', 'morning']);
    expect(found('Allahumma barik lana fihi wa zidna minhu')).toEqual(['differs', 'milk']);
    expect(found('Allahumma barik lana')).toEqual(['part', 'milk']);
  });

  test('in a long message is only a part of it', () => {
    const rest = 'Mes chers frères et mes chères sœurs, je vous souhaite une bonne semaine de travail et beaucoup de joie avec vos enfants';
    expect(found(`${rest}\nAllahoumma ajirni minan nar`)).toEqual(['part', 'fire']);
  });
});

describe('two Arabic words alone', () => {
  const short = new Checker();
  short.add({ id: 'forgiveness', arabic: 'أَسْتَغْفِرُ اللَّهَ وَأَتُوبُ إِلَيْهِ' });
  for (const what of ['عِلْمًا', 'خَيْرًا', 'هُدًى', 'صَبْرًا', 'نُورًا', 'رِزْقًا', 'عَفْوًا', 'قَلْبًا', 'لِسَانًا', 'يَقِينًا', 'شُكْرًا'])
    short.add({ id: what, arabic: `اللَّهُمَّ إِنِّي أَسْأَلُكَ ${what}` });

  test('are found as a part of a text that begins with them', () => {
    expect(short.check('أستغفر الله').verdict).toBe('part');
    expect(short.check('استغفر الله (3)').matches.map(({ text }) => text.id)).toEqual(['forgiveness']);
  });

  test.each(['اللهم إني', 'وأتوب إليه', 'الله وأتوب', 'محمد رسول', 'قال أستغفر الله فلان'])('%s match no text', (message) => {
    expect(told(short.check(message))).toEqual(['unknown']);
  });
});

describe('false words beside a text of ours', () => {
  const beside = new Checker();
  const add = (id: string, arabic: string, latin: string, isLeftOut?: true): void =>
    beside.add({ id, arabic, latin, ...(isLeftOut ? { isLeftOut } : {}) });
  add('pardon', 'اللَّهُمَّ إِنَّكَ عَفُوٌّ تُحِبُّ الْعَفْوَ فَاعْفُ عَنِّي', 'Allāhumma innaka ʿafuwwun tuḥibbu-l-ʿafwa faʿfu ʿannī');
  add('parents', 'رَبَّنَا اغْفِرْ لِي وَلِوَالِدَيَّ وَلِلْمُؤْمِنِينَ يَوْمَ يَقُومُ الْحِسَابُ', 'rabbana-ghfir lī wa li-wālidayya');
  add('hearts', 'يَا مُقَلِّبَ الْقُلُوبِ ثَبِّتْ قَلْبِي عَلَى دِينِكَ', 'yā muqalliba-l-qulūbi thabbit qalbī ʿalā dīnik');
  add('enough', 'حَسْبُنَا اللَّهُ وَنِعْمَ الْوَكِيلُ', 'ḥasbuna-llāhu wa niʿma-l-wakīl');
  add('mercy', 'يَا حَيُّ يَا قَيُّومُ بِرَحْمَتِكَ أَسْتَغِيثُ', 'yā ḥayyu yā qayyūmu bi-raḥmatika astaghīth');
  add('knowledge', 'رَبِّ زِدْنِي عِلْمًا', 'rabbi zidnī ʿilmā');
  add('in need', 'رَبِّ إِنِّي لِمَا أَنْزَلْتَ إِلَيَّ مِنْ خَيْرٍ فَقِيرٌ', 'rabbi innī limā anzalta ilayya min khayrin faqīr');
  add(
    'testimony',
    'أَشْهَدُ أَنْ لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ وَأَشْهَدُ أَنَّ مُحَمَّدًا عَبْدُهُ وَرَسُولُهُ',
    'ashhadu an lā ilāha illa-llāhu waḥdahu lā sharīka lah, wa ashhadu anna Muḥammadan ʿabduhu wa rasūluh',
  );
  add(
    'good',
    'رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ',
    'rabbanā ātinā fi-d-dunyā ḥasanatan wa fi-l-ākhirati ḥasanatan wa qinā ʿadhāba-n-nār',
  );
  add('glory', 'سُبْحَانَ اللَّهِ وَبِحَمْدِهِ سُبْحَانَ اللَّهِ الْعَظِيمِ', 'subḥāna-llāhi wa biḥamdih, subḥāna-llāhi-l-ʿaẓīm');
  add(
    'affairs',
    'يَا حَيُّ يَا قَيُّومُ بِرَحْمَتِكَ أَسْتَغِيثُ أَصْلِحْ لِي شَأْنِي كُلَّهُ وَلَا تَكِلْنِي إِلَى نَفْسِي طَرْفَةَ عَيْنٍ',
    'yā ḥayyu yā qayyūmu bi-raḥmatika astaghīth, aṣliḥ lī shaʾnī kullah, wa lā takilnī ilā nafsī ṭarfata ʿayn',
  );
  add(
    'four',
    'اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنْ عَذَابِ جَهَنَّمَ وَمِنْ عَذَابِ الْقَبْرِ وَمِنْ فِتْنَةِ الْمَحْيَا وَالْمَمَاتِ',
    'Allāhumma innī aʿūdhu bika min ʿadhābi jahannam, wa min ʿadhābi-l-qabr, wa min fitnati-l-maḥyā wa-l-mamāt',
  );
  add(
    'call',
    'اللَّهُمَّ رَبَّ هَذِهِ الدَّعْوَةِ التَّامَّةِ، وَالصَّلَاةِ الْقَائِمَةِ، آتِ مُحَمَّدًا الْوَسِيلَةَ وَالْفَضِيلَةَ، وَابْعَثْهُ مَقَامًا مَحْمُودًا الَّذِي وَعَدْتَهُ',
    'Allāhumma rabba hādhihi-d-daʿwati-t-tāmmah, wa-ṣ-ṣalāti-l-qāʾimah, āti Muḥammadani-l-wasīlata wa-l-faḍīlah, wa-bʿathhu maqāman maḥmūdani-lladhī waʿadtah',
  );
  add('promise', 'رَبَّنَا وَآتِنَا مَا وَعَدْتَنَا عَلَى رُسُلِكَ وَلَا تُخْزِنَا يَوْمَ الْقِيَامَةِ إِنَّكَ لَا تُخْلِفُ الْمِيعَادَ', 'rabbanā wa ātinā mā waʿadtanā ʿalā rusulik');
  add('appointment', 'إِنَّكَ لَا تُخْلِفُ الْمِيعَادَ', 'Innaka la tukhlifu-l-mi’ad', true);
  add('rank', 'وَالدَّرَجَةَ الرَّفِيعَةَ', 'Wa-d-darajata-r-rafi’ah', true);
  add('sanctuary', 'بِسْمِ اللَّهِ', 'bismi-llāh');
  add('nothing harms', 'بِسْمِ اللَّهِ الَّذِي لَا يَضُرُّ مَعَ اسْمِهِ شَيْءٌ فِي الْأَرْضِ', 'bismi-llāhi-lladhī lā yaḍurru maʿa-smihi shayʾun fi-l-arḍ');
  const found = (message: string, by = beside): unknown => {
    const { verdict, matches, unknown } = by.check(message);
    return [verdict, matches.map(({ text }) => text.id), unknown.map(({ start, end }) => message.slice(start, end))];
  };
  const pardon = 'اللهم إنك عفو تحب العفو فاعف عني';

  test.each([
    ['دعاء رجب اللهم بارك لنا في رجب وشعبان وبلغنا رمضان', pardon, 'pardon'],
    ['حديث شريف الجنة تحت أقدام الأمهات', 'ربنا اغفر لي ولوالدي وللمؤمنين يوم يقوم الحساب', 'parents'],
    ['عن النبي صلى الله عليه وسلم من قرأها دخل الجنة بلا حساب', pardon, 'pardon'],
    ['فضل هذا الدعاء ينجيك من عذاب القبر والنار', 'يا مقلب القلوب ثبت قلبي على دينك', 'hearts'],
    ['ذكر مجرب يقرأ أربعين مرة لقضاء الدين وجلب الرزق', 'حسبنا الله ونعم الوكيل', 'enough'],
    ['حديث النظافة من الإيمان', 'رب زدني علما', 'knowledge'],
    ['من قرأ هذا الدعاء سبع مرات كتب الله له ألف حسنة وسبعين ألف ملك يستغفرون له', 'يا حي يا قيوم برحمتك أستغيث', 'mercy'],
  ])('%s is no heading', (line, dua, id) => {
    expect(found(`${line}\n${dua}`)).toEqual(['part', [id], [line]]);
  });

  test.each([
    'دعاء ليلة القدر',
    'دعاء قيام الليل في العشر الأواخر من رمضان',
    'حديث شريف',
    'اللهم آمين يا رب العالمين',
    'دعاء نبي الله يونس عليه السلام',
  ])('%s is a heading', (line) => {
    expect(found(`${line}\n${pardon}`)).toEqual(['same', ['pardon'], []]);
  });

  const knowledge = 'Rabbi zidni ilma';
  test.each([
    ['Whoever recites this 1000 times, all his wishes come true within 3 days, 70,000 angels pray for him', '.', pardon],
    ['Read this and 1000 angels will pray for you', ': ', pardon],
    ['Whoever reads this once 70000 angels pray for him', ':\n', knowledge],
    ['The Prophet said seek knowledge even in China', ':\n', knowledge],
    ['Celui qui lit ceci 7 fois entrera au Paradis', ' :\n', knowledge],
    ['Barangsiapa membaca ini masuk surga tanpa hisab', ':\n', knowledge],
    ['Siapa yang membaca doa ini 1x maka 70.000 malaikat mendoakannya', ': ', knowledge],
    ['Jo yeh 7 baar parhe us par jahannam haram', ':\n', knowledge],
  ])('a virtue is reported: %s', (virtue, end, dua) => {
    for (const message of [`${virtue}${end}${dua}`, `${dua}\n${virtue}`])
      expect(found(message)).toEqual(['part', [dua === knowledge ? 'knowledge' : 'pardon'], [virtue]]);
  });

  test.each(['The Prophet said', 'Dua for those who seek forgiveness', 'Doa yang dibaca Nabi'])(
    '%s before a colon is a heading and is not reported',
    (heading) => {
      expect(found(`${heading}:\n${knowledge}`)).toEqual(['same', ['knowledge'], []]);
    },
  );

  test.each([
    ['جو شخص یہ دعا 7 مرتبہ پڑھے اس کے لیے 1000 فرشتے نیکیاں لکھتے ہیں', '۔\n'],
    ['اس دعا کو سوا لاکھ بار پڑھنے سے ہر مشکل حل ہو جاتی ہے', '\n'],
    ['فضیلت: جو یہ دعا ایک بار پڑھے گا اسے ستر ہزار فرشتوں کی دعا ملے گی', '\n'],
    ['حدیث: علم حاصل کرو چاہے چین جانا پڑے', '۔ '],
  ])('a virtue in Urdu is reported: %s', (virtue, end) => {
    const urdu = new Checker();
    urdu.add({ id: 'knowledge', arabic: 'رَبِّ زِدْنِي عِلْمًا', translation: 'اے میرے رب! مجھے علم میں بڑھا۔' });
    expect(found(`${virtue}${end}رَبِّ زِدْنِی عِلْمًا`, urdu)).toEqual(['part', ['knowledge'], [virtue]]);
  });

  test.each([
    ['Ya Ali madad', ', Allahumma innaka afuwwun tuhibbul afwa fa’fu anni', 'pardon'],
    ['ya Ghawth al-Azam', 'Rabbana atina fid dunya hasanah wa fil akhirati hasanah wa qina adhaban nar ', 'good'],
    ['ya Ali', 'Subhanallahi wa bihamdihi subhanallahil azim ', 'glory'],
    [
      'wa ashhadu anna Aliyyan waliyyullah',
      'Ashhadu an la ilaha illallah wahdahu la sharika lah wa ashhadu anna Muhammadan abduhu wa rasuluh ',
      'testimony',
    ],
  ])('%j at an end of a transliteration is reported', (added, dua, id) => {
    expect(found(dua.startsWith(',') ? added + dua : dua + added)).toEqual(['part', [id], [added]]);
  });

  test.each(['amin', 'Aamiin ya rabbal alamin', '3x'])('%s behind a transliteration is no addition', (end) => {
    expect(found(`Rabbana atina fid dunya hasanatan wa fil akhirati hasanatan wa qina adhaban nar ${end}`)).toMatchObject([
      expect.stringMatching(/^(?:same|differs)$/),
      ['good'],
      [],
    ]);
  });

  test('words in the middle of a transliteration are reported in a line too', () => {
    const call =
      "Allahumma rabba hazihid da'watit tammah, wassolatil qa'imah, ati Muhammadanil wasilata wal fadhilah, wasy syarafa wad darajatal 'aliyatar rafi'ah, wab'athhu maqamam mahmudanillazi wa'adtah, innaka la tukhliful mi'ad";
    expect(found(call)).toEqual(['part', ['call', 'appointment'], ["wasy syarafa wad darajatal 'aliyatar rafi'ah"]]);
  });

  test.each([
    ["Ya Hayyu ya Qayyum bi rahmatika astaghith aslih li sha'ni kullahu wa takilni ila nafsi tarfata ayn", 'affairs', 'lā'],
    ["Allahumma inni as'aluka min adhabi jahannam wa min adhabil qabr wa min fitnatil mahya wal mamat", 'four', 'aʿūdhu'],
  ])('a transliteration that turns the meaning round differs: %s', (message, id, missing) => {
    const { verdict, matches } = beside.check(message);
    expect([verdict, matches[0]?.text.id]).toEqual(['differs', id]);
    expect(matches[0]?.steps).toContainEqual(expect.objectContaining({ kind: 'missing', ours: missing }));
  });

  test('additions to a text match the texts that are left out, and not a part of a verse', () => {
    const call = 'اللهم رب هذه الدعوة التامة والصلاة القائمة آت محمدا الوسيلة والفضيلة والدرجة الرفيعة وابعثه مقاما محمودا الذي وعدته';
    expect(found(`${call} وارزقنا شفاعته يوم القيامة إنك لا تخلف الميعاد`)).toEqual([
      'part',
      ['call', 'appointment', 'rank'],
      ['وارزقنا شفاعته يوم القيامة'],
    ]);
  });

  test('a message with unknown words between its texts is a part, and not composed', () => {
    const message = 'بسم الله الشافي بسم الله الكافي بسم الله الذي لا يضر مع اسمه شيء في الأرض';
    expect(found(message)).toMatchObject(['part', expect.anything(), ['الشافي', 'الكافي']]);
  });
});

describe('words that are like a text by chance', () => {
  const chance = new Checker();
  chance.add({ id: 'milk', translation: 'O Allah, bless us in it and give us more of it.' });
  chance.add({ id: 'sleep', translation: 'In Your name, O Allah, I die and I live.' });
  chance.add({ id: 'fire', translation: 'O Allah, I ask You for Paradise and I seek refuge in You from the Fire.' });
  for (const what of ['patience', 'light', 'guidance', 'a good end', 'strength', 'wealth', 'love', 'certainty', 'mercy', 'shelter'])
    chance.add({ id: what, translation: `O Allah, I ask You for ${what} and for Your help, and I believe in You; bless us.` });
  chance.add({
    id: 'testimonies',
    arabic:
      'لَا إِلَهَ إِلَّا اللَّهُ وَاللَّهُ أَكْبَرُ لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ لَا إِلَهَ إِلَّا اللَّهُ لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ لَا إِلَهَ إِلَّا اللَّهُ وَلَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ',
  });
  chance.add({ id: 'harm', latin: 'Allāhumma innī aʿūdhu bika min sharri mā ʿamilt, wa min sharri mā lam aʿmal' });

  test.each([
    'O Allah, bless us in Rajab and Sha’ban and let us reach Ramadan',
    'O Allah, for You I fasted and upon Your provision I broke my fast',
    'لا إله إلا الله سبحان الملك القدوس\nلا إله إلا الله سبحان العزيز الجبار\nلا إله إلا الله سبحان الرؤوف الرحيم\nلا إله إلا الله سبحان الغفور الرحيم\nلا إله إلا الله سبحان الكريم الحكيم',
    'Allahoumma inni a’oudhou bika min charri hadha ch-chahri',
  ])('%s matches no text', (message) => {
    expect(chance.check(message).verdict).toBe('unknown');
    expect(chance.check(message).matches).toEqual([]);
  });
});

describe('the beginning of a text of ours', () => {
  const begun = new Checker();
  begun.add({
    id: 'morning',
    arabic:
      'أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ لِلَّهِ، وَالْحَمْدُ لِلَّهِ، لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ، رَبِّ أَسْأَلُكَ خَيْرَ مَا فِي هَذَا الْيَوْمِ وَخَيْرَ مَا بَعْدَهُ',
  });
  begun.add({
    id: 'left morning',
    arabic: 'أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ لِلَّهِ رَبِّ الْعَالَمِينَ، اللَّهُمَّ إِنِّي أَسْأَلُكَ خَيْرَ هَذَا الْيَوْمِ، فَتْحَهُ وَنَصْرَهُ',
    latin: 'أصبحنا وأصبح الملك لله رب العالمين',
    isLeftOut: true,
  });
  begun.add({ id: 'enough', latin: 'ḥasbuna-llāhu wa niʿma-l-wakīl' });
  begun.add({ id: 'worry', latin: 'Allāhumma innī aʿūdhu bika mina-l-hammi wa-l-ḥazan, wa-l-ʿajzi wa-l-kasal, wa-l-bukhli wa-l-jubn' });
  begun.add({ id: 'left worry', arabic: 'اللَّهُمَّ أَذْهِبْ عَنِّي الْهَمَّ وَالْحَزَنَ', latin: 'Allahumma adh-hib', isLeftOut: true });

  test('is not named as one that is left out', () => {
    expect(told(begun.check('أصبحنا وأصبح الملك لله'))).toMatchObject(['part', ['morning', expect.anything()]]);
    const { verdict, matches } = begun.check("1. Hasbunallahu wa ni'mal wakil\n2. Allahumma inni a'udhu bika minal hammi wal hazan");
    expect([verdict, ...matches.map(({ text }) => text.id)]).toEqual(['composed', 'enough', 'worry']);
  });

  test('the steps of a left-out text quote its Arabic, and not its first words in the letters of the language', () => {
    const urdu = new Checker();
    const arabic = 'حَسْبِيَ اللَّهُ لَا إِلَهَ إِلَّا هُوَ عَلَيْهِ تَوَكَّلْتُ وَهُوَ رَبُّ الْعَرْشِ الْعَظِيمِ، سَبْعَ مَرَّاتٍ';
    urdu.add({ id: 'left-out', arabic, latin: 'حسبی اللہ لا الہ الا ہو علیہ توکلت، صبح و شام سات بار', isLeftOut: true });
    const [match] = urdu.check('حسبی اللہ لا الہ الا ہو').matches;
    const missing = match?.steps.filter(({ kind }) => kind === 'missing') ?? [];
    expect(missing.length).toBeGreaterThan(0);
    const words = arabic.split(' ');
    expect(missing.flatMap(({ ours }) => ours.split(' ')).filter((word) => !words.includes(word))).toEqual([]);
  });
});

describe('a transliteration and its translation, without Arabic', () => {
  const latin = 'Alhamdu lillahil ladhi ahyana bada ma amatana wa ilayhin nushur';
  const own = TEXTS[1]?.translation ?? '';

  test.each([
    ['ours', own],
    ['another', own.replace('the rising', 'the return')],
  ])('are one text (translation: %s): %s', (_, translation) => {
    for (const message of [`${latin}\n${translation}`, `${translation}\n${latin}`]) {
      const { verdict, matches, unknown } = checker.check(message);
      expect([['same', 'differs'].includes(verdict), matches.map(({ text }) => text.id), unknown]).toEqual([true, ['waking'], []]);
    }
  });

  test('a false line above them is reported', () => {
    const line = 'Utlubul ilma walaw bis sin';
    const { verdict, unknown } = checker.check(`${line}\n${latin}\n${own}`);
    expect([verdict, unknown.length]).toEqual(['part', 1]);
  });
});
