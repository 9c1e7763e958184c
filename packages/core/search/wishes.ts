/**
 * What the search has learned from wishes: for each term, the pages whose wishes have it. A wish is what somebody types; the build
 * counts the terms of all of them, and the device scores pages by the counts.
 */
import { stem } from '../messages/search-language.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { allWords, type QueryToken, withoutStopWords } from './query-tokens.ts';
import { soundOf } from './sound.ts';

/** The terms of all wishes, as the index file has them: in alphabetical order, each list of numbers packed (`packed-numbers.ts`). */
export interface WishCounts {
  /** With blanks between them, each without the letters that it shares with the one before. */
  terms: string;
  /** How many letters each term shares with the one before. */
  shared: string;
  /** How many pages have each term. */
  pageCounts: string;
  /** The pages of each term: the first one, then the distance of each from the one before. */
  pages: string;
  /** The number of wishes of each of these pages, less 1. */
  wishCounts: string;
}

export const NO_WISHES: WishCounts = { terms: '', shared: '', pageCounts: '', pages: '', wishCounts: '' };

/** The number of wishes of each page that have a term, or letters of one. */
type Counts = ReadonlyMap<number, number>;

export interface WishIndex {
  /** How many pages there are. */
  pages: number;
  /** How much is known of each page, against the mean of all: the counts of all its terms together. */
  lengths: ReadonlyMap<number, number>;
  terms: ReadonlyMap<string, Counts>;
  /** All terms as one text, in which a part of one is found much faster than term by term. */
  text: string;
  /** Where each term begins in that text, and its counts. */
  starts: readonly number[];
  counts: readonly Counts[];
  /** Parts of terms that were asked for. */
  parts: Map<string, Counts>;
}

export interface WishMatch {
  /** Of each page, from 0 to 1; the best page has 1. */
  scores: ReadonlyMap<number, number>;
  /** The part of the query's words, by weight, that the wishes of one page have, from 0 to 1. */
  covered: number;
}

/** The term of a word: its stem by sound, so that spellings of one word are one term. */
const termOf = ({ folded, forms, arabic }: QueryToken): string => (arabic ? (forms.at(-1) ?? folded) : soundOf(stem(folded)));

const termsOf = (text: string): string[] => [...new Set(withoutStopWords(allWords(text)).map(termOf))];

/** Counts the terms of wishes. @param wishes by index into the pages */
export function countWishTerms(wishes: ReadonlyMap<number, readonly string[]>): WishCounts {
  const counts = new Map<string, Map<number, number>>();
  for (const [page, lines] of wishes) {
    for (const term of lines.flatMap(termsOf)) {
      const pages = counts.get(term) ?? new Map<number, number>();
      pages.set(page, (pages.get(page) ?? 0) + 1);
      counts.set(term, pages);
    }
  }
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const terms = sorted.map(([term]) => term);
  const shared = terms.map((term, at) => sharedLetters(terms[at - 1] ?? '', term));
  const places = sorted.map(([, pages]) => [...pages].toSorted(([a], [b]) => a - b));
  return {
    terms: terms.map((term, at) => term.slice(shared[at])).join(' '),
    shared: packNumbers(shared),
    pageCounts: packNumbers(places.map(({ length }) => length)),
    pages: packNumbers(places.flatMap((pages) => pages.map(([page], at) => page - (pages[at - 1]?.[0] ?? 0)))),
    wishCounts: packNumbers(places.flatMap((pages) => pages.map(([, count]) => count - 1))),
  };
}

