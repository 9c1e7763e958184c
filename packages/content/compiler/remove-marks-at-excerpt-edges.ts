/** This shadda assimilates the letter into the word before; without that word it cannot be pronounced. */
const SHADDA_ON_FIRST_LETTER = /^(\p{L})\u0651/u;
/** Pause signs tell how to go on; after the last word nothing follows. The sign of prostration (U+06E9) stays. */
const PAUSE_SIGNS_AT_END = /[\u06d6-\u06db]+$/;

/**
 * Verses, or words of them, as they stand when what surrounds them is cut away: without the shadda of an assimilation into
 * the word before and without a pause sign at the end. Between the lines nothing is cut, so nothing changes there.
 * @param lines a run of the text without a gap, one line for each verse
 */
export const removeMarksAtExcerptEdges = (lines: readonly string[]): string[] =>
  lines.map((line, index) => {
    const begun = index === 0 ? line.replace(SHADDA_ON_FIRST_LETTER, '$1') : line;
    return index === lines.length - 1 ? begun.replace(PAUSE_SIGNS_AT_END, '') : begun;
  });
