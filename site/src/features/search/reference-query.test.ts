import { expect, test } from 'vitest';
import { labelOf } from './reference-label.ts';
import { referenceMatchLevel, verseCountOfReference } from './reference-match.ts';
import { parseReference, unambiguousReference } from './reference-query.ts';

const NAMES = {
  collections: {
    bukhari: 'Sahih al-Bukhari',
    muslim: 'Sahih Muslim',
    abudawud: 'Sunan Abi Dawud',
    tirmidhi: "Jami' at-Tirmidhi",
    nasai: "Sunan an-Nasa'i",
    ibnmajah: 'Sunan Ibn Majah',
    hisnalmuslim: 'Hisn al-Muslim',
  },
  surahs: {
    2: 'Al-Baqarah,البقرة',
    3: "Ali 'Imran,آل عمران",
    18: 'Al-Kahf,الكهف',
    20: 'Taha,طه',
    21: 'Al-Anbya,الأنبياء',
    55: 'Ar-Rahman,الرحمن',
    74: 'Al-Muddaththir,المدثر',
    112: 'Al-Ikhlas,الإخلاص',
    114: 'An-Nas,الناس',
  },
};

test.each([
  ['bukhari 6312', 'bukhari', '6312'],
  ['bukhari:6312', 'bukhari', '6312'],
  ['Sahih al-Bukhari 6312', 'bukhari', '6312'],
  ['Al Bukhari hadith no. 6312', 'bukhari', '6312'],
  ['muslim:2711', 'muslim', '2711'],
  ['Sahih Muslim 2711', 'muslim', '2711'],
  ['Muslim 0027', 'muslim', '27'],
  ['abu dawud 1169', 'abudawud', '1169'],
  ['abu daud 1169', 'abudawud', '1169'],
  ['Sunan Abi Dawud 1169', 'abudawud', '1169'],
  ['tirmizi 3507', 'tirmidhi', '3507'],
  ['nasai 12', 'nasai', '12'],
  ["an-Nasa'i 12", 'nasai', '12'],
  ['ibn majah 3871', 'ibnmajah', '3871'],
  ['bukh ٦٣١٢', 'bukhari', '6312'],
  ['hadith bukhari 6312', 'bukhari', '6312'],
  ['البخاري 6312', 'bukhari', '6312'],
  ['صحيح البخاري ٦٣١٢', 'bukhari', '6312'],
  ['رواه مسلم 2711', 'muslim', '2711'],
  ['سنن أبي داود 5067', 'abudawud', '5067'],
  ['(Bukhari 6312)', 'bukhari', '6312'],
  ['[Bukhari: 6312].', 'bukhari', '6312'],
  ['Bukhari (6312)', 'bukhari', '6312'],
  ['(رواه البخاري: 6312)', 'bukhari', '6312'],
  ['صحيح البخاري، حديث رقم ٦٣١٢', 'bukhari', '6312'],
  ['HR. Bukhari no. 6312', 'bukhari', '6312'],
  ['narrated by Muslim 2711', 'muslim', '2711'],
  ['hadith 6312 in Bukhari', 'bukhari', '6312'],
  ['hadith no. 2711 Muslim', 'muslim', '2711'],
  ['nasa 12', 'nasai', '12'],
])('%s is %s %s', (query, key, number) => {
  expect(parseReference(query, NAMES)).toEqual({ kind: 'hadith', keys: [key], number, letter: '' });
});

