import { expect, test } from 'vitest';
import { textsForExport } from '../../content/compiler/exported-text.ts';
import { projectLibrary } from '../../content/test/project-library.ts';
import { loadVerses } from '../test/agreement.ts';
import { composeHamza } from './compose.ts';
import { type ArabicOrthography, orthographyOf } from './letters.ts';
import { transliterateWords, transliterate, TransliterationError } from './transliterate.ts';

test.each([
  ['مُؤْمِنٌ', 'muʾmin'],
  ['يُؤْتِي', 'yuʾtī'],
  ['رَأْسِي', 'raʾsī'],
  ['شَيْئًا', 'shayʾā'],
  ['آمَنَ', 'āman'],
  ['فَآمَنَ', 'faʾāman'],
  ['إِلَى', 'ilā'],
])('the hamza of %s is read where it stands apart from its letter', (word, precise) => {
  expect(transliterate(word.normalize('NFD'), 'precise')).toBe(precise);
  expect(transliterateWords(word.normalize('NFD'))[0]?.[0]?.arabic).toBe(word.normalize('NFD'));
});

test.each(['\u062c\u064e\u0627\u0653\u0621\u064e', '\u0645\u064e\u0627\u0653', '\u0621\u064e\u0627\u0653\u0644'])(
  'the madda of a long a in the Qur’an stays apart: %s',
  (word) => {
    expect(composeHamza(word)).toBe(word);
    expect(orthographyOf(word)).toBe('uthmani');
  },
);

test('a hamza on a letter that is marked as silent is refused, and never lost', () => {
  expect(() => transliterate('لَا\u06DF\u0654', 'precise')).toThrow('a hamza on a letter that is marked as silent');
});

/** The transliteration, or nothing where the text is refused. */
const readOrRefused = (text: string, orthography?: ArabicOrthography): string | undefined => {
  try {
    return transliterate(text, 'precise', orthography === undefined ? {} : { orthography });
  } catch (error) {
    if (error instanceof TransliterationError) return undefined;
    throw error;
  }
};

test.each(['NFC', 'NFD'])('every text of the project is read the same in %s', (form) => {
  const others = textsForExport(projectLibrary()).filter(({ arabic, quran }) => {
    const orthography = quran === undefined ? undefined : 'uthmani';
    return readOrRefused(arabic, orthography) !== readOrRefused(arabic.normalize(form), orthography);
  });
  expect(others).toEqual([]);
});

test.each(['NFC', 'NFD'])('every verse is read the same in %s, or refused: the Qur’an’s small ya (7:196) changes its place', (form) => {
  const wrong: string[] = [];
  let refused = 0;
  for (const { id, text } of loadVerses()) {
    const read = readOrRefused(text.normalize(form));
    if (read === undefined) refused += 1;
    else if (read !== readOrRefused(text)) wrong.push(id);
  }
  expect(wrong).toEqual([]);
  expect(refused).toBe(4);
});
