import { expect, test } from 'vitest';
import { TRANSLITERATION_KEY } from '../../arabic/transliteration/key.ts';
import { latinOfArabic } from './latin-of-arabic.ts';

test.each([
  ['اللَّهُمَّ أَجِرْنِي مِنَ النَّارِ', 'lahuma ajirni mina naar'],
  ['وَالدَّرَجَةَ الرَّفِيعَةَ', 'wadarajata rafia'],
  ['رِزْقًا وَاسِعًا، وَشِفَاءً مِنْ كُلِّ دَاءٍ', 'rizqana waasiaa، washifaaan min kuli daaa'],
  ['الَّذِي خَلَقَكَ', 'aladhi khalaqak'],
])('%j is written by its consonants and vowels', (arabic, latin) => {
  expect(latinOfArabic(arabic)).toBe(latin);
});

test('each letter is written as in the plain style of the engine', () => {
  const letters = TRANSLITERATION_KEY.filter(({ arabic, plain }) => arabic.length === 1 && /^[a-z]+$/.test(plain));
  expect(letters.map(({ arabic }) => latinOfArabic(`${arabic}\u064eب`))).toEqual(letters.map(({ plain }) => `${plain}ab`));
});
