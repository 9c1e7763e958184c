/** The words of a query or of a word of need, without stop words, in the forms by which they are compared. */
import { AROUND, stem, WEAK } from '../messages/search-language.ts';
import { foldArabic, foldLatin, isArabic } from './fold.ts';
import { isOwnScript } from './own-script.ts';
import { soundOf } from './sound.ts';
import { wordsOf } from './words.ts';

/** Arabic words around a search term, such as "dua" and "what is said", which are ignored in every language. */
const ARABIC_AROUND = new Set(
  'دعاء ادعيه دعا الدعاء ما ماذا يقال يقول قال اقول قول من في على علي عن عند اذا ان الى الي كيف لمن هو او و لا'.split(' '),
);

/** An Arabic word without the article and what is written together with it, where enough of it is left. */
const bare = (folded: string): string => {
  const rest = folded.replace(/^(?:[وفبك]?ال|و?لل)/, '');
  return rest.length >= 3 ? rest : folded;
};

export interface QueryToken {
  /** As it is written, folded. */
  folded: string;
  arabic: boolean;
  /** Whether the word has little weight beside others. */
  weak: boolean;
  /** All forms that are compared; two words match where they share a form. */
  forms: readonly string[];
}

/** An Arabic word without the article alone: in a language that borrows its words, what begins with "wa" or "bi" is rarely two words. */
const withoutArticle = (folded: string): string => (/^ال.{3}/.test(folded) ? folded.slice(2) : folded);

/**
 * The forms in which a folded word is compared: as written, its stem, its sound. A word in the Arabic script is compared by what is left
 * without the words that are joined to it; where the language of the build is written so too, as written, without the article, its stem.
 */
export function formsOf(folded: string): string[] {
  if (isOwnScript(folded)) return [...new Set([folded, withoutArticle(folded), stem(folded)])];
  return isArabic(folded) ? [bare(folded)] : [...new Set([folded, stem(folded), soundOf(folded)])];
}

function queryTokens(word: string): QueryToken[] {
  if (isArabic(word)) {
    const [folded = ''] = foldArabic(word);
    return folded ? [{ folded, arabic: true, weak: WEAK.has(folded), forms: formsOf(folded) }] : [];
  }
  return foldLatin(word)
    .split('-')
    .filter(Boolean)
    .map((folded) => ({ folded, arabic: false, weak: WEAK.has(folded), forms: formsOf(folded) }));
}

// Words come again and again, in the needs and from one key press to the next.
const memory = new Map<string, readonly QueryToken[]>();

function known(word: string): readonly QueryToken[] {
  const made = memory.get(word) ?? queryTokens(word);
  memory.set(word, made);
  return made;
}

const isStopWord = ({ folded, arabic }: QueryToken): boolean => AROUND.has(folded) || (arabic && ARABIC_AROUND.has(folded));

/** All words of a text, stop words too. */
export const allWords = (text: string): QueryToken[] => wordsOf(text).flatMap(({ text: word }) => known(word));

/** The words that are no stop words; all of them where there are no others. */
export function withoutStopWords(words: readonly QueryToken[]): readonly QueryToken[] {
  const kept = words.filter((word) => !isStopWord(word));
  return kept.length > 0 ? kept : words;
}

/** Transliterated words as one run of letters: as it sounds, and its consonants. */
export interface LetterRun {
  sound: string;
  consonants: string;
}

const VOWELS = /[aeiouwy]/g;
/** A doubled letter that is written with two: sakhkhara. */
const DOUBLED = /(kh|sh|th|gh)\1/g;

/**
 * A text as one run of letters, so that it does not matter where one word ends and the next begins: "rabbi ighfir li" and
 * "rabbighfirli" differ in a vowel only.
 */
export function runOf(words: readonly QueryToken[]): LetterRun {
  const sound = soundOf(words.map(({ folded }) => folded).join('')).replace(DOUBLED, '$1');
  return { sound, consonants: sound.replace(VOWELS, '').replace(/(.)\1+/g, '$1') };
}
