import { type FaultyContent, arabicHeadingFixtureFiles } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'tanwin on its alif', files: arabicHeadingFixtureFiles('عِلْما\\u064b'), says: 'tanwin stands before its alif' },
  { wrong: 'a vowel on a bare alif', files: arabicHeadingFixtureFiles('لا\\u064e'), says: 'a bare alif carries no mark' },
  { wrong: 'a mark on alif maqsura', files: arabicHeadingFixtureFiles('هُدى\\u064b'), says: 'alif maqsura' },
  { wrong: 'tanwin without its alif', files: arabicHeadingFixtureFiles('عِلْم\\u064b'), says: 'followed by its alif' },
  { wrong: 'a sun letter without shadda', files: arabicHeadingFixtureFiles('السَمَاءُ'), says: 'sun letter' },
  { wrong: 'a word without its last vowel', files: arabicHeadingFixtureFiles('الْقَمَر'), says: 'last letter' },
  { wrong: 'a moon letter after a bare lam', files: arabicHeadingFixtureFiles('القَمَرُ'), says: 'moon letter' },
];
