/** Finds the line starts of a text from the vertical positions of its words. */

/**
 * Tops of a word's first and last letter, in pixels from the top of the window; they differ if the word breaks at a
 * hyphen.
 */
export interface LetterTopsOfWord {
  /** Top of the word's first letter. */
  first: number;
  /** Top of the word's last letter. */
  last: number;
}

interface LineFirstWord {
  /** Number of the first word that begins in the line. */
  word: number;
  /** Whether the line begins with the rest of the word before. */
  isWithinWord: boolean;
}

/** A letter that is lower than the line by this part of the line height belongs to the next line. */
const NEXT_LINE_DROP_SHARE = 0.6;

/**
 * The word with which each line starts. A name slot is smaller, so its top is a bit lower within the same line.
 * @param lineHeight in pixels
 */
export function firstWordsOfLines(words: readonly LetterTopsOfWord[], lineHeight: number): LineFirstWord[] {
  const starts: LineFirstWord[] = [];
  let top = -Infinity;
  const begin = (letterTop: number, start: LineFirstWord): void => {
    if (letterTop < top + lineHeight * NEXT_LINE_DROP_SHARE) return;
    starts.push(start);
    top = letterTop;
  };
  words.forEach(({ first, last }, word) => {
    begin(first, { word, isWithinWord: false });
    begin(last, { word: word + 1, isWithinWord: true });
  });
  return starts;
}