test.each([
  ['2:255', 2, 255, 255],
  ['2 : 255', 2, 255, 255],
  ["Qur'an 2:255", 2, 255, 255],
  ['Qur’an 3:190–200', 3, 190, 200],
  ['quran:3:190-200', 3, 190, 200],
  ['٢:٢٥٥', 2, 255, 255],
  ['baqarah 255', 2, 255, 255],
  ['Surah Al-Baqarah verse 255', 2, 255, 255],
  ['surah kahf', 18, 1, Infinity],
  ['surah 112', 112, 1, Infinity],
  ['surah no. 114', 114, 1, Infinity],
  ['سورة رقم 112', 112, 1, Infinity],
  ['3:190 to 200', 3, 190, 200],
  ['ali imran 190 until 200', 3, 190, 200],
  ['(2:255)', 2, 255, 255],
  ['[2:255]', 2, 255, 255],
  ['“2:255”', 2, 255, 255],
  ['Quran 2:255.', 2, 255, 255],
  ['2:255?', 2, 255, 255],
  ['\u200f2:255\u200f', 2, 255, 255],
  ['Al-Quran 2:255', 2, 255, 255],
  ['from the Quran 2:255', 2, 255, 255],
  ['Q 2:255', 2, 255, 255],
  ['Q. 2:255', 2, 255, 255],
  ['Q2:255', 2, 255, 255],
  ['QS. 2:255', 2, 255, 255],
  ['Quran 2/255', 2, 255, 255],
  ['Quran 2 255', 2, 255, 255],
  ['Surah 2, verse 255', 2, 255, 255],
  ['Surah no. 2 ayah no. 255', 2, 255, 255],
  ['2 255', 2, 255, 255],
  ['Al-Baqarah 2:255', 2, 255, 255],
  ['Surah Al-Baqarah (2:255)', 2, 255, 255],
  ['Surah 2, Al-Baqarah, verse 255', 2, 255, 255],
  ['[Al-Baqarah: 255]', 2, 255, 255],
  ['(Al-Baqarah, 255)', 2, 255, 255],
  ['Al-Baqarah, v. 255', 2, 255, 255],
  ['Al-Baqarah 285-286', 2, 285, 286],
  ['Al-Baqarah [2]: 285–286', 2, 285, 286],
  ['QS. Al-Baqarah [2]: 255', 2, 255, 255],
  ['(QS. Al-Baqarah: 255)', 2, 255, 255],
  ['Q.S. Al-Baqarah/2: 255', 2, 255, 255],
  ['Ali Imran 190', 3, 190, 190],
  ['Aal-e-Imran 3:190-200', 3, 190, 200],
  ['Taha 114', 20, 114, 114],
  ['Ar-Rahman 55:13', 55, 13, 13],
  ['Rehman 55:13', 55, 13, 13],
  ['Anbiya 87', 21, 87, 87],
  ['Muddathir 5', 74, 5, 5],
  ['Surah Rehman 13', 55, 13, 13],
  ['surah rehman', 55, 1, Infinity],
  ['Surah an-Nas 1', 114, 1, 1],
  ['verse 255 of surah Baqarah', 2, 255, 255],
  ['verses 285-286 of al-Baqarah', 2, 285, 286],
])('%s is a verse', (query, surah, from, to) => {
  expect(parseReference(query, NAMES)).toMatchObject({ kind: 'verse', surah, from, to });
});

test.each([
  ['البقرة 255', 2, 255, 255],
  ['البقرة: 255', 2, 255, 255],
  ['[البقرة: ٢٥٥]', 2, 255, 255],
  ['\ufd3fالبقرة ٢٥٥\ufd3e', 2, 255, 255],
  ['سورة البقرة 255', 2, 255, 255],
  ['سورة البقرة، الآية 255', 2, 255, 255],
  ['سورة البقرة آية رقم 255', 2, 255, 255],
  ['القرآن 2:255', 2, 255, 255],
  ['سورة 2 آية 255', 2, 255, 255],
  ['بقرة 255', 2, 255, 255],
  ['آل عمران 190', 3, 190, 190],
  ['آل عمران: ١٩٠-٢٠٠', 3, 190, 200],
  ['طه ١١٤', 20, 114, 114],
  ['سورة الكهف', 18, 1, Infinity],
  ['آية 255 من سورة البقرة', 2, 255, 255],
])('the Arabic query %s is read as a verse', (query, surah, from, to) => {
  expect(parseReference(query, NAMES)).toMatchObject({ kind: 'verse', surah, from, to });
});

