/** Splits a query or a need into tokens: words in the forms by which they are compared. */
import { QUERY_FRAME_WORDS, stem, LOW_WEIGHT_WORDS } from '../messages/search-language.ts';
import { foldedArabicSpellings, foldLatin, hasArabicLetters } from './fold.ts';
import { isInLocaleArabicScript } from './own-script.ts';
import { soundOf } from './sound.ts';
import { wordsOf } from './words.ts';

/** Arabic words around a search term, such as "dua" and "what is said", which are ignored in every language. */
const ARABIC_STOP_WORDS = new Set(
  'دعاء ادعيه دعا الدعاء ما ماذا يقال يقول قال اقول قول من في على علي عن عند اذا ان الى الي كيف لمن هو او و لا'.split(' '),
);

/** An Arabic word without the article and joined prefixes, if three letters or more are left. */
const withoutPrefixes = (folded: string): string => {
  const rest = folded.replace(/^(?:[وفبك]?ال|و?لل)/, '');
  return rest.length >= 3 ? rest : folded;
};

export interface QueryToken {
  /** The word as it is written, folded. */
  folded: string;
  arabic: boolean;
  /** Whether the word has little weight beside others. */
  weak: boolean;
  /** All forms that are compared; two words match where they share a form. */
  forms: readonly string[];
}

/** An Arabic word without its article. Other prefixes stay: words borrowed from Arabic rarely have "wa" or "bi". */
const withoutArabicArticle = (folded: string): string => (/^ال.{3}/.test(folded) ? folded.slice(2) : folded);

/**
 * The forms in which a folded word is compared. Latin: as written, stem, sound. Arabic: without prefixes. A language of
 * the build in Arabic script: as written, without the article, stem.
 */
export function comparisonForms(folded: string): string[] {
  if (isInLocaleArabicScript(folded)) return [...new Set([folded, withoutArabicArticle(folded), stem(folded)])];
  return hasArabicLetters(folded) ? [withoutPrefixes(folded)] : [...new Set([folded, stem(folded), soundOf(folded)])];
}

function tokensOfWord(word: string): QueryToken[] {
  if (hasArabicLetters(word)) {
    const [folded = ''] = foldedArabicSpellings(word);
    return folded ? [{ folded, arabic: true, weak: LOW_WEIGHT_WORDS.has(folded), forms: comparisonForms(folded) }] : [];
  }
  return foldLatin(word)
    .split('-')
    .filter(Boolean)
    .map((folded) => ({ folded, arabic: false, weak: LOW_WEIGHT_WORDS.has(folded), forms: comparisonForms(folded) }));
}

// Words come again and again, in the needs and from one key press to the next.
const tokenCache = new Map<string, readonly QueryToken[]>();

function cachedTokens(word: string): readonly QueryToken[] {
  const made = tokenCache.get(word) ?? tokensOfWord(word);
  tokenCache.set(word, made);
  return made;
}

const isStopWord = ({ folded, arabic }: QueryToken): boolean => QUERY_FRAME_WORDS.has(folded) || (arabic && ARABIC_STOP_WORDS.has(folded));

/** The tokens of a text, stop words included. */
export const tokensOf = (text: string): QueryToken[] => wordsOf(text).flatMap(({ text: word }) => cachedTokens(word));

/** The tokens that are no stop words; all of them where there are only stop words. */
export function withoutStopWords(words: readonly QueryToken[]): readonly QueryToken[] {
  const kept = words.filter((word) => !isStopWord(word));
  return kept.length > 0 ? kept : words;
}

/** Words as they sound together, without blanks between them, and the consonants of that sound. */
export interface UnspacedSounds {
  sound: string;
  consonants: string;
}

const VOWELS = /[aeiouwy]/g;
/** A doubled consonant that is spelled with a digraph: "khkh" in sakhkhara. */
const DOUBLED_DIGRAPH = /(kh|sh|th|gh)\1/g;

/**
 * A text as one run of letters, so that it does not matter where one word ends and the next begins: "rabbi ighfir li" and
 * "rabbighfirli" differ in a vowel only.
 */
export function unspacedSoundsOf(words: readonly QueryToken[]): UnspacedSounds {
  const sound = soundOf(words.map(({ folded }) => folded).join('')).replace(DOUBLED_DIGRAPH, '$1');
  return { sound, consonants: sound.replace(VOWELS, '').replace(/(.)\1+/g, '$1') };
}
