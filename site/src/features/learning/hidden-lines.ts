import { type WordWithShownPart, hideText, wordsOfLines } from './hide.ts';
import { phraseLengths } from './phrases.ts';

/** A line from one pause to the next. */
export interface LineWithHiddenWords {
  /** Index of its first word in the whole text. */
  first: number;
  words: WordWithShownPart[];
}

/** Splits a text at its pauses into lines with words hidden by the step. @param timesHidden as in `hideText` */
export function linesWithHiddenWords(arabic: string, step: number, timesHidden: number): LineWithHiddenWords[] {
  const words = hideText(arabic, step, timesHidden).flat();
  let first = 0;
  return phraseLengths(wordsOfLines(arabic)).map((length) => {
    const line = { first, words: words.slice(first, first + length) };
    first += length;
    return line;
  });
}

/** Places of the words that are hidden and were not revealed, in reading order. */
export const unrevealedWordIndexes = (lines: readonly LineWithHiddenWords[], revealed: ReadonlySet<number>): number[] =>
  lines.flatMap(({ first, words }) =>
    words.flatMap(({ word, shown }, index) => (shown !== word && !revealed.has(first + index) ? [first + index] : [])),
  );
