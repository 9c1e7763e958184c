/** Texts of the reference corpus to try the checker with: other readings of what our texts cite, and narrations that are not ours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ExportedText } from '../compiler/exported-text.ts';
import { arabicWords } from '../../core/check/words.ts';
import { seededRandom } from '../mutation/random.ts';

interface Passage {
  /** Collection. */
  c: string;
  n?: string | number;
  ar: string;
}

/** The words of one of our texts as a narration of the corpus has them. */
export interface CorpusWording {
  text: string;
  /** The number that it stands under. */
  number: string;
  /** Ids of the texts that cite the number, or have these words. */
  cards: readonly string[];
}

/** `muslim:2710a` and `muslim:2710` are one number. */
const whole = (number: string): string => number.replace(/[a-z]$/, '');

/** @param folder of the corpus */
function readPassages(folder: string): Passage[] {
  const read = (name: string): Passage[] =>
    gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Passage);
  return [...read('hadith.jsonl.gz'), ...read('beyond.jsonl.gz')];
}

/** Of a text's pairs of words a passage must have so many for it to hold a reading of the text, and so many for it to be ours at all. */
const LEAST_SHARED = 0.5;
/** Texts of fewer words stand in many narrations. */
const LEAST_WORDS = 5;

const lettersOf = (text: string): string[] => arabicWords(text).map(({ key }) => key);
const pairsOf = (keys: readonly string[]): string[] => keys.slice(1).map((key, at) => `${keys[at]} ${key}`);

/** The words of a passage from the first pair that it shares with a text to the last, where they stand close together. */
function readingIn(passage: string, text: readonly string[]): string | undefined {
  const words = arabicWords(passage);
  const wanted = new Set(pairsOf(text));
  const places = pairsOf(words.map(({ key }) => key)).flatMap((pair, at) => (wanted.has(pair) ? [at] : []));
  // The stretch of the text's length and a half that has most of its pairs.
  const most = Math.ceil(text.length * 1.5);
  let best: number[] = [];
  for (const [index, first] of places.entries()) {
    const within = places.slice(index).filter((at) => at < first + most);
    if (within.length > best.length) best = within;
  }
  const [first, last] = [words[best[0] ?? 0], words[(best.at(-1) ?? 0) + 1]];
  if (!first || !last || new Set(best).size < LEAST_SHARED * wanted.size) return undefined;
  return passage.slice(first.at, last.at + last.text.length);
}

/** Our texts as the narrations that they cite have them: in other spellings and other words. */
export function corpusWordings(folder: string, texts: readonly ExportedText[]): CorpusWording[] {
  const byNumber = new Map<string, Passage[]>();
  for (const passage of readPassages(folder)) {
    if (passage.n === undefined) continue;
    const number = whole(`${passage.c}:${passage.n}`);
    const known = byNumber.get(number);
    if (known) known.push(passage);
    else byNumber.set(number, [passage]);
  }
  const found = new Map<string, CorpusWording>();
  for (const { id, use, arabic, quran, references } of texts) {
    const keys = lettersOf(arabic);
    if (use !== undefined || quran !== undefined || keys.length < LEAST_WORDS || arabic.includes('{name}')) continue;
    for (const number of references) {
      for (const { ar } of byNumber.get(whole(number)) ?? []) {
        const text = readingIn(ar, keys);
        if (text === undefined || found.has(text)) continue;
        const own = ` ${lettersOf(text).join(' ')} `;
        const cards = texts.filter(
          (other) => other.references.some((one) => whole(one) === whole(number)) || ` ${lettersOf(other.arabic).join(' ')} `.includes(own),
        );
        found.set(text, { text, number, cards: [id, ...cards.map((other) => other.id)] });
      }
    }
  }
  return [...found.values()];
}

/** Narrations under numbers that no text of ours cites, and that hold none of them. @param count how many; the same seed takes the same */
export function unrelatedNarrations(folder: string, texts: readonly ExportedText[], count: number, seed: number): string[] {
  const cited = new Set(
    texts.flatMap(({ references, told_in = [], note_references = [] }) => [...references, ...told_in, ...note_references].map(whole)),
  );
  const passages = readPassages(folder).filter(({ c, n }) => n !== undefined && c !== 'nawawi40' && !cited.has(whole(`${c}:${n}`)));
  const ours = texts.filter(({ use }) => use === undefined).map(({ arabic }) => new Set(pairsOf(lettersOf(arabic))));
  const holdsOurs = (passage: string): boolean => {
    const pairs = new Set(pairsOf(lettersOf(passage)));
    return ours.some(
      (wanted) => wanted.size >= LEAST_WORDS && [...wanted].filter((pair) => pairs.has(pair)).length >= LEAST_SHARED * wanted.size,
    );
  };
  const found: string[] = [];
  for (const { ar } of seededRandom(seed).shuffle(passages)) {
    if (found.length === count) break;
    if (!holdsOurs(ar)) found.push(ar);
  }
  return found;
}
