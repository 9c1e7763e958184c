import type { Letter, Vowel } from './letters.ts';

/** One sound of a word, or a break in it. */
export type Sound =
  | { type: 'consonant'; letter: string; double: boolean }
  /**
   * `tanwin`: an n follows. `pauseLong`: long at a pause only (anā). `pronoun`: the length that the Qur'an marks on
   * -hū and -hī, lost at a pause. `capital`: begins the name of Allah.
   */
  | { type: 'vowel'; vowel: Vowel | 'e'; long: boolean; tanwin?: boolean; pauseLong?: boolean; pronoun?: boolean; capital?: boolean }
  /** The vowel of a wasla, spoken at a beginning only; '' where it cannot be told. `name`: the name of Allah follows. */
  | { type: 'wasla'; vowel: Vowel | ''; name?: boolean }
  /**
   * A hyphen after the article, or where a wasla was elided; a space after a word that Arabic writes together with
   * the next (wa, and the Qur'an's yā).
   */
  | { type: 'break'; sign: '-' | ' '; elided?: boolean };

/** Makes a consonant. @param letter Arabic, as in `key.ts` @param double whether it is doubled */
export function consonantSound(letter: string, double = false): Sound {
  return { type: 'consonant', letter, double };
}

/** Makes a vowel; only the word majrēhā has `e`. */
export function vowelSound(sign: Vowel | 'e', long = false): Sound {
  return { type: 'vowel', vowel: sign, long };
}

/** Letters and marks as one string for patterns, "وa" for "وَ"; + shadda, 0 sukun, n tanwin, | dagger alif. */
export function encodeArabicForPatterns(letters: readonly Letter[]): string {
  return letters
    .map((letter) => {
      const twice = letter.shadda ? '+' : '';
      const end = letter.sukun ? '0' : letter.vowel + (letter.tanwin ? 'n' : '');
      return letter.char + twice + end + (letter.dagger ? '|' : '');
    })
    .join('');
}
