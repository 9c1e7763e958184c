/**
 * How transliteration is stored: lines by `\n`, words by a blank, and `|` where a word is written together with the one
 * before it ("bismi|-llāhi"). A word whose own piece has a blank ("wa aghninī" for وَأَغْنِنِي) keeps it as a no-break space.
 * One string thus serves both the running line and the word-by-word view.
 */

const JOIN = '|';
const OWN_BLANK = '\u00a0';

/** Stores parsed words; `joined` words follow the one before them without a blank. */
export const storeWords = (lines: readonly (readonly { precise: string; joined: boolean }[])[]): string =>
  lines
    .map((words) =>
      words.map(({ precise, joined }, index) => (index === 0 ? '' : joined ? JOIN : ' ') + precise.replaceAll(' ', OWN_BLANK)).join(''),
    )
    .join('\n');

/** The running text as a page shows it: a word's own blank stays unbroken, so that the words can be told apart again. */
export const displayText = (stored: string): string => stored.replaceAll(JOIN, '');

/** The running text as it is copied, exported and searched. */
export const runningText = (stored: string): string => displayText(stored).replaceAll(OWN_BLANK, ' ');

/** The pieces of one stored line, one for each word of the Arabic line. */
export const wordPieces = (line: string): string[] => line.split(/[ |]/).map((piece) => piece.replaceAll(OWN_BLANK, ' '));
