/** Scores one need against a query. */
import { type IndexedNeedPhrase, type NeedsIndex, UNKNOWN_WORD_WEIGHT } from '../../../../packages/core/search/needs.ts';
import type { UnspacedSounds, QueryToken } from '../../../../packages/core/search/query-tokens.ts';
import type { MatchesByNeed } from './need-words.ts';

/** The factor for a word of little meaning. */
const WEAK_WORD_FACTOR = 0.3;
/** The fewest letters of a query that are compared as one run, without its spaces. */
const MIN_RUN_LETTERS = 6;
/** The factor of a need of which the query matches next to nothing. */
const MIN_MATCHED_SHARE_OF_NEED_FACTOR = 0.4;
const CONSECUTIVE_WORDS_FACTOR = 1.1;
/** Factors of a title and of a card's need; and the loss per position of a need on its page, up to a last position. */
const TITLE_NEED_FACTOR = 1.1;
const CARD_NEED_FACTOR = 0.85;
const LOSS_PER_POSITION = 0.012;
const MAX_LOSS_POSITION = 15;

/** A query, parsed for the comparison with needs. */
export interface NeedsQuery {
  words: readonly QueryToken[];
  weights: readonly number[];
  /** Sum of `weights`. */
  weight: number;
  met: readonly MatchesByNeed[];
  text: string;
  run: UnspacedSounds;
}

// Caches weights: needs share words, and each key press weighs them again.
const wordWeightCache = new WeakMap<NeedsIndex, Map<QueryToken, number>>();

/** The weight of a word: the fewer pages have it, the higher. */
export function wordWeight(index: NeedsIndex, word: QueryToken): number {
  const known = wordWeightCache.get(index) ?? new Map<QueryToken, number>();
  wordWeightCache.set(index, known);
  const made = known.get(word);
  if (made !== undefined) return made;
  const weights = word.forms.map((form) => index.weights.get(form) ?? UNKNOWN_WORD_WEIGHT);
  const weight = Math.min(UNKNOWN_WORD_WEIGHT, ...weights) * (word.weak ? WEAK_WORD_FACTOR : 1);
  known.set(word, weight);
  return weight;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Share of a need that the query matches, by the weight of its words. @param met the forms of the need's words that matched */
function matchedShareOfNeed(index: NeedsIndex, { words }: IndexedNeedPhrase, met: readonly string[]): number {
  let [hit, all] = [0, 0];
  for (const word of words) {
    const weight = wordWeight(index, word);
    all += weight;
    if (word.forms.some((form) => met.includes(form))) hit += weight;
  }
  return hit / (all || 1);
}

/** Whether a need has the words of the query one directly after another. */
function hasConsecutiveQueryWords({ words }: IndexedNeedPhrase, query: NeedsQuery): boolean {
  if (query.words.length < 2 || words.length < query.words.length) return false;
  const places = query.words.map(({ forms }) => words.findIndex((word) => word.forms.some((form) => forms.includes(form))));
  return places.every((place, at) => place >= 0 && (at === 0 || place === (places[at - 1] ?? -2) + 1));
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/[’‘]/g, "'");

const EXACT_MATCH_FACTORS = { title: { written: 1.6, words: 1.5 }, need: { written: 1.25, words: 1.2 } } as const;

/** The factor for a need that equals the query: exactly as typed, or word by word without the words of no weight; 1 for others. */
function exactMatchFactor({ text, words, kind }: IndexedNeedPhrase, query: NeedsQuery): number {
  const same = kind === 'title' ? EXACT_MATCH_FACTORS.title : EXACT_MATCH_FACTORS.need;
  if (text.length === query.text.length && plain(text) === plain(query.text)) return same.written;
  const understood = query.words.filter((_, at) => query.weights[at]);
  return words.length === understood.length && words.every(({ folded }, at) => folded === understood[at]?.folded) ? same.words : 1;
}

/**
 * Scores of matching letter runs: the query is most of the need, its beginning, longer than the need, or equal in
 * consonants.
 */
const LETTER_RUN_SCORES = { mostOfNeed: 1, beginningOfNeed: 0.9, longerThanNeed: 0.85, sameConsonants: 0.8 } as const;
const MIN_TYPED_SHARE_OF_NEED = 0.6;

/** The similarity of two runs of letters; 0 where they do not match. */
export function unspacedSoundsSimilarity(need: UnspacedSounds | undefined, query: UnspacedSounds): number {
  if (!need || query.sound.length < MIN_RUN_LETTERS) return 0;
  if (need.sound.startsWith(query.sound))
    return query.sound.length > MIN_TYPED_SHARE_OF_NEED * need.sound.length
      ? LETTER_RUN_SCORES.mostOfNeed
      : LETTER_RUN_SCORES.beginningOfNeed;
  if (query.sound.startsWith(need.sound) && need.consonants.length >= MIN_RUN_LETTERS) return LETTER_RUN_SCORES.longerThanNeed;
  return query.consonants.length >= MIN_RUN_LETTERS && need.consonants.startsWith(query.consonants) ? LETTER_RUN_SCORES.sameConsonants : 0;
}

/**
 * Factor for the position of a need: a page's title and first needs count most.
 * @param queryShare matched share of the query
 */
function positionFactor({ kind, at }: IndexedNeedPhrase, queryShare: number): number {
  if (kind === 'title') return queryShare >= 0.9 ? TITLE_NEED_FACTOR : 1;
  return (kind === 'card' ? CARD_NEED_FACTOR : 1) * (1 - LOSS_PER_POSITION * Math.min(at, MAX_LOSS_POSITION));
}

/** A need with its score for a query. */
export interface ScoredNeed {
  need: IndexedNeedPhrase;
  score: number;
  /** Indexes of the words of the query that match. */
  hits: readonly number[];
}

/** The score of a need for a query; about 1 for a need that equals the query. */
export function scoreNeed(index: NeedsIndex, need: IndexedNeedPhrase, id: number, query: NeedsQuery): ScoredNeed {
  const run = unspacedSoundsSimilarity(need.run, query.run);
  const forms: string[] = [];
  const hits: number[] = [];
  let met = 0;
  for (const [at, words] of query.met.entries()) {
    const found = words.get(id);
    if (found || run > 0) hits.push(at);
    if (!found) continue;
    forms.push(...found.forms);
    met += found.quality * (query.weights[at] ?? 0);
  }
  const inWish = met / (query.weight || 1);
  const inNeed = matchedShareOfNeed(index, need, forms);
  const byWords =
    inWish *
    (MIN_MATCHED_SHARE_OF_NEED_FACTOR + (1 - MIN_MATCHED_SHARE_OF_NEED_FACTOR) * inNeed) *
    (hasConsecutiveQueryWords(need, query) ? CONSECUTIVE_WORDS_FACTOR : 1);
  return {
    need,
    score: Math.max(byWords, run) * exactMatchFactor(need, query) * positionFactor(need, inWish),
    hits,
  };
}
