/**
 * How transliteration is stored: lines by `\n`, words by a blank, and `|` where a word is written together with the one
 * before it ("bismi|-llāhi"). A word whose own piece has a blank ("wa aghninī" for وَأَغْنِنِي) keeps it as a no-break space.
 * One string thus serves both the running line and the word-by-word view.
 */

const JOINED_WORDS_SIGN = '|';
const BLANK_WITHIN_WORD = '\u00a0';

/** Writes parsed words in stored form; `joined` words follow the one before them without a blank. */
export const toStoredTransliteration = (lines: readonly (readonly { precise: string; joined: boolean }[])[]): string =>
  lines
    .map((words) =>
      words
        .map(
          ({ precise, joined }, index) =>
            (index === 0 ? '' : joined ? JOINED_WORDS_SIGN : ' ') + precise.replaceAll(' ', BLANK_WITHIN_WORD),
        )
        .join(''),
    )
    .join('\n');

/**
 * The text as a page shows it: a blank within a word stays a no-break space, so that the words can be separated again.
 */
export const displayedTransliteration = (stored: string): string => stored.replaceAll(JOINED_WORDS_SIGN, '');

/** The text with plain blanks, for copies, exports and the search. */
export const runningTransliteration = (stored: string): string => displayedTransliteration(stored).replaceAll(BLANK_WITHIN_WORD, ' ');

/** The transliteration of one stored line in pieces, one for each word of the Arabic line. */
export const splitTransliterationByWord = (storedLine: string): string[] =>
  storedLine.split(/[ |]/).map((piece) => piece.replaceAll(BLANK_WITHIN_WORD, ' '));
