/**
 * Passages of the reference corpus to test the checker with: other wordings of our texts, from the narrations that they
 * cite, and narrations that are none of our texts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ExportedText } from '../../packages/content/compiler/exported-text.ts';
import { arabicWords } from '../../packages/core/check/words.ts';
import { seededRandom } from '../../packages/content/mutation/random.ts';

interface CorpusPassage {
  /** Collection. */
  c: string;
  n?: string | number;
  ar: string;
}

/** The words of one of our texts as a narration of the corpus has them. */
export interface CorpusWording {
  text: string;
  /** Number of the cited hadith that has this wording: `muslim:2710`. */
  number: string;
  /** Ids of the texts that cite the number, or have these words. */
  cards: readonly string[];
}

/** `muslim:2710a` and `muslim:2710` are one number. */
const numberWithoutLetter = (number: string): string => number.replace(/[a-z]$/, '');

/** @param corpusFolder folder of the corpus */
function readCorpusPassages(corpusFolder: string): CorpusPassage[] {
  const read = (name: string): CorpusPassage[] =>
    gunzipSync(readFileSync(join(corpusFolder, name)))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as CorpusPassage);
  return [...read('hadith.jsonl.gz'), ...read('beyond.jsonl.gz')];
}

/** A passage with this share of a text's word pairs holds a wording of the text. */
const MIN_SHARE_OF_WORD_PAIRS = 0.5;
/** Shorter texts stand in many narrations. */
const MIN_WORDS_OF_TEXT = 5;

const wordKeysOf = (text: string): string[] => arabicWords(text).map(({ key }) => key);
const wordPairsOf = (keys: readonly string[]): string[] => keys.slice(1).map((key, at) => `${keys[at]} ${key}`);

/**
 * The part of a passage that shares the most word pairs with a text, from the first shared pair to the last; undefined
 * where it shares fewer than half of the text's pairs.
 */
function wordingIn(passage: string, textKeys: readonly string[]): string | undefined {
  const words = arabicWords(passage);
  const wanted = new Set(wordPairsOf(textKeys));
  const places = wordPairsOf(words.map(({ key }) => key)).flatMap((pair, at) => (wanted.has(pair) ? [at] : []));
  // The stretch, at most one and a half times as long as the text, that has most of its pairs.
  const most = Math.ceil(textKeys.length * 1.5);
  let best: number[] = [];
  for (const [index, first] of places.entries()) {
    const within = places.slice(index).filter((at) => at < first + most);
    if (within.length > best.length) best = within;
  }
  const [first, last] = [words[best[0] ?? 0], words[(best.at(-1) ?? 0) + 1]];
  if (!first || !last || new Set(best).size < MIN_SHARE_OF_WORD_PAIRS * wanted.size) return undefined;
  return passage.slice(first.at, last.at + last.text.length);
}

/** The wordings of our texts in the narrations that they cite. */
export function wordingsInCitedNarrations(corpusFolder: string, texts: readonly ExportedText[]): CorpusWording[] {
  const byNumber = new Map<string, CorpusPassage[]>();
  for (const passage of readCorpusPassages(corpusFolder)) {
    if (passage.n === undefined) continue;
    const number = numberWithoutLetter(`${passage.c}:${passage.n}`);
    const known = byNumber.get(number);
    if (known) known.push(passage);
    else byNumber.set(number, [passage]);
  }
  const found = new Map<string, CorpusWording>();
  for (const { id, use, arabic, quran, references } of texts) {
    const keys = wordKeysOf(arabic);
    if (use !== undefined || quran !== undefined || keys.length < MIN_WORDS_OF_TEXT || arabic.includes('{name}')) continue;
    for (const number of references) {
      for (const { ar } of byNumber.get(numberWithoutLetter(number)) ?? []) {
        const text = wordingIn(ar, keys);
        if (text === undefined || found.has(text)) continue;
        const own = ` ${wordKeysOf(text).join(' ')} `;
        const cards = texts.filter(
          (other) =>
            other.references.some((one) => numberWithoutLetter(one) === numberWithoutLetter(number)) ||
            ` ${wordKeysOf(other.arabic).join(' ')} `.includes(own),
        );
        found.set(text, { text, number, cards: [id, ...cards.map((other) => other.id)] });
      }
    }
  }
  return [...found.values()];
}

/**
 * Narrations that no text of ours cites and that hold none of our texts.
 * @param seed the same seed draws the same narrations
 */
export function unrelatedNarrations(corpusFolder: string, texts: readonly ExportedText[], count: number, seed: number): string[] {
  const cited = new Set(
    texts.flatMap(({ references, told_in = [], note_references = [] }) =>
      [...references, ...told_in, ...note_references].map(numberWithoutLetter),
    ),
  );
  const passages = readCorpusPassages(corpusFolder).filter(
    ({ c, n }) => n !== undefined && c !== 'nawawi40' && !cited.has(numberWithoutLetter(`${c}:${n}`)),
  );
  const ours = texts.filter(({ use }) => use === undefined).map(({ arabic }) => new Set(wordPairsOf(wordKeysOf(arabic))));
  const holdsOurs = (passage: string): boolean => {
    const pairs = new Set(wordPairsOf(wordKeysOf(passage)));
    return ours.some(
      (wanted) =>
        wanted.size >= MIN_WORDS_OF_TEXT && [...wanted].filter((pair) => pairs.has(pair)).length >= MIN_SHARE_OF_WORD_PAIRS * wanted.size,
    );
  };
  const found: string[] = [];
  for (const { ar } of seededRandom(seed).shuffle(passages)) {
    if (found.length === count) break;
    if (!holdsOurs(ar)) found.push(ar);
  }
  return found;
}
