/**
 * Takes off the endings by which Urdu tells number, gender and case, in both scripts. Words arrive folded (`../fold.ts`), so that the letters
 * are those of Arabic: بچوں is بچون.
 */
const ENDINGS = /(?:يون|يان|يين|ون|ين|ات)$/;
const VOWEL = /[اهي]$/;
const ROMAN_ENDINGS = /(?:iyan|iyon|iyaan|yon|ein|ain|on|en)$/;
const LEAST = 2;
const LEAST_ROMAN = 3;

const without = (word: string, endings: RegExp, least: number): string => {
  const rest = word.replace(endings, '');
  return rest.length >= least ? rest : word;
};

/** @param word folded */
export const stem = (word: string): string => {
  if (/^[a-z]/.test(word)) return without(word, ROMAN_ENDINGS, LEAST_ROMAN);
  return without(without(word, ENDINGS, LEAST), VOWEL, LEAST);
};
