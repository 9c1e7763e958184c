import { expect, test } from 'vitest';
import { haveDifferentVowels } from './vowels.ts';

test.each([
  ['علم', 'عِلْم'],
  ['مِنَ', 'مِن'],
  ['أَحَدْ', 'أَحَدٌ'],
  ['عِلماً', 'عِلْمًا'],
  ['لَّدُنْكَ', 'لَدُنكَ'],
  ['فِيْ', 'فِي'],
  // As India and Pakistan print a long u and a long i.
  ['لَهٗ', 'لَهُ'],
  ['بِهٖ', 'بِهِ'],
  ['تَاْخُذُهٗ', 'تَأۡخُذُهُ'],
  // The Qur'an's doubled vowel before b.
  ['أَحَدٌ', 'أَحَدُۢ'],
])('%s has the vowels of %s, as far as it has any', (theirs, ours) => {
  expect(haveDifferentVowels(theirs, ours)).toBe(false);
});

test.each([
  ['عَلَم', 'عِلْم'],
  ['أنّ', 'إِنَّ'],
  ['رَبُّ', 'رَبِّ'],
  ['خُلِقَ', 'خَلَقَ'],
  ['أَحَدٍ', 'أَحَدُۢ'],
  ['لَهٖ', 'لَهُ'],
])('%s has other vowels than %s', (theirs, ours) => {
  expect(haveDifferentVowels(theirs, ours)).toBe(true);
});
