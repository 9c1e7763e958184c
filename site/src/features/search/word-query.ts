/** Turns the reader's words into a query for the engine. */
import type { Query } from 'minisearch';
import { COMMON, EMPTY, ENDING } from '../../../../packages/core/messages/search-language.ts';
import { foldArabic, foldLatin, foldWord, isArabic, withProclitics } from '../../../../packages/core/search/fold.ts';
import { isOwnScript } from '../../../../packages/core/search/own-script.ts';
import { soundOf } from '../../../../packages/core/search/sound.ts';
import { LANGUAGE_LAYERS, TRANSLITERATED_LAYERS } from '../../../../packages/core/search/terms.ts';
import { wordsOf } from '../../../../packages/core/search/words.ts';

/** Whether a word says too little to be required: a text without it still matches the query. */
const isWeak = (folded: string): boolean => COMMON.has(folded) || EMPTY.has(folded);

/** Shorter words are compared exactly, or nearly everything would be found. */
const LEAST_PREFIX = 2;
const LEAST_SOUND_PREFIX = 3;
const LEAST_FUZZY = 4;
/** Share of the letters that may be wrong in a Latin word. */
const FUZZINESS = 0.25;
const MOST_ERRORS = 2;
/** A word that only begins as it was typed counts nearly as much: rains for rain, sleeping for sleep. */
const WEIGHTS = { prefix: 0.7, fuzzy: 0.4 };
const STEM_WEIGHT = 0.5;
const PROCLITIC_WEIGHT = 0.8;
const PAUSE_WEIGHT = 0.8;
const LEAST_STEM = 4;
/** Short vowels are not written in the Arabic script. */
const LEAST_OWN_STEM = 3;
const LEAST_PAUSED = 5;

export type Tolerance = 'exact' | 'typos';

/** The words of a query that a text must have, in reading order; all of its words where every one says little. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query).map(({ text }) => text);
  const last = words.at(-1);
  // A single letter at the end is a word that is still being typed.
  const typed = words.length > 1 && last !== undefined && last.length === 1 && !/\d/.test(last) ? words.slice(0, -1) : words;
  const strong = typed.filter((word) => !isWeak(foldWord(word)));
  return strong.length > 0 ? strong : typed;
}

const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries });

/** The forms of a word before a suffix, where its last letter ة becomes ت: رحمة, رحمتك. */
const opened = (word: string, forms: readonly string[]): string[] =>
  /ة[\u064B-\u0652]*$/.test(word) ? forms.map((form) => form.replace(/ه$/, 'ت')) : [];

function arabicQuery(word: string): Query {
  const forms = foldArabic(word);
  const other = opened(word, forms);
  const prefix = forms.every(({ length }) => length >= LEAST_PREFIX);
  const further = [...other, ...[...forms, ...other].flatMap(withProclitics)];
  return any([
    { fields: ['arabic'], prefix, queries: forms },
    { fields: ['arabic'], prefix, boostTerm: () => PROCLITIC_WEIGHT, queries: further },
  ]);
}

/** A word in the script of the language is sought in what the language says too. */
function ownScriptQuery(word: string, tolerance: Tolerance): Query {
  const folded = foldWord(word);
  const prefix = folded.length >= LEAST_PREFIX;
  const fuzzy = tolerance === 'typos' && folded.length >= LEAST_FUZZY ? FUZZINESS : false;
  const stem = stemOf(folded, LEAST_OWN_STEM);
  return any([
    arabicQuery(word),
    { fields: [...LANGUAGE_LAYERS], prefix, fuzzy, queries: [folded] },
    ...(stem ? [{ fields: [...LANGUAGE_LAYERS], prefix, boostTerm: () => STEM_WEIGHT, queries: [stem] }] : []),
  ]);
}

const stemOf = (folded: string, least = LEAST_STEM): string | undefined => {
  const stem = ENDING ? folded.replace(ENDING, '') : folded;
  return stem !== folded && stem.length >= least ? stem : undefined;
};

/** The last short vowel falls at a pause: who types "bihamdihi" is led to "bi-ḥamdih". */
const paused = (sound: string): string[] => (sound.length >= LEAST_PAUSED && /[^aiu][aiu]$/.test(sound) ? [sound.slice(0, -1)] : []);

function latinPart(folded: string, tolerance: Tolerance): Query {
  const prefix = folded.length >= LEAST_PREFIX;
  const fuzzy = tolerance === 'typos' && folded.length >= LEAST_FUZZY && !/\d/.test(folded) ? FUZZINESS : false;
  const stem = stemOf(folded);
  const sound = soundOf(folded);
  return any([
    { fields: [...LANGUAGE_LAYERS], prefix, fuzzy, queries: [folded] },
    { fields: [...TRANSLITERATED_LAYERS], prefix: sound.length >= LEAST_SOUND_PREFIX, fuzzy, queries: [sound] },
    { fields: [...TRANSLITERATED_LAYERS], prefix: false, fuzzy: false, boostTerm: () => PAUSE_WEIGHT, queries: paused(sound) },
    ...(stem ? [{ fields: [...LANGUAGE_LAYERS], prefix, boostTerm: () => STEM_WEIGHT, queries: [stem] }] : []),
  ]);
}

function latinQuery(word: string, tolerance: Tolerance): Query {
  const folded = foldLatin(word);
  const parts = folded.split('-').filter((part) => part.length > 1 && !isWeak(part));
  if (!folded.includes('-') || parts.length === 0) return latinPart(folded.replaceAll('-', ''), tolerance);
  return any([
    latinPart(folded.replaceAll('-', ''), tolerance),
    { combineWith: 'AND', queries: parts.map((part) => latinPart(part, tolerance)) },
  ]);
}

/** The query for words, all or any of which must match. Arabic is matched without tolerance. */
export const wordQuery = (words: readonly string[], tolerance: Tolerance, combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  weights: WEIGHTS,
  maxFuzzy: MOST_ERRORS,
  queries: words.map((word) =>
    isOwnScript(word) ? ownScriptQuery(word, tolerance) : isArabic(word) ? arabicQuery(word) : latinQuery(word, tolerance),
  ),
});
