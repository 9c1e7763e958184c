import { expect, test } from 'vitest';
import { labelOf } from './reference-label.ts';
import { referenceMatch, parseReference, verseCountIn, writtenReference } from './reference-query.ts';

const NAMES = {
  collections: {
    bukhari: 'Sahih al-Bukhari',
    muslim: 'Sahih Muslim',
    abudawud: 'Sunan Abi Dawud',
    tirmidhi: "Jami' at-Tirmidhi",
    nasai: "Sunan an-Nasa'i",
    ibnmajah: 'Sunan Ibn Majah',
  },
  surahs: { 2: 'Al-Baqarah', 18: 'Al-Kahf' },
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
])('%s is a verse', (query, surah, from, to) => {
  expect(parseReference(query, NAMES)).toEqual({ kind: 'verse', surah, from, to });
});

test.each(['rain', 'muslim', 'praising a Muslim', 'hadith 7', '7', 'when 3 came', '', 'kahf', 'الله ٣'])('"%s" names no place', (query) => {
  expect(parseReference(query, NAMES)).toBeUndefined();
});

test('a reference is near when it is the place or lies around it', () => {
  const verse = parseReference('2:255', NAMES);
  const hadith = parseReference('muslim 271', NAMES);
  if (!verse || !hadith) throw new Error('both are places');
  expect(referenceMatch('quran:2:255', verse)).toBe(2);
  expect(referenceMatch('quran:1:1, 2:255-257', verse)).toBe(2);
  expect(referenceMatch('quran:2:254-257', verse)).toBe(2);
  expect(referenceMatch('quran:2:256-257', verse)).toBe(0);
  expect(referenceMatch('quran:2:2550', verse)).toBe(1);
  expect(referenceMatch('quran:3:255', verse)).toBe(0);
  expect(referenceMatch('muslim:271', hadith)).toBe(2);
  expect(referenceMatch('muslim:271a', hadith)).toBe(2);
  expect(referenceMatch('muslim:2711', hadith)).toBe(1);
  expect(referenceMatch('bukhari:271', hadith)).toBe(0);
});

test('the tighter verse is the better answer, and each reference has its words', () => {
  expect(verseCountIn('quran:2:255')).toBe(1);
  expect(verseCountIn('quran:3:190-200, 4:1')).toBe(12);
  expect(labelOf('bukhari:6312', NAMES)).toBe('Sahih al-Bukhari 6312');
  expect(labelOf('quran:2:255', NAMES)).toBe('Qur’an 2:255');
  expect(labelOf('quran:3:190-200', NAMES)).toBe('Qur’an 3:190–200');
});

test.each([
  ['bukhari 4000', 'bukhari:4000'],
  ['Sahih Muslim 8b', 'muslim:8b'],
  ['2:256', 'quran:2:256'],
  ['2:256-257', 'quran:2:256-257'],
  ['ikhlas 11', undefined],
  ['surah kahf', undefined],
  ['rain', undefined],
])('the reference that "%s" clearly names is %s', (query, reference) => {
  expect(writtenReference(query, NAMES)).toBe(reference);
});
