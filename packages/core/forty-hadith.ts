/** The structure of the list of an-Nawawi's forty hadith. */
import type { NawawiHadith } from './model.ts';

/** Numbers of the collection; an-Nawawi's "forty" are forty-two. */
const FIRST_HADITH = 1;
const LAST_HADITH = 42;
const LAST_KEPT_BUNDLED_HADITH = 40;
const REPLACED_HADITH_NUMBER = 19;

const isString = (value: unknown): boolean => typeof value === 'string';

/** Whether an entry has fields of the right type, Arabic that is not empty, and a whole number from 1 to 42. */
export const isWellFormedHadith = (hadith: NawawiHadith): boolean =>
  Number.isInteger(hadith.number) &&
  hadith.number >= FIRST_HADITH &&
  hadith.number <= LAST_HADITH &&
  isString(hadith.narrator) &&
  isString(hadith.translation) &&
  isString(hadith.arabicText) &&
  hadith.arabicText.trim() !== '';

/**
 * The collection in order: the bundled entries except number 19 and those above 40, and the replacements for 19, 41 and 42.
 * Invalid entries are dropped from both.
 */
export function assembleFortyHadith(bundled: readonly NawawiHadith[], replacements: readonly NawawiHadith[]): NawawiHadith[] {
  const kept = bundled.filter(({ number }) => number !== REPLACED_HADITH_NUMBER && number <= LAST_KEPT_BUNDLED_HADITH);
  return [...kept, ...replacements].filter(isWellFormedHadith).toSorted((a, b) => a.number - b.number);
}
