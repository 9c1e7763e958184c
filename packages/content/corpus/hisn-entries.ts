/**
 * The numbers of Hisn al-Muslim: whether our texts for a number are what the book has there. The corpus holds the book in reading
 * order under numbers of its own, which go on counting where the printed book does not: it gives the preface and the chapter on the
 * merit of remembrance numbers, divides some entries into their parts, and has the chapter of the evening apart from the morning's.
 */
import type { ExportedText } from '../compiler/exported-text.ts';
import type { HisnNumber } from '../rules/control-files.ts';
import { withCorpus } from './corpus-tool.ts';
import type { Doubt } from './exceptions-used.ts';

/** An entry as the corpus has it. */
export interface CorpusEntry {
  /** The corpus's own number. */
  n: string;
  chapter: number;
  words: readonly string[];
}

/** The first chapters of the corpus: the preface, and the merit of remembrance. */
const UNNUMBERED_CHAPTERS = 2;
const MORNING = 29;
const EVENING = 30;
/** The praise that opens the chapters of the morning and the evening, before their first number. */
const UNNUMBERED = new Set(['92', '116']);
/** Entries of the corpus that belong to the number of the entry before them. */
const PARTS = new Set(
  '35 36 38 315 316 317 318 341 319 320 321 324 325 330 331 332 153 154 155 175 188 203 206 242 333 334 335 336 337 338 339 340'.split(' '),
);
/** Of the evening alone. */
const EVENING_ONLY = 97;
/** Said in the morning alone. */
const MORNING_ONLY = new Set([93, 94, 95]);

/** Below this share of words in common two texts are not the same supplication in two narrations. */
const LEAST_SHARE = 0.6;

/**
 * The printed numbers of the corpus's entries.
 * @param entries in reading order
 */
export function numberEntries(entries: readonly CorpusEntry[]): Map<number, CorpusEntry[]> {
  const numbered = new Map<number, CorpusEntry[]>();
  let number = 0;
  let firstOfMorning = 0;
  let evening = 0;
  const put = (at: number, entry: CorpusEntry): void => void numbered.set(at, [...(numbered.get(at) ?? []), entry]);
  for (const entry of entries) {
    if (entry.chapter <= UNNUMBERED_CHAPTERS || UNNUMBERED.has(entry.n)) continue;
    if (entry.chapter === EVENING) {
      // In the corpus the words against evil stand before the request for forgiveness, in the book after it.
      const order = eveningNumbers(firstOfMorning);
      put(order[evening++] ?? Number.NaN, entry);
      continue;
    }
    if (!PARTS.has(entry.n)) number += number + 1 === EVENING_ONLY ? 2 : 1;
    if (entry.chapter === MORNING && firstOfMorning === 0) firstOfMorning = number;
    put(number, entry);
  }
  return numbered;
}

/** The numbers of the evening in the order of the corpus. */
function eveningNumbers(first: number): number[] {
  const LAST = EVENING_ONLY + 1;
  const REQUEST = EVENING_ONLY - 1;
  const before = Array.from({ length: REQUEST - first }, (_, at) => first + at).filter((number) => !MORNING_ONLY.has(number));
  return [...before, EVENING_ONLY, REQUEST, LAST];
}

/** The most words that stand in both in the same order. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const word of one) {
    const next = [0];
    for (const [at, same] of other.entries()) next.push(word === same ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The share of the shorter one's words that the longer one has in the same order. */
const shareOf = (one: readonly string[], other: readonly string[]): number =>
  one.length && other.length ? inOrder(one, other) / Math.min(one.length, other.length) : 0;

/** Every text that has other words than the book under its number, where nothing is told of it, and a corpus that counts otherwise. */
export function entryDoubts(
  hisn: readonly HisnNumber[],
  entries: ReadonlyMap<number, readonly CorpusEntry[]>,
  wordsOf: ReadonlyMap<string, readonly string[]>,
): Doubt[] {
  const last = Math.max(...entries.keys());
  const book = 'hisn-al-muslim';
  const counted =
    last === hisn.length ? [] : [{ card: book, field: 'numbers', message: `the corpus counts to ${last}, not ${hisn.length}` }];
  return [
    ...counted,
    ...hisn.flatMap(({ number, texts = [], differs }) => {
      const own = entries.get(number) ?? [];
      const whole = [...own.map(({ words }) => words), own.flatMap(({ words }) => words)];
      return texts.flatMap((id): Doubt[] => {
        const words = wordsOf.get(id);
        const share = words ? Math.max(...whole.map((entry) => shareOf(words, entry))) : 1;
        if (share >= LEAST_SHARE || differs !== undefined) return [];
        return [
          { card: id, field: `hisnalmuslim:${number}`, message: `${Math.round(share * 100)} % of its words stand at number ${number}` },
        ];
      });
    }),
  ];
}

const ASK = `
  const bare = (text) => tool.words(text).map(({ bare }) => bare);
  const corpus = tool.loadCorpus();
  const verses = new Map(corpus.filter(({ c }) => c === 'quran').map(({ n, ar }) => [n, ar]));
  const range = (_, surah, first, last) =>
    Array.from({ length: last - first + 1 }, (_, at) => verses.get(surah + ':' + (Number(first) + at))).join(' ');
  const spelled = (text) => text.replace(/\\((\\d+):(\\d+):(\\d+)\\)/g, range).replace('QuranText', '');
  return [
    corpus.filter(({ c }) => c === 'hisn').map(({ n, chapter, ar }) => ({ n, chapter, words: bare(spelled(ar)) })),
    texts.map(({ arabic }) => bare(arabic)),
  ];`;

/** What the corpus does not bear out of the numbers of Hisn al-Muslim. @param corpus its folder */
export function hisnDoubts(corpus: string, hisn: readonly HisnNumber[], texts: readonly ExportedText[]): Doubt[] {
  const asked = texts.map(({ id, arabic }) => ({ id, arabic: arabic.replaceAll('{name}', ' ') }));
  const [entries, words] = withCorpus(corpus, asked, ASK) as [CorpusEntry[], string[][]];
  return entryDoubts(hisn, numberEntries(entries), new Map(asked.map(({ id }, at) => [id, words[at] ?? []])));
}
