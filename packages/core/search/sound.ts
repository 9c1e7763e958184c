/** Sounds of Latin words. The common spellings of a sound depend on the language of those who type. */
import { SPELLINGS } from '../messages/search-language.ts';

/**
 * The sound of a folded Latin word, so that "sallallaahu", "salallahu" and "ṣalla-llāhu" are one: long vowels and doubled
 * letters count once, and the common spellings of one sound are made the same. Digits are no sounds: 99 is not 9.
 */
export const soundOf = (folded: string): string =>
  SPELLINGS.reduce((word, [spellings, sound]) => word.replace(spellings, sound), folded.replace(/-/g, '')).replace(/(\D)\1+/g, '$1');
