/**
 * Term counts of wishes: for each term, the pages whose wishes have it. A wish is an example of what somebody types to
 * find a page. The build counts the terms of all wishes; the device scores pages by the counts.
 */
import { stem } from '../messages/search-language.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { tokensOf, type QueryToken, withoutStopWords } from './query-tokens.ts';
import { soundOf } from './sound.ts';

/** The terms of all wishes, as the index file has them: in alphabetical order, each list of numbers packed (`packed-numbers.ts`). */
export interface PackedWishTerms {
  /** The terms with blanks between; each lacks the first letters that it shares with the one before. */
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

/** Number of wishes that have a term, or a part of one, by index of the page. */
type WishCountByPage = ReadonlyMap<number, number>;

export interface PageIndexByWishTerm {
  /** How many pages there are. */
  pages: number;
  /** The counts of all terms of a page together, divided by the mean over the pages that have wishes. */
  lengths: ReadonlyMap<number, number>;
  terms: ReadonlyMap<string, WishCountByPage>;
  /** All terms as one text, in which a part of one is found much faster than term by term. */
  text: string;
  /** Where each term begins in that text, and its counts. */
  starts: readonly number[];
  counts: readonly WishCountByPage[];
  /** Cache: the counts of the parts of terms that were asked for. */
  parts: Map<string, WishCountByPage>;
}

export interface WishPageScores {
  /** Score by index of the page, from 0 to 1; the best page has 1. */
  scores: ReadonlyMap<number, number>;
  /** Score of the best page by whole words of the query, as a share of the weight of all its words, from 0 to 1. */
  covered: number;
}

/** The term of a word: the sound of a Latin stem, so that spellings share a term; in Arabic script, the last of its forms. */
const wishTermOf = ({ folded, forms, arabic }: QueryToken): string => (arabic ? (forms.at(-1) ?? folded) : soundOf(stem(folded)));

const wishTermsOf = (text: string): string[] => [...new Set(withoutStopWords(tokensOf(text)).map(wishTermOf))];

/** Counts, for each term and page, the wishes that have the term, and packs the counts. @param wishes of each page, by the page's index */
export function packWishTerms(wishes: ReadonlyMap<number, readonly string[]>): PackedWishTerms {
  const counts = new Map<string, Map<number, number>>();
  for (const [page, lines] of wishes) {
    for (const term of lines.flatMap(wishTermsOf)) {
      const pages = counts.get(term) ?? new Map<number, number>();
      pages.set(page, (pages.get(page) ?? 0) + 1);
      counts.set(term, pages);
    }
  }
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const terms = sorted.map(([term]) => term);
  const shared = terms.map((term, at) => sharedPrefixLength(terms[at - 1] ?? '', term));
  const places = sorted.map(([, pages]) => [...pages].toSorted(([a], [b]) => a - b));
  return {
    terms: terms.map((term, at) => term.slice(shared[at])).join(' '),
    shared: packNumbers(shared),
    pageCounts: packNumbers(places.map(({ length }) => length)),
    pages: packNumbers(places.flatMap((pages) => pages.map(([page], at) => page - (pages[at - 1]?.[0] ?? 0)))),
    wishCounts: packNumbers(places.flatMap((pages) => pages.map(([, count]) => count - 1))),
  };
}

/** Number of letters that two terms have in common at their beginning. */
function sharedPrefixLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Fitted on the wishes of some writers, and tested on those of others: `npm run search:wishes`. */
const RARITY_EXPONENT = 1.1;
const HALF_SCORE_COUNT = 1.6;
/** How far long pages are scored down, from 0 to 1; customary for BM25. */
const LENGTH_NORMALIZATION = 0.75;
/** Length of the overlapping grams of a term: words that share so many letters in a row are related. */
const TERM_GRAM_LENGTH = 4;
const GRAM_WEIGHT = 0.3;
/** Least share of the best possible gram score that a page needs if no whole word of the query is known. */
const MIN_GRAM_SHARE_WITHOUT_WORD = 0.25;
/** Raises the distance between the best page and the others. */
const SCORE_CONTRAST_EXPONENT = 1.75;

/** A term with a sign at each end, so that a part can be the beginning or the end of a term. */
const withBoundaries = (term: string): string => `^${term}$`;

/** Unpacks the counts. @param totalPageCount how many there are */
export function unpackWishTerms(packed: PackedWishTerms, totalPageCount: number): PageIndexByWishTerm {
  const [shared, pageCounts, gaps, wishCounts] = [packed.shared, packed.pageCounts, packed.pages, packed.wishCounts].map(unpackNumbers);
  const terms = new Map<string, WishCountByPage>();
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
    text += withBoundaries(one);
  }
  const mean = [...totals.values()].reduce((sum, total) => sum + total, 0) / Math.max(1, totals.size);
  const lengths = new Map(Array.from(totals, ([page, total]) => [page, total / mean]));
  return { pages: totalPageCount, lengths, terms, text, starts, counts: [...terms.values()], parts: new Map() };
}