/** How many letters two terms begin with alike. */
function sharedLetters(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Fitted on the wishes of some writers, and tested on those of others: see `npm run search:wishes`. */
const RARITY = 1.1;
const HALF = 1.6;
/** How far a page with many wishes is held to more of them; customary for BM25. */
const LENGTH = 0.75;
/** Words that share so many letters in a row are related: inflected, mistyped, unfinished, spelt in another way. */
const PART = 4;
const WEIGHT_OF_PART = 0.3;
/** The least share of its parts that a page's wishes must have of a query whose words they do not have. */
const LEAST_OF_PARTS = 0.25;
/** Pages that are far behind the best one count even less. */
const CONTRAST = 1.75;

/** A term with a sign before and behind it, so that a part of it may be its beginning or its end. */
const framed = (term: string): string => `^${term}$`;

/** Makes the counts ready to be asked. @param pages how many there are */
export function openWishes(packed: WishCounts, pages: number): WishIndex {
  const [shared, pageCounts, gaps, wishCounts] = [packed.shared, packed.pageCounts, packed.pages, packed.wishCounts].map(unpackNumbers);
  const terms = new Map<string, Counts>();
  const totals = new Map<number, number>();
  let [term, from] = ['', 0];
  for (const [at, rest] of (packed.terms === '' ? [] : packed.terms.split(' ')).entries()) {
    term = term.slice(0, shared?.[at]) + rest;
    const counts = new Map<number, number>();
    let page = 0;
    for (const end = from + (pageCounts?.[at] ?? 0); from < end; from++) {
      page += gaps?.[from] ?? 0;
      const count = (wishCounts?.[from] ?? 0) + 1;
      counts.set(page, count);
      totals.set(page, (totals.get(page) ?? 0) + count);
    }
    terms.set(term, counts);
  }
  const starts: number[] = [];
  let text = '';
  for (const one of terms.keys()) {
    starts.push(text.length);
    text += framed(one);
  }
  const mean = [...totals.values()].reduce((sum, total) => sum + total, 0) / Math.max(1, totals.size);
  const lengths = new Map(Array.from(totals, ([page, total]) => [page, total / mean]));
  return { pages, lengths, terms, text, starts, counts: [...terms.values()], parts: new Map() };
}

const partsOf = (term: string): string[] => {
  const letters = framed(term);
  return Array.from({ length: Math.max(0, letters.length - PART + 1) }, (_, at) => letters.slice(at, at + PART));
};

/** The place of the last number that is not greater than another, in ascending numbers. */
function lastNotAbove(numbers: readonly number[], other: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= other) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The wishes of each page that have a term with a part. */
function countsOfPart({ text, starts, counts, parts }: WishIndex, part: string): Counts {
  const known = parts.get(part);
  if (known) return known;
  const found = new Map<number, number>();
  let place = text.indexOf(part);
  while (place >= 0) {
    const at = lastNotAbove(starts, place);
    for (const [page, count] of counts[at] ?? []) found.set(page, (found.get(page) ?? 0) + count);
    // A term counts once, however often it has the part.
    place = text.indexOf(part, starts[at + 1] ?? text.length);
  }
  parts.set(part, found);
  return found;
}

/** The weight of what so many of the pages have: the fewer, the higher. */
const weightOf = ({ pages }: WishIndex, { size }: Counts): number => Math.log(1 + pages / Math.max(1, size)) ** RARITY;

/** Adds what a term says for each page. A word that stands in few wishes says more where a page has few: BM25 weighs texts in this way. */
function add(to: Map<number, number>, counts: Counts, weight: number, lengths: WishIndex['lengths']): void {
  for (const [page, count] of counts) {
    const half = HALF * (1 - LENGTH + LENGTH * (lengths.get(page) ?? 1));
    to.set(page, (to.get(page) ?? 0) + (weight * count) / (count + half));
  }
}

/** Scores the pages by their wishes. */
export function matchWishes(index: WishIndex, query: string): WishMatch {
  const terms = termsOf(query);
  const scores = new Map<number, number>();
  for (const term of terms) {
    const counts = index.terms.get(term);
    if (counts) add(scores, counts, weightOf(index, counts), index.lengths);
  }
  const byWords = Math.max(0, ...scores.values());
  const unknown: Counts = new Map();
  const whole = terms.reduce((sum, term) => sum + weightOf(index, index.terms.get(term) ?? unknown), 0);
  const parts = [...new Set(terms.flatMap(partsOf))];
  let wholeOfParts = 0;
  for (const part of parts) {
    const counts = countsOfPart(index, part);
    const weight = WEIGHT_OF_PART * weightOf(index, counts);
    wholeOfParts += weight;
    add(scores, counts, weight, index.lengths);
  }
  const best = Math.max(0, ...scores.values());
  // Letters that no word of a wish has are no word of anybody's.
  if (best === 0 || (byWords === 0 && best < LEAST_OF_PARTS * wholeOfParts)) return { scores: new Map(), covered: 0 };
  return { scores: new Map(Array.from(scores, ([page, score]) => [page, (score / best) ** CONTRAST])), covered: byWords / whole };
}
