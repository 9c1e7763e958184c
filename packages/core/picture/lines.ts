/** Breaks a text into lines, only between words. */

export interface WordWidths {
  /** Width of a word, in em. */
  word: (word: string) => number;
  /** Width of the space between two words, in em. */
  space: number;
}

/** Fills lines up to a width in em; a longer word has a line of its own. */
export function fillLines(words: readonly string[], maxWidth: number, { word, space }: WordWidths): string[][] {
  const lines: string[][] = [];
  let width = 0;
  for (const one of words) {
    const added = width + space + word(one);
    const line = lines.at(-1);
    if (line && added <= maxWidth) {
      line.push(one);
      width = added;
    } else {
      lines.push([one]);
      width = word(one);
    }
  }
  return lines;
}

/** Width of a line in em. */
export const lineWidth = (line: readonly string[], { word, space }: WordWidths): number =>
  line.reduce((sum, one) => sum + word(one), 0) + space * (line.length - 1);

/** Lines of nearly equal length: filled to the narrowest width that takes no more lines than `maxWidth` does. */
export function balanceLines(words: readonly string[], maxWidth: number, measure: WordWidths): string[][] {
  const { length } = fillLines(words, maxWidth, measure);
  let [tooNarrow, enough] = [0, maxWidth];
  while (enough - tooNarrow > 0.05) {
    const middle = (enough + tooNarrow) / 2;
    const lines = fillLines(words, middle, measure);
    if (lines.length <= length && lines.every((line) => lineWidth(line, measure) <= middle)) enough = middle;
    else tooNarrow = middle;
  }
  return fillLines(words, enough, measure);
}
