/** An index of known texts by pairs of words. The Arabic and the translations each have one. */
import { indexesAboveZero, topItems } from './top-items.ts';
import { ANY_WORD_KEY, type Word } from './words.ts';

export interface IndexedText {
  /** Index into the list of known texts. */
  text: number;
  words: readonly Word[];
  /** Id of each word, or `ANY_WORD_ID`. */
  ids: Int32Array;
  keys: ReadonlySet<number>;
  /** Number of words, `{name}` not counted. */
  length: number;
}

/** Two words of a message, neighbours or with one between, that some text has near each other too. */
export interface SharedPair {
  /** Index of the second word in the message. */
  second: number;
  /** Index of the pair's first word at its previous place in the message; -1 where there is none. */
  before: number;
  /** Indexes into `WordPairIndex.texts`. */
  texts: readonly number[];
  /** Higher where fewer texts have the pair. */
  weight: number;
}

/** Id of a word that no text has. */
const UNKNOWN_WORD_ID = -1;
/** Id of `{name}`, which matches any word. */
export const ANY_WORD_ID = -2;

/** A pair is two neighbours, or two words with one between: around a missing, added or changed word a pair is still common. */
const MAX_PAIR_DISTANCE = 2;
const MAX_MESSAGE_WORDS_FOR_ONE_WORD_TEXTS = 2;
/** More ids than any content needs: a pair is stored as first * MAX_WORD_IDS + second. */
const MAX_WORD_IDS = 1 << 20;

export class WordPairIndex {
  readonly texts: IndexedText[] = [];
  private readonly ids = new Map<string, number>();
  private readonly pairs = new Map<number, number[]>();
  private readonly singles = new Map<number, number[]>();

  add(text: number, words: readonly Word[]): void {
    if (words.length === 0) return;
    const ids = Int32Array.from(words, ({ key }) => this.newId(key));
    const own = words.filter(({ key }) => key !== ANY_WORD_KEY);
    const at = this.texts.push({ text, words, ids, keys: new Set(ids), length: own.length }) - 1;
    if (own.length === 1) {
      const id = this.idOf(own[0]?.key ?? '');
      this.singles.set(id, [...(this.singles.get(id) ?? []), at]);
    }
    for (const { pair } of this.pairsOf(ids)) {
      const known = this.pairs.get(pair);
      if (!known) this.pairs.set(pair, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  }

  private newId(key: string): number {
    if (key === ANY_WORD_KEY) return ANY_WORD_ID;
    const known = this.ids.get(key) ?? this.ids.size;
    this.ids.set(key, known);
    return known;
  }

  /** The id of a key; `UNKNOWN_WORD_ID` where no text has it. */
  idOf(key: string): number {
    return this.ids.get(key) ?? UNKNOWN_WORD_ID;
  }

  /** Whether some text has two keys as neighbours, or with one word between. */
  hasPair(first: string, second: string): boolean {
    const [one, two] = [this.ids.get(first), this.ids.get(second)];
    return one !== undefined && two !== undefined && this.pairs.has(one * MAX_WORD_IDS + two);
  }

  /** The number of texts that have the rarest pair of a stretch. */
  rarest(ids: Int32Array, from: number, to: number): number {
    let least = this.texts.length;
    for (const { pair } of this.pairsOf(ids, from, to)) least = Math.min(least, this.pairs.get(pair)?.length ?? least);
    return least;
  }

  /** The share of the texts that have a word, from 0 to 1. */
  shareOfTextsWith(id: number): number {
    return this.texts.filter(({ keys }) => keys.has(id)).length / this.texts.length;
  }

  private pairsOf(ids: Int32Array, from = 0, to = ids.length): { pair: number; at: number; next: number }[] {
    const pairs: { pair: number; at: number; next: number }[] = [];
    for (let at = from; at < to; at++) {
      const first = ids[at] ?? UNKNOWN_WORD_ID;
      if (first < 0) continue;
      for (let next = at + 1; next <= at + MAX_PAIR_DISTANCE && next < to; next++) {
        const second = ids[next] ?? UNKNOWN_WORD_ID;
        if (second >= 0) pairs.push({ pair: first * MAX_WORD_IDS + second, at, next });
      }
    }
    return pairs;
  }

  /** The pairs of a message that some text has, at the index of their first word. */
  sharedPairs(ids: Int32Array): SharedPair[][] {
    const places = new Map<number, number>();
    const shared = Array.from(ids, (): SharedPair[] => []);
    for (const { pair, at, next } of this.pairsOf(ids)) {
      const texts = this.pairs.get(pair);
      if (!texts) continue;
      const weight = Math.log(1 + this.texts.length / texts.length);
      shared[at]?.push({ second: next, before: places.get(pair) ?? -1, texts, weight });
      places.set(pair, at);
    }
    return shared;
  }

  /**
   * Texts that share pairs with a stretch of a message: the best by score, then the best by score for their length. A pair that
   * few texts have scores more.
   * @param message ids of its words, and the pairs that some text has
   * @param most texts for each of the two rankings
   * @returns each with the number of pairs that it shares
   */
  candidates(
    { ids, shared }: { ids: Int32Array; shared: readonly (readonly SharedPair[])[] },
    from: number,
    to: number,
    most: number,
  ): { at: number; pairs: number }[] {
    const scores = new Float64Array(this.texts.length);
    const pairs = new Uint16Array(this.texts.length);
    for (let first = from; first < to; first++) {
      for (const { second, before, texts, weight } of shared[first] ?? []) {
        // A pair counts once in a stretch.
        if (second >= to || before >= from) continue;
        for (const at of texts) {
          scores[at] = (scores[at] ?? 0) + weight;
          pairs[at] = (pairs[at] ?? 0) + 1;
        }
      }
    }
    // A short text that is there whole counts before a long one that has the same pairs and many more.
    const scoreOf = (at: number): number => scores[at] ?? 0;
    const having = indexesAboveZero(scores);
    const byShare = topItems(having, most, (at) => scoreOf(at) / Math.sqrt(4 + (this.texts[at]?.ids.length ?? 0)));
    const byScore = topItems(having, most, scoreOf);
    const found = new Set([...byScore, ...byShare]);
    // A text of one word has no pair; it is sought only in a message of very few words.
    if (ids.length <= MAX_MESSAGE_WORDS_FOR_ONE_WORD_TEXTS)
      for (let at = from; at < to; at++) for (const one of this.singles.get(ids[at] ?? UNKNOWN_WORD_ID) ?? []) found.add(one);
    return Array.from(found, (at) => ({ at, pairs: pairs[at] ?? 0 }));
  }
}