const gramsOfTerm = (term: string): string[] => {
  const letters = withBoundaries(term);
  return Array.from({ length: Math.max(0, letters.length - TERM_GRAM_LENGTH + 1) }, (_, at) => letters.slice(at, at + TERM_GRAM_LENGTH));
};

/** The index of the last number that is not greater than another; numbers ascending. */
function indexOfLastNotAbove(numbers: readonly number[], other: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= other) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** By page: the sum of the counts of all terms that contain the part. */
function countsOfGram({ text, starts, counts, parts }: PageIndexByWishTerm, part: string): WishCountByPage {
  const known = parts.get(part);
  if (known) return known;
  const found = new Map<number, number>();
  let place = text.indexOf(part);
  while (place >= 0) {
    const at = indexOfLastNotAbove(starts, place);
    for (const [page, count] of counts[at] ?? []) found.set(page, (found.get(page) ?? 0) + count);
    // A term counts once, however often it has the part.
    place = text.indexOf(part, starts[at + 1] ?? text.length);
  }
  parts.set(part, found);
  return found;
}

/** The weight of a term by the number of pages that have it: the fewer, the higher. */
const rarityWeight = ({ pages }: PageIndexByWishTerm, { size }: WishCountByPage): number =>
  Math.log(1 + pages / Math.max(1, size)) ** RARITY_EXPONENT;

/** Adds the BM25 score of a term to each page: a wish with the term counts more where a page has few wishes. */
function addScores(scores: Map<number, number>, counts: WishCountByPage, weight: number, lengths: PageIndexByWishTerm['lengths']): void {
  for (const [page, count] of counts) {
    const half = HALF_SCORE_COUNT * (1 - LENGTH_NORMALIZATION + LENGTH_NORMALIZATION * (lengths.get(page) ?? 1));
    scores.set(page, (scores.get(page) ?? 0) + (weight * count) / (count + half));
  }
}

/** Scores the pages by their wishes. */
export function scorePagesByWishes(index: PageIndexByWishTerm, query: string): WishPageScores {
  const terms = wishTermsOf(query);
  const scores = new Map<number, number>();
  for (const term of terms) {
    const counts = index.terms.get(term);
    if (counts) addScores(scores, counts, rarityWeight(index, counts), index.lengths);
  }
  const byWords = Math.max(0, ...scores.values());
  const unknown: WishCountByPage = new Map();
  const whole = terms.reduce((sum, term) => sum + rarityWeight(index, index.terms.get(term) ?? unknown), 0);
  const parts = [...new Set(terms.flatMap(gramsOfTerm))];
  let wholeOfParts = 0;
  for (const part of parts) {
    const counts = countsOfGram(index, part);
    const weight = GRAM_WEIGHT * rarityWeight(index, counts);
    wholeOfParts += weight;
    addScores(scores, counts, weight, index.lengths);
  }
  const best = Math.max(0, ...scores.values());
  // Without a known word, a page must share enough parts with the query.
  if (best === 0 || (byWords === 0 && best < MIN_GRAM_SHARE_WITHOUT_WORD * wholeOfParts)) return { scores: new Map(), covered: 0 };
  return {
    scores: new Map(Array.from(scores, ([page, score]) => [page, (score / best) ** SCORE_CONTRAST_EXPONENT])),
    covered: byWords / whole,
  };
}
