/** How many letters of a word may be wrong, in the language and in transliteration. Arabic must be typed exactly. */

/** Shorter words must be typed as they are. */
export const MIN_LETTERS_FOR_TYPO = 4;
/** Share of the letters that may be wrong, and how many at most. */
export const MAX_TYPO_SHARE = 0.25;
export const MAX_TYPO_LETTERS = 2;
