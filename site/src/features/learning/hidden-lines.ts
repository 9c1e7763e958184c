import { type HiddenWord, hideText, wordsOfLines } from './hide.ts';
import { phraseLengths } from './phrases.ts';

/** A line from one pause to the next. */
export interface Line {
  /** Place of its first word in the text, counted from 0. */
  first: number;
  words: HiddenWord[];
}

/** A text as it is hidden at a step, in lines from pause to pause. @param turn as in `hideText` */
export function hiddenLines(arabic: string, step: number, turn: number): Line[] {
  const words = hideText(arabic, step, turn).flat();
  let first = 0;
  return phraseLengths(wordsOfLines(arabic)).map((length) => {
    const line = { first, words: words.slice(first, first + length) };
    first += length;
    return line;
  });
}

/** Places of the words that are hidden and were not revealed, in reading order. */
export const hiddenPlaces = (lines: readonly Line[], revealed: ReadonlySet<number>): number[] =>
  lines.flatMap(({ first, words }) =>
    words.flatMap(({ word, shown }, index) => (shown !== word && !revealed.has(first + index) ? [first + index] : [])),
  );
