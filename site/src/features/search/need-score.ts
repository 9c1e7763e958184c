/** Scores one need against a query. */
import { type Need, type NeedsIndex, UNKNOWN_WEIGHT } from '../../../../packages/core/search/needs.ts';
import type { LetterRun, QueryToken } from '../../../../packages/core/search/query-tokens.ts';
import type { Met } from './need-words.ts';

/** The factor for a word of little meaning. */
const WEAK = 0.3;
/** The fewest letters of a query that are compared as one run, without its spaces. */
const LEAST_RUN = 6;
/** The lowest factor for a need that has many words besides the query. */
const MENTIONED = 0.4;
const IN_ORDER = 1.1;
/** The factors for a title and for a need of a card, and the loss of each need against the one before. */
const TITLE = 1.1;
const CARD = 0.85;
const FARTHER = 0.012;
const FARTHEST = 15;

/** A query, split into words, as it is compared with needs. */
export interface Wish {
  words: readonly QueryToken[];
  weights: readonly number[];
  /** Of all words together. */
  weight: number;
  met: readonly Met[];
  text: string;
  run: LetterRun;
}

// Words are shared between needs and weighed again with each key press.
const weighed = new WeakMap<NeedsIndex, Map<QueryToken, number>>();

/** The weight of a word: the fewer pages have it, the higher. */
export function weightOf(index: NeedsIndex, word: QueryToken): number {
  const known = weighed.get(index) ?? new Map<QueryToken, number>();
  weighed.set(index, known);
  const made = known.get(word);
  if (made !== undefined) return made;
  const weights = word.forms.map((form) => index.weights.get(form) ?? UNKNOWN_WEIGHT);
  const weight = Math.min(UNKNOWN_WEIGHT, ...weights) * (word.weak ? WEAK : 1);
  known.set(word, weight);
  return weight;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Share of a need that the query matches, by the weight of its words. @param met the forms of the need's words that matched */
function answered(index: NeedsIndex, { words }: Need, met: readonly string[]): number {
  let [hit, all] = [0, 0];
  for (const word of words) {
    const weight = weightOf(index, word);
    all += weight;
    if (word.forms.some((form) => met.includes(form))) hit += weight;
  }
  return hit / (all || 1);
}

/** Whether the words of the query follow one another in a need. */
function inOrder({ words }: Need, wish: Wish): boolean {
  if (wish.words.length < 2 || words.length < wish.words.length) return false;
  const places = wish.words.map(({ forms }) => words.findIndex((word) => word.forms.some((form) => forms.includes(form))));
  return places.every((place, at) => place >= 0 && (at === 0 || place === (places[at - 1] ?? -2) + 1));
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/[’‘]/g, "'");

const SAME = { title: { written: 1.6, words: 1.5 }, need: { written: 1.25, words: 1.2 } } as const;

/** The factor for a need that equals the query: exactly as typed, or word by word without the words of no weight; 1 for others. */
function exactMatchFactor({ text, words, kind }: Need, wish: Wish): number {
  const same = kind === 'title' ? SAME.title : SAME.need;
  if (text.length === wish.text.length && plain(text) === plain(wish.text)) return same.written;
  const understood = wish.words.filter((_, at) => wish.weights[at]);
  return words.length === understood.length && words.every(({ folded }, at) => folded === understood[at]?.folded) ? same.words : 1;
}

/** The scores of a run of letters that matches: most of the need's run, its beginning, more than the whole run, its consonants. */
const RUN = { most: 1, begun: 0.9, longer: 0.85, consonants: 0.8 } as const;
const MOST_OF_IT = 0.6;

/** The similarity of two runs of letters; 0 where they do not match. */
export function runQuality(need: LetterRun | undefined, wish: LetterRun): number {
  if (!need || wish.sound.length < LEAST_RUN) return 0;
  if (need.sound.startsWith(wish.sound)) return wish.sound.length > MOST_OF_IT * need.sound.length ? RUN.most : RUN.begun;
  if (wish.sound.startsWith(need.sound) && need.consonants.length >= LEAST_RUN) return RUN.longer;
  return wish.consonants.length >= LEAST_RUN && need.consonants.startsWith(wish.consonants) ? RUN.consonants : 0;
}

/** The factor for the position of a need: the title and the first needs of a page count most. */
function centrality({ kind, at }: Need, inWish: number): number {
  if (kind === 'title') return inWish >= 0.9 ? TITLE : 1;
  return (kind === 'card' ? CARD : 1) * (1 - FARTHER * Math.min(at, FARTHEST));
}

/** A need with its score for a query. */
export interface Scored {
  need: Need;
  score: number;
  /** Indexes of the words of the query that match. */
  hits: readonly number[];
}

/** The score of a need for a query; about 1 for a need that equals the query. */
export function scoreOf(index: NeedsIndex, need: Need, id: number, wish: Wish): Scored {
  const run = runQuality(need.run, wish.run);
  const forms: string[] = [];
  const hits: number[] = [];
  let met = 0;
  for (const [at, words] of wish.met.entries()) {
    const found = words.get(id);
    if (found || run > 0) hits.push(at);
    if (!found) continue;
    forms.push(...found.forms);
    met += found.quality * (wish.weights[at] ?? 0);
  }
  const inWish = met / (wish.weight || 1);
  const inNeed = answered(index, need, forms);
  const byWords = inWish * (MENTIONED + (1 - MENTIONED) * inNeed) * (inOrder(need, wish) ? IN_ORDER : 1);
  return {
    need,
    score: Math.max(byWords, run) * exactMatchFactor(need, wish) * centrality(need, inWish),
    hits,
  };
}
