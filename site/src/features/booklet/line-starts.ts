/** Finds the line starts of a text from the vertical positions of its words. */

/** Pixels from the top of the window; the two differ where a line ends at a hyphen within the word. */
export interface WordTops {
  /** Of its first letter. */
  first: number;
  /** Of its last letter. */
  last: number;
}

interface LineStart {
  /** Number of the first word that begins in the line. */
  word: number;
  /** Whether the line begins with the rest of the word before. */
  isWithinWord: boolean;
}

/** A letter that is lower than the line by this part of the line height belongs to the next line. */
const NEXT_LINE = 0.6;

/**
 * Finds the words that begin the lines. The word in place of a name is smaller and its top is lower, in the same line.
 * @param height of a line, in pixels
 */
export function lineStarts(words: readonly WordTops[], height: number): LineStart[] {
  const starts: LineStart[] = [];
  let top = -Infinity;
  const begin = (letterTop: number, start: LineStart): void => {
    if (letterTop < top + height * NEXT_LINE) return;
    starts.push(start);
    top = letterTop;
  };
  words.forEach(({ first, last }, word) => {
    begin(first, { word, isWithinWord: false });
    begin(last, { word: word + 1, isWithinWord: true });
  });
  return starts;
}