test.each([
  'rain',
  'muslim',
  'praising a Muslim',
  'hadith 7',
  'hadith 2:255',
  '7',
  '2-255',
  '33 33 34',
  'when 3 came',
  'fajr 5:30',
  'no 2:255',
  'surah 2 al-baqarah',
  'Rehman 13',
  'verse 3 of the night prayer',
  'Al-Kahf 2:255',
  'bukhari 2 muslim 255',
  '',
  '()',
  'kahf',
  'الله ٣',
  'الكهف',
])('"%s" is read as no reference to a verse or hadith', (query) => {
  expect(parseReference(query, NAMES)).toBeUndefined();
});

test('a reference matches exactly if it has the sought verse or hadith, and partly if its number begins with the sought one', () => {
  const verse = parseReference('2:255', NAMES);
  const hadith = parseReference('muslim 271', NAMES);
  if (!verse || !hadith) throw new Error('both are places');
  expect(referenceMatchLevel('quran:2:255', verse)).toBe(2);
  expect(referenceMatchLevel('quran:1:1, 2:255-257', verse)).toBe(2);
  expect(referenceMatchLevel('quran:2:254-257', verse)).toBe(2);
  expect(referenceMatchLevel('quran:2:256-257', verse)).toBe(0);
  expect(referenceMatchLevel('quran:2:2550', verse)).toBe(1);
  expect(referenceMatchLevel('quran:3:255', verse)).toBe(0);
  expect(referenceMatchLevel('muslim:271', hadith)).toBe(2);
  expect(referenceMatchLevel('muslim:271a', hadith)).toBe(2);
  expect(referenceMatchLevel('muslim:2711', hadith)).toBe(1);
  expect(referenceMatchLevel('bukhari:271', hadith)).toBe(0);
  const lettered = parseReference('muslim 271b', NAMES);
  if (!lettered) throw new Error('it is a place');
  expect(['muslim:271', 'muslim:271b', 'muslim:271a'].map((ref) => referenceMatchLevel(ref, lettered))).toEqual([2, 2, 0]);
});

test('verseCountOfReference counts the verses of a reference, and labelOf writes a reference in words', () => {
  expect(verseCountOfReference('quran:2:255')).toBe(1);
  expect(verseCountOfReference('quran:3:190-200, 4:1')).toBe(12);
  expect(labelOf('bukhari:6312', NAMES)).toBe('Sahih al-Bukhari 6312');
  expect(labelOf('quran:2:255', NAMES)).toBe('Qur’an 2:255');
  expect(labelOf('quran:3:190-200', NAMES)).toBe('Qur’an 3:190–200');
});

test.each([
  ['bukhari 4000', 'bukhari:4000'],
  ['bukhari 0', 'bukhari:0'],
  ['bukhari 0004000', 'bukhari:4000'],
  ['bukhari 99999999999999999999', 'bukhari:99999999999999999999'],
  ['2:9999', 'quran:2:9999'],
  ['Sahih Muslim 8b', 'muslim:8b'],
  ['2:256', 'quran:2:256'],
  ['2:256-257', 'quran:2:256-257'],
  ['(2:256).', 'quran:2:256'],
  ['Surah 2, verse 256', 'quran:2:256'],
  ['Al-Baqarah 2:256', 'quran:2:256'],
  ['[Al-Baqarah: 256]', 'quran:2:256'],
  ['Al-Baqarah verse 256', 'quran:2:256'],
  ['سورة البقرة آية 256', 'quran:2:256'],
  ['Ar-Rahman 55:13', 'quran:55:13'],
  ['[الرحمن: ١٣]', 'quran:55:13'],
  ['Hisn al-Muslim 27', undefined],
  ['2 256', undefined],
  ['2, 256', undefined],
  ['ikhlas 11', undefined],
  ['surah ikhlas 11', undefined],
  ['الإخلاص 11', undefined],
  ['surah kahf', undefined],
  ['rain', undefined],
])('the reference that "%s" clearly names is %s', (query, reference) => {
  expect(unambiguousReference(query, NAMES)).toBe(reference);
});
