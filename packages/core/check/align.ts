/** Aligns a stretch of a message with a text, word by word: the best local alignment (Smith and Waterman). */
import { ANY_WORD_ID } from './word-index.ts';

/** Indexes of a message word and of the text word aligned with it; -1 for none. */
export interface AlignedPair {
  theirs: number;
  ours: number;
}

/** Scores of the alignment; integers, for an `Int32Array`. */
const EQUAL_WORD_SCORE = 20;
const PLACEHOLDER_SCORE = 5;
const DIFFERENT_WORD_SCORE = -10;
const GAP_SCORE = -8;

const TRACE_DIAGONAL = 1;
const TRACE_UP = 2;
const TRACE_LEFT = 3;

/** Index in the message at which the whole text stands word for word; -1 where it does not. */
function exactMatchStart(theirs: Int32Array, from: number, to: number, ours: Int32Array): number {
  for (let start = from; start + ours.length <= to; start++) {
    let length = 0;
    while (length < ours.length && theirs[start + length] === ours[length]) length += 1;
    if (length === ours.length) return start;
  }
  return -1;
}

let traceBuffer = new Uint8Array(1 << 14);

/** A buffer for the directions of one alignment. The next one reuses it, and it is not cleared. */
function reusedTraceBuffer(size: number): Uint8Array {
  if (traceBuffer.length < size) traceBuffer = new Uint8Array(size);
  return traceBuffer;
}

/**
 * @param theirs ids of the message's words
 * @param from and @param to bounds of the stretch, `to` behind its last word
 * @param ours ids of the text's words
 * @returns pairs in reading order; the first and the last have equal words. Empty where no words are equal
 */
export function alignWords(theirs: Int32Array, from: number, to: number, ours: Int32Array): AlignedPair[] {
  // Most copied texts stand in the message word for word, and no alignment scores more.
  const place = exactMatchStart(theirs, from, to, ours);
  if (place >= 0) return Array.from(ours, (_, at) => ({ theirs: place + at, ours: at }));
  const [rows, columns] = [to - from, ours.length];
  const width = columns + 1;
  let before = new Int32Array(width);
  let current = new Int32Array(width);
  const ways = reusedTraceBuffer((rows + 1) * width);
  ways.fill(0, 0, width);
  let best = 0;
  let end = 0;
  // The innermost loop of the checker: plain comparisons, nothing allocated.
  for (let row = 1; row <= rows; row++) {
    const word = theirs[from + row - 1] ?? 0;
    current[0] = 0;
    ways[row * width] = 0;
    let left = 0;
    let beside = 0;
    for (let column = 1; column <= columns; column++) {
      const own = ours[column - 1] ?? 0;
      const isAny = own === ANY_WORD_ID;
      const diagonal = beside;
      beside = before[column] ?? 0;
      // Most cells score 0: the words differ, and no cell before has a score.
      if (own !== word && !isAny && diagonal + beside + left === 0) {
        current[column] = 0;
        ways[row * width + column] = 0;
        continue;
      }
      let score = diagonal + (isAny ? PLACEHOLDER_SCORE : own === word ? EQUAL_WORD_SCORE : DIFFERENT_WORD_SCORE);
      let way = TRACE_DIAGONAL;
      const up = beside + GAP_SCORE;
      if (up > score) {
        score = up;
        way = TRACE_UP;
      }
      const across = left + (isAny ? 0 : GAP_SCORE);
      if (across > score) {
        score = across;
        way = TRACE_LEFT;
      }
      if (score <= 0) {
        score = 0;
        way = 0;
      }
      current[column] = score;
      left = score;
      ways[row * width + column] = way;
      if (score > best) {
        best = score;
        end = row * width + column;
      }
    }
    const spent = before;
    before = current;
    current = spent;
  }
  const pairs: AlignedPair[] = [];
  for (let cell = end; ways[cell];) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const way = ways[cell];
    pairs.push({ theirs: way === TRACE_LEFT ? -1 : from + row - 1, ours: way === TRACE_UP ? -1 : column - 1 });
    cell -= way === TRACE_DIAGONAL ? width + 1 : way === TRACE_UP ? width : 1;
  }
  return pairs.toReversed();
}
