/**
 * What the search has learned from wishes: for each term, the pages whose wishes have it. A wish is what somebody types; the build
 * counts the terms of all of them, and the device scores pages by the counts.
 */
import { distance } from 'fastest-levenshtein';
import { stem } from '../messages/search-language.ts';
import { allWords, type QueryToken, withoutStopWords } from './query-tokens.ts';
import { soundOf } from './sound.ts';

/** For each term the pages whose wishes have it, each with the number of those wishes: `[12, 1, 40, 3]`. */
export type WishCounts = Record<string, readonly number[]>;

interface Place {
  /** Index into the pages. */
  page: number;
  /** Part of the term's weight that the page gets, from 0 to 1. */
  share: number;
}

interface Term {
  /** The fewer pages have it, the higher. */
  weight: number;
  places: readonly Place[];
}

export interface WishIndex {
  terms: ReadonlyMap<string, Term>;
  /** The terms by their first letter, for those that are mistyped or unfinished. */
  byLetter: ReadonlyMap<string, readonly string[]>;
}

export interface WishMatch {
  /** Of each page, from 0 to 1; the best page has 1. */
  scores: ReadonlyMap<number, number>;
  /** The part of the query, by weight, that the best page's wishes have, from 0 to 1. */
  covered: number;
}

/** The term of a word: its stem by sound, so that spellings of one word are one term. */
const termOf = ({ folded, forms: [form = folded], arabic }: QueryToken): string => (arabic ? form : soundOf(stem(folded)));

const termsOf = (text: string): string[] => [...new Set(withoutStopWords(allWords(text)).map(termOf))];

/** Counts the terms of wishes. @param wishes by index into the pages */
export function countWishes(wishes: ReadonlyMap<number, readonly string[]>): WishCounts {
  const counts = new Map<string, Map<number, number>>();
  for (const [page, lines] of wishes) {
    for (const term of lines.flatMap(termsOf)) {
      const pages = counts.get(term) ?? new Map<number, number>();
      pages.set(page, (pages.get(page) ?? 0) + 1);
      counts.set(term, pages);
    }
  }
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([term, pages]) => [term, [...pages].flat()]));
}

/** Fitted on the wishes of some writers, and tested on those of others: see `npm run search:wishes`. */
const RARITY = 1.5;
const HALF = 1;
/** The factor for a term that is near to what was typed, and for one that what was typed begins. */
const NEAR = 0.6;
const BEGUN = 0.5;
const MOST_NEAR = 4;
/** Shorter words are not taken for others. */
const LEAST_NEAR = 4;
const LEAST_BEGUN = 3;
/** Letters for each of which one may be wrong, and how many at most. */
const LETTERS_A_SLIP = 4;
const MOST_SLIPS = 2;

/** Makes the counts ready to be asked. @param pages how many there are */
export function openWishes(counts: WishCounts, pages: number): WishIndex {
  const terms = new Map<string, Term>();
  const byLetter = new Map<string, string[]>();
  for (const [term, flat] of Object.entries(counts)) {
    const places: Place[] = [];
    for (let at = 0; at < flat.length; at += 2) {
      const count = flat[at + 1] ?? 0;
      places.push({ page: flat[at] ?? 0, share: count / (count + HALF) });
    }
    terms.set(term, { weight: Math.log(1 + pages / places.length) ** RARITY, places });
    const letter = term.charAt(0);
    const known = byLetter.get(letter);
    if (known) known.push(term);
    else byLetter.set(letter, [term]);
  }
  return { terms, byLetter };
}

/** Terms that were meant, each with the factor for its weight. */
function termsMeant({ terms, byLetter }: WishIndex, word: QueryToken, isLast: boolean): [Term, number][] {
  const term = termOf(word);
  const same = terms.get(term);
  if (same) return [[same, 1]];
  const others = byLetter.get(term.charAt(0)) ?? [];
  const termsWith = (found: readonly string[], factor: number): [Term, number][] =>
    found.slice(0, MOST_NEAR).flatMap((one) => {
      const known = terms.get(one);
      return known ? [[known, factor] satisfies [Term, number]] : [];
    });
  if (isLast && term.length >= LEAST_BEGUN) {
    const begun = others.filter((one) => one.startsWith(term));
    if (begun.length > 0) return termsWith(begun, BEGUN);
  }
  // Every letter of Arabic may make another word.
  if (word.arabic || term.length < LEAST_NEAR) return [];
  const most = Math.min(MOST_SLIPS, Math.floor(term.length / LETTERS_A_SLIP));
  const near = others
    .filter((one) => Math.abs(one.length - term.length) <= most)
    .map((one): [string, number] => [one, distance(one, term)])
    .filter(([, slips]) => slips <= most)
    .toSorted(([, a], [, b]) => a - b);
  return termsWith(
    near.map(([one]) => one),
    NEAR,
  );
}

/** Scores the pages by their wishes. */
export function matchWishes(index: WishIndex, query: string): WishMatch {
  const words = withoutStopWords(allWords(query));
  const unknown = Math.log(1 + index.terms.size) ** RARITY;
  const scores = new Map<number, number>();
  let whole = 0;
  for (const [at, word] of words.entries()) {
    const meant = termsMeant(index, word, at === words.length - 1);
    whole += meant.length === 0 ? unknown : Math.max(...meant.map(([{ weight }, factor]) => weight * factor));
    for (const [{ weight, places }, factor] of meant)
      for (const { page, share } of places) scores.set(page, (scores.get(page) ?? 0) + factor * weight * share);
  }
  const best = Math.max(0, ...scores.values());
  if (best === 0) return { scores: new Map(), covered: 0 };
  return { scores: new Map(Array.from(scores, ([page, score]) => [page, score / best])), covered: Math.min(1, best / whole) };
}
