import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH } from './check.ts';
import { readStated } from './stated.ts';

const sourcesIn = (message: string): string[] =>
  readStated(message).stated.sources.map(({ keys, number }) => [keys.join('|'), number].filter(Boolean).join(':'));
const timesIn = (message: string): number[] => readStated(message).stated.times.map(({ times }) => times);

describe('sources', () => {
  test.each([
    ['in brackets', 'amutu wa ahya (Sahih Bukhari 6324)', ['bukhari:6324']],
    ['behind a dash', 'amutu wa ahya - Sahih al-Bukhari', ['bukhari']],
    ['behind a report', 'amutu wa ahya (HR. Bukhari no. 6324)', ['bukhari:6324']],
    ['in a line of its own', 'amutu wa ahya\nAl-Boukhari', ['bukhari']],
    ['in French', 'amutu wa ahya. Rapporté par Mouslim n° 2711', ['muslim:2711']],
    ['several', '(Abu Dawud 5068, at-Tirmidzi 3391 dan Ibnu Majah)', ['abudawud:5068', 'tirmidhi:3391', 'ibnmajah']],
    ['with a verdict', 'Jami` at-Tirmidhi 3434 - hasan sahih', ['tirmidhi:3434']],
    ['before a colon', 'Sahih Muslim 2711: amutu', ['muslim:2711']],
    ['a surah by name', 'Rabbi zidni ilma (Surah Taha 114)', ['quran']],
    ['a verse in figures', 'Rabbi zidni ilma (Ta-Ha 20:114)', ['quran:20:114']],
    ['in Arabic', 'اموت واحيا رواه البخاري ومسلم', ['bukhari', 'muslim']],
    ['in Arabic figures', 'اموت واحيا [صحيح البخاري: ٦٣٢٤]', ['bukhari:6324']],
    ['in Urdu', 'اموت واحيا (صحیح بخاری ۶۳۲۴)', ['bukhari:6324']],
    ['both Sahihs', 'اموت واحيا متفق عليه', ['bukhari|muslim']],
    ['a book that only gathers', '(Hisn al-Muslim 99)', [':99']],
  ])('%s are read', (_, message, sources) => {
    expect(sourcesIn(message)).toEqual(sources.map((one) => one.replace(/^:/, '')));
    expect(readStated(message).spans.length).toBeGreaterThan(0);
  });

  test.each([
    ['a volume and a page', '(Muslim 4/2081)', ['muslim']],
    ['what may be a number of times', 'amutu - Muslim (33)', ['muslim']],
    ['several numbers', '(Bukhari 6312, 6314)', ['bukhari']],
    ['the numbers of a book of its own', '(Sahih at-Tirmidhi 2700)', ['tirmidhi']],
  ])('of %s no number is reported', (_, message, sources) => {
    expect(sourcesIn(message)).toEqual(sources);
  });

  test.each([
    'tawaffani muslim',
    'wa ana muslim wa muhammad',
    'Allahummaghfir li (Ahmad) wa liwalidayya',
    'Subhanal Malik 3',
    'Al-Hakim',
    'innaka antal azizul hakim 100',
    'Muslims pray (five a day)',
    'توفني مسلما والحقني بالصالحين',
    'ya Malik\nya Hakim',
  ])('%j names none', (message) => {
    expect(readStated(message)).toMatchObject({ stated: { sources: [], times: [] }, spans: [] });
  });

  test('the words of the message are reported, without what only introduces them', () => {
    const message = 'ahya (HR. Bukhari no. 6324, sahih)';
    const [source] = readStated(message).stated.sources;
    expect(message.slice(source?.start, source?.end)).toBe('Bukhari no. 6324');
  });
});

test('what follows a source in brackets is no part of it', () => {
  const message = 'ahya (Muslim) No god but Allah';
  expect(readStated(message).spans.map(({ start, end }) => message.slice(start, end))).toEqual(['Muslim']);
});

test.each([
  '3 times ',
  'Muslim 2711, ',
  'surah a b c ',
  'hadith ',
  '(Taha 20:1) ',
  'muslim (',
  '- - - muslim ',
  'رواه مسلم ',
  'after the prayer ',
  'har namaz ke ',
])('a message of the longest kind with only %j is read without delay', (words) => {
  const before = performance.now();
  readStated(words.repeat(MAX_MESSAGE_LENGTH).slice(0, MAX_MESSAGE_LENGTH));
  expect(performance.now() - before).toBeLessThan(2000);
});

describe('numbers of times', () => {
  test.each([
    ['amutu 7x', [7]],
    ['amutu ×3', [3]],
    ['Repeat it 100 times', [100]],
    ['say it thirty-three times', [33]],
    ['à dire trois fois', [3]],
    ['dibaca tiga puluh tiga kali', [33]],
    ['واليه النشور سبع مرات', [7]],
    ['٣ مرات', [3]],
    ['سات مرتبہ', [7]],
    ['سو بار', [100]],
    ['(ثلاثا)', [3]],
  ])('%j', (message, times) => {
    expect(timesIn(message)).toEqual(times);
  });

  test.each(['twenty three times', '3-7 times', 'three or seven times', 'سبعين مرة', 'ظلمت نفسي ظلما ثلاثا', '(3)', 'box 7 xylophones'])(
    '%j is not certain',
    (message) => {
      expect(timesIn(message)).toEqual([]);
    },
  );
});

describe('words that may say only when or how often', () => {
  const uncertainIn = (message: string): string[] => readStated(message).uncertain.map(({ start, end }) => message.slice(start, end));

  test.each([
    ['Soubhanallah après chaque prière', 'après chaque prière'],
    ['Avant de dormir : Soubhanallah', 'Avant de dormir'],
    ['Hasbiyallah (matin et soir)', 'matin et soir'],
    ['Soubhanallah après la prière du maghrib', 'après la prière du maghrib'],
    ['Soubhanallah avant l’aube', 'avant l’aube'],
    ['Subhanallah after every obligatory prayer', 'after every obligatory prayer'],
    ['Subhanallah every morning and evening.', 'every morning and evening'],
    ['Subhanallah setelah sholat subuh', 'setelah sholat subuh'],
    ['Subhanallah pagi dan petang', 'pagi dan petang'],
    ['Subhanallah har namaz ke baad', 'har namaz ke baad'],
    ['Subhanallah sone se pehle', 'sone se pehle'],
    ['سبحان الله ہر نماز کے بعد', 'ہر نماز کے بعد'],
    ['سبحان الله صبح و شام', 'صبح و شام'],
  ])('%j has them', (message, words) => {
    expect(uncertainIn(message)).toEqual([words]);
  });

  test('stand beside a number of times in the middle of a line too', () => {
    expect(uncertainIn('Subhanallah 33 times after every prayer and Alhamdulillah')).toEqual(['after every prayer and', '33 times']);
  });

  test.each(['I seek Your pardon after every prayer that I say', 'wa la ilaha illa ant', 'bada ma amatana', 'Light upon light', 'Din'])(
    '%j has none',
    (message) => {
      expect(uncertainIn(message)).toEqual([]);
    },
  );
});
