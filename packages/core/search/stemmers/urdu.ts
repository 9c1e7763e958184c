/**
 * Takes off the Urdu endings of number, gender and case, in both scripts. Words arrive folded (`../fold.ts`), with
 * letters of Arabic: بچوں is بچون.
 */
const ARABIC_SCRIPT_ENDINGS = /(?:يون|يان|يين|ون|ين|ات)$/;
const FINAL_VOWEL = /[اهي]$/;
const ROMAN_ENDINGS = /(?:iyan|iyon|iyaan|yon|ein|ain|on|en)$/;
const MIN_STEM_LENGTH = 2;
const MIN_ROMAN_STEM_LENGTH = 3;

const withoutEnding = (word: string, endings: RegExp, minLength: number): string => {
  const rest = word.replace(endings, '');
  return rest.length >= minLength ? rest : word;
};

/** @param word folded */
export const stem = (word: string): string => {
  if (/^[a-z]/.test(word)) return withoutEnding(word, ROMAN_ENDINGS, MIN_ROMAN_STEM_LENGTH);
  return withoutEnding(withoutEnding(word, ARABIC_SCRIPT_ENDINGS, MIN_STEM_LENGTH), FINAL_VOWEL, MIN_STEM_LENGTH);
};
