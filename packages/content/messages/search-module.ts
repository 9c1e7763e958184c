/** Writes what the search knows of the language of the build as a module, so that a build has the words and the stemmer of its language alone. */
import type { LanguageSettings } from '../compiler/language-settings.ts';
import { escapeRegExp } from '../compiler/patterns.ts';
import type { SpecialSearchWords } from '../compiler/special-search-words.ts';
import { foldedArabicSpellings, hasArabicLetters } from '../../core/search/fold.ts';

/** The word as the search compares it; Latin words are already folded in `search.yaml`. */
const foldedWord = (word: string): string => (hasArabicLetters(word) ? (foldedArabicSpellings(word)[0] ?? word) : word);
const alternationOf = (words: readonly string[]): string => [...new Set(words.map(foldedWord))].map(escapeRegExp).join('|');
const wordSetSource = (words: readonly string[]): string =>
  `/* @__PURE__ */ new Set(${JSON.stringify([...new Set(words.map(foldedWord))].join(' '))}.split(' '))`;
const patternSource = (words: readonly string[] | undefined, pattern: (words: string) => string): string =>
  words === undefined ? 'undefined' : `/${pattern(alternationOf(words))}/i`;

/** @returns the text of `packages/core/messages/search-language.ts` */
export function generateSpecialSearchWordsModule({ search }: Pick<LanguageSettings, 'search'>, words: SpecialSearchWords): string {
  const { empty, common, around, weak, verse, number, surah, works, articles, elided, endings, spellings, selfHarm, same } = words;
  const sounds = Object.entries(spellings).map(([sound, written]) => `[/${alternationOf(written)}/g, ${JSON.stringify(sound)}]`);
  return [
    '/** Written by packages/content/messages. */',
    `export { stem } from '../search/stemmers/${search.stemmer}.ts';`,
    `export const STOP_WORDS: ReadonlySet<string> = ${wordSetSource(empty)};`,
    `export const FREQUENT_WORDS: ReadonlySet<string> = ${wordSetSource(common)};`,
    `export const QUERY_FRAME_WORDS: ReadonlySet<string> = ${wordSetSource(around)};`,
    `export const LOW_WEIGHT_WORDS: ReadonlySet<string> = ${wordSetSource(weak)};`,
    `export const VERSE: string = ${JSON.stringify(alternationOf(verse))};`,
    `export const NUMBER: string = ${JSON.stringify(alternationOf(number))};`,
    `export const SURAH: string = ${JSON.stringify(alternationOf(surah))};`,
    `export const WORKS: string = ${JSON.stringify(alternationOf(works))};`,
    `export const ARABIC_ARTICLES: string = ${JSON.stringify(alternationOf(articles))};`,
    `export const ELIDED: RegExp | undefined = ${patternSource(elided, (one) => `^(?:${one})['’]`)};`,
    `export const ENDING: RegExp | undefined = ${patternSource(endings, (one) => `(?:${one})$`)};`,
    `export const SPELLINGS: readonly (readonly [RegExp, string])[] = [${sounds.join(', ')}];`,
    `export const SELF_HARM: { anywhere: readonly string[]; atEnd: readonly string[] } = ${JSON.stringify(selfHarm)};`,
    '/** Lines of words for one thing. */',
    `export const SYNONYM_LINES: string = ${JSON.stringify(same.map((one) => [...new Set(one.map(foldedWord))].join(' ')).join('\n'))};`,
    '',
  ].join('\n');
}
