/** Which characters a value may have, by its kind, and the patterns of marks and signs that the rules share. */
import { LETTER_NAMES } from '../../arabic/script.ts';
import type { WrittenValue } from './written-values.ts';

/** The eight marks of everyday vowelled orthography, fathatan to sukun. */
export const EVERYDAY_TASHKEEL = /[\u064b-\u0652]/;
export const VOWEL = /[\u064b-\u0650]/;
export const SHADDA = '\u0651';
export const SUKUN = '\u0652';

/** Signs that draw nothing, change the direction or stretch a word, and presentation forms of letters. */
export const INVISIBLE_OR_PRESENTATION_FORM =
  /[\u034f\ufe00-\ufe0f\u0640\u00ad\u061c\u115f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufb50-\ufd3d\ufd40-\ufdf9\ufdfb-\ufdff\ufe70-\ufefc]/;

/** Marks that make one letter of two code points where a code point of its own exists. */
export const DECOMPOSED_LETTER_MARK = /[\u0300-\u036f\u0653-\u0655]/;

const WASLA = '\u0671';
const EVERYDAY_LETTERS = new Set(Object.keys(LETTER_NAMES).filter((letter) => letter !== WASLA));
const ARABIC_SIGNS = new Set(['،', '؛', '.', '؟', ':', ' ', '\n', 'ﷺ', '﴿', '﴾', '{', '}']);
/** Printable ASCII and ﷺ; signs of markup have a rule of their own. `language.yaml` lists further letters. */
const CHARACTER_OF_EVERY_LANGUAGE = /[ -~\n]|ﷺ/;
/** Letters of the transliteration beyond ASCII, for words quoted in instructions and notes. */
const TRANSLITERATION_LETTER = /[āīūēĀĪŪḥṣḍṭẓḤṢḌṬẒʾʿ·]/;
const CODE_CHARACTER = /[A-Za-z0-9 ,:;#{}/._-]/;
/** Keys that hold only a rendering of the Arabic, and no words of the editors. */
const KEYS_WITHOUT_TRANSLITERATION_LETTERS = new Set(['translation', 'meaning']);

/**
 * Whether a character is allowed in a value; invisible and combining signs have rules of their own.
 * @param languageLetters beyond ASCII that the language writes
 */
export function isAllowed(char: string, { kind, key }: Pick<WrittenValue, 'kind' | 'key'>, languageLetters: string): boolean {
  if (INVISIBLE_OR_PRESENTATION_FORM.test(char) || DECOMPOSED_LETTER_MARK.test(char)) return true;
  switch (kind) {
    case 'arabic':
      return EVERYDAY_LETTERS.has(char) || EVERYDAY_TASHKEEL.test(char) || ARABIC_SIGNS.has(char);
    case 'transliteration':
      return /[a-z \n.,;?'|{}-]/.test(char) || TRANSLITERATION_LETTER.test(char);
    case 'language':
      // `needs` are words that people search by; they may also type them in Arabic.
      return (
        CHARACTER_OF_EVERY_LANGUAGE.test(char) ||
        languageLetters.includes(char) ||
        (TRANSLITERATION_LETTER.test(char) && !KEYS_WITHOUT_TRANSLITERATION_LETTERS.has(key)) ||
        (key === 'needs' && EVERYDAY_LETTERS.has(char))
      );
    default:
      return CODE_CHARACTER.test(char);
  }
}

/** The value with blanks in place of its placeholders, so that indexes stay the same. */
export const blankOutPlaceholders = (value: string): string => value.replace(/\{[^{}]*\}/g, (found) => ' '.repeat(found.length));
