/** Lays a stretch of a message beside a text, word by word: the best local alignment (Smith and Waterman). */
import { ANY_ID } from './word-index.ts';

/** A word of the message beside one of the text; -1 where one side has none. */
export interface Pair {
  theirs: number;
  ours: number;
}

const SAME = 2;
const ANY = 0.5;
const OTHER = -1;
const GAP = -0.8;

const DIAGONAL = 1;
const UP = 2;
const LEFT = 3;

/**
 * @param theirs numbers of the message's words
 * @param from and @param to bounds of the stretch, `to` behind its last word
 * @param ours numbers of the text's words
 * @returns pairs in reading order; the first and the last have the same word on both sides. Empty where no word is the same
 */
export function align(theirs: Int32Array, from: number, to: number, ours: Int32Array): Pair[] {
  const [rows, columns] = [to - from, ours.length];
  const width = columns + 1;
  let before = new Float32Array(width);
  let current = new Float32Array(width);
  const ways = new Uint8Array((rows + 1) * width);
  let best = 0;
  let end = 0;
  for (let row = 1; row <= rows; row++) {
    const word = theirs[from + row - 1] ?? 0;
    current[0] = 0;
    for (let column = 1; column <= columns; column++) {
      const own = ours[column - 1] ?? 0;
      const diagonal = (before[column - 1] ?? 0) + (own === ANY_ID ? ANY : own === word ? SAME : OTHER);
      const up = (before[column] ?? 0) + GAP;
      const left = (current[column - 1] ?? 0) + (own === ANY_ID ? 0 : GAP);
      let score = 0;
      let way = 0;
      if (diagonal > 0) [score, way] = [diagonal, DIAGONAL];
      if (up > score) [score, way] = [up, UP];
      if (left > score) [score, way] = [left, LEFT];
      current[column] = score;
      ways[row * width + column] = way;
      if (score > best) [best, end] = [score, row * width + column];
    }
    [before, current] = [current, before];
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
