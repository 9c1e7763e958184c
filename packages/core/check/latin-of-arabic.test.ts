import { expect, test } from 'vitest';
import { latinOfArabic } from './latin-of-arabic.ts';

test.each([
  ['اللَّهُمَّ أَجِرْنِي مِنَ النَّارِ', 'lahuma ajirni mina naar'],
  ['وَالدَّرَجَةَ الرَّفِيعَةَ', 'wadarajata rafia'],
  ['رِزْقًا وَاسِعًا، وَشِفَاءً مِنْ كُلِّ دَاءٍ', 'rizqana waasiaa، washifaaan min kuli daaa'],
  ['الَّذِي خَلَقَكَ', 'aladhi khalaqak'],
])('%j is written by its consonants and vowels', (arabic, latin) => {
  expect(latinOfArabic(arabic)).toBe(latin);
});
