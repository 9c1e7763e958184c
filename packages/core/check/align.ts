/** Lays a stretch of a message beside a text, word by word: the best local alignment (Smith and Waterman). */
import { ANY_WORD_ID } from './word-index.ts';

/** A word of the message beside one of the text; -1 where one side has none. */
export interface Pair {
  theirs: number;
  ours: number;
}

/** Scores in whole numbers. */
const SAME = 20;
const ANY = 5;
const OTHER = -10;
const GAP = -8;

const DIAGONAL = 1;
const UP = 2;
const LEFT = 3;

/** Where a text stands in a stretch word for word; -1 where it does not. */
function placeOf(theirs: Int32Array, from: number, to: number, ours: Int32Array): number {
  for (let start = from; start + ours.length <= to; start++) {
    let length = 0;
    while (length < ours.length && theirs[start + length] === ours[length]) length += 1;
    if (length === ours.length) return start;
  }
  return -1;
}

let kept = new Uint8Array(1 << 14);

/** Room for the ways of one alignment, which is used again by the next. What was written there stands there still. */
function room(size: number): Uint8Array {
  if (kept.length < size) kept = new Uint8Array(size);
  return kept;
}

/**
 * @param theirs numbers of the message's words
 * @param from and @param to bounds of the stretch, `to` behind its last word
 * @param ours numbers of the text's words
 * @returns pairs in reading order; the first and the last have the same word on both sides. Empty where no word is the same
 */
export function align(theirs: Int32Array, from: number, to: number, ours: Int32Array): Pair[] {
  // Nothing scores more than a text that is there word for word, as most texts are that are copied.
  const place = placeOf(theirs, from, to, ours);
  if (place >= 0) return Array.from(ours, (_, at) => ({ theirs: place + at, ours: at }));
  const [rows, columns] = [to - from, ours.length];
  const width = columns + 1;
  let before = new Int32Array(width);
  let current = new Int32Array(width);
  const ways = room((rows + 1) * width);
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
      // Most words are not the same, and most stand beside no others that are.
      if (own !== word && !isAny && diagonal + beside + left === 0) {
        current[column] = 0;
        ways[row * width + column] = 0;
        continue;
      }
      let score = diagonal + (isAny ? ANY : own === word ? SAME : OTHER);
      let way = DIAGONAL;
      const up = beside + GAP;
      if (up > score) {
        score = up;
        way = UP;
      }
      const across = left + (isAny ? 0 : GAP);
      if (across > score) {
        score = across;
        way = LEFT;
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
  const pairs: Pair[] = [];
  for (let cell = end; ways[cell];) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const way = ways[cell];
    pairs.push({ theirs: way === LEFT ? -1 : from + row - 1, ours: way === UP ? -1 : column - 1 });
    cell -= way === DIAGONAL ? width + 1 : way === UP ? width : 1;
  }
  return pairs.toReversed();
}
