/** Turns the reader's words into a query for the engine. */
import type { Query } from 'minisearch';
import { FREQUENT_WORDS, STOP_WORDS, ENDING } from '../../../../packages/core/messages/search-language.ts';
import { foldedArabicSpellings, foldLatin, foldWord, hasArabicLetters, withProclitics } from '../../../../packages/core/search/fold.ts';
import { isInLocaleArabicScript } from '../../../../packages/core/search/own-script.ts';
import { soundOf } from '../../../../packages/core/search/sound.ts';
import { LANGUAGE_LAYERS, LAYERS_MATCHED_BY_SOUND } from '../../../../packages/core/search/terms.ts';
import { wordsOf } from '../../../../packages/core/search/words.ts';
import { MAX_TYPO_LETTERS, MAX_TYPO_SHARE, MIN_LETTERS_FOR_TYPO } from './typo-limits.ts';

/** Whether a word says too little to be required: a text without it still matches the query. */
const isWeak = (folded: string): boolean => FREQUENT_WORDS.has(folded) || STOP_WORDS.has(folded);

/** Shorter words match only exactly, since nearly every text would match. */
const MIN_LETTERS_FOR_PREFIX = 2;
const MIN_SOUND_LETTERS_FOR_PREFIX = 3;
/** Weights of inexact matches. A prefix counts nearly as much as the word: rain finds rains. */
const INEXACT_MATCH_WEIGHTS = { prefix: 0.7, fuzzy: 0.4 };
const STEM_WEIGHT = 0.5;
const DERIVED_ARABIC_FORM_WEIGHT = 0.8;
const PAUSE_FORM_WEIGHT = 0.8;
const MIN_STEM_LETTERS = 4;
/** Fewer than in Latin script, as Arabic script has no short vowels. */
const MIN_OWN_SCRIPT_STEM_LETTERS = 3;
const MIN_LETTERS_FOR_PAUSE_FORM = 5;

export type Tolerance = 'exact' | 'typos';

/** The words that a text must have, in order: without weak words, unless all are weak. */
export function significantWordsOf(query: string): string[] {
  const words = wordsOf(query).map(({ text }) => text);
  const last = words.at(-1);
  // A single letter at the end is a word that is still being typed.
  const typed = words.length > 1 && last !== undefined && last.length === 1 && !/\d/.test(last) ? words.slice(0, -1) : words;
  const strong = typed.filter((word) => !isWeak(foldWord(word)));
  return strong.length > 0 ? strong : typed;
}

const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/** The forms of a word before a suffix, where its last letter ة becomes ت: رحمة, رحمتك. */
const formsWithOpenTa = (word: string, forms: readonly string[]): string[] =>
  /ة[\u064B-\u0652]*$/.test(word) ? forms.map((form) => form.replace(/ه$/, 'ت')) : [];

function arabicQuery(word: string): Query {
  const forms = foldedArabicSpellings(word);
  const other = formsWithOpenTa(word, forms);
  const prefix = forms.every(({ length }) => length >= MIN_LETTERS_FOR_PREFIX);
  const further = [...other, ...[...forms, ...other].flatMap(withProclitics)];
  return any([
    { fields: ['arabic'], prefix, queries: forms },
    { fields: ['arabic'], prefix, boostTerm: () => DERIVED_ARABIC_FORM_WEIGHT, queries: further },
  ]);
}

/** For a language in Arabic script: searches a word in the Arabic and in the language's own texts. */
function ownScriptQuery(word: string, tolerance: Tolerance): Query {
  const folded = foldWord(word);
  const prefix = folded.length >= MIN_LETTERS_FOR_PREFIX;
  const fuzzy = tolerance === 'typos' && folded.length >= MIN_LETTERS_FOR_TYPO ? MAX_TYPO_SHARE : false;
  const stem = stemOf(folded, MIN_OWN_SCRIPT_STEM_LETTERS);
  return any([
    arabicQuery(word),
    { fields: [...LANGUAGE_LAYERS], prefix, fuzzy, queries: [folded] },
    ...(stem ? [{ fields: [...LANGUAGE_LAYERS], prefix, boostTerm: () => STEM_WEIGHT, queries: [stem] }] : []),
  ]);
}

const stemOf = (folded: string, least = MIN_STEM_LETTERS): string | undefined => {
  const stem = ENDING ? folded.replace(ENDING, '') : folded;
  return stem !== folded && stem.length >= least ? stem : undefined;
};

/** The form at a pause, without the last short vowel: "bihamdihi" then finds "bi-ḥamdih". */
const pauseForms = (sound: string): string[] =>
  sound.length >= MIN_LETTERS_FOR_PAUSE_FORM && /[^aiu][aiu]$/.test(sound) ? [sound.slice(0, -1)] : [];

/** Share of the letters of a word, or of its sound, that may be wrong. */
const typoShare = (written: string, tolerance: Tolerance): number | false =>
  tolerance === 'typos' && written.length >= MIN_LETTERS_FOR_TYPO && !/\d/.test(written) ? MAX_TYPO_SHARE : false;

function latinWordQuery(folded: string, tolerance: Tolerance): Query {
  const prefix = folded.length >= MIN_LETTERS_FOR_PREFIX;
  const stem = stemOf(folded);
  const sound = soundOf(folded);
  return any([
    { fields: [...LANGUAGE_LAYERS], prefix, fuzzy: typoShare(folded, tolerance), queries: [folded] },
    {
      fields: [...LAYERS_MATCHED_BY_SOUND],
      prefix: sound.length >= MIN_SOUND_LETTERS_FOR_PREFIX,
      fuzzy: typoShare(sound, tolerance),
      queries: [sound],
    },
    { fields: [...LAYERS_MATCHED_BY_SOUND], prefix: false, fuzzy: false, boostTerm: () => PAUSE_FORM_WEIGHT, queries: pauseForms(sound) },
    ...(stem ? [{ fields: [...LANGUAGE_LAYERS], prefix, boostTerm: () => STEM_WEIGHT, queries: [stem] }] : []),
  ]);
}

function hyphenAwareLatinQuery(word: string, tolerance: Tolerance): Query {
  const folded = foldLatin(word);
  const parts = folded.split('-').filter((part) => part.length > 1 && !isWeak(part));
  if (!folded.includes('-') || parts.length === 0) return latinWordQuery(folded.replaceAll('-', ''), tolerance);
  return any([
    latinWordQuery(folded.replaceAll('-', ''), tolerance),
    { combineWith: 'AND', queries: parts.map((part) => latinWordQuery(part, tolerance)) },
  ]);
}

/** The query for words, all or any of which must match. Arabic is matched without tolerance. */
export const allOrAnyWordsQuery = (words: readonly string[], tolerance: Tolerance, combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  weights: INEXACT_MATCH_WEIGHTS,
  maxFuzzy: MAX_TYPO_LETTERS,
  queries: words.map((word) =>
    isInLocaleArabicScript(word)
      ? ownScriptQuery(word, tolerance)
      : hasArabicLetters(word)
        ? arabicQuery(word)
        : hyphenAwareLatinQuery(word, tolerance),
  ),
});
