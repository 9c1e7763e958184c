/** Limits the length of a query. The cost of a search grows with its words, and somebody may paste a whole page into the box. */
import { wordsOf } from '../../../../packages/core/search/words.ts';

export const MOST_LETTERS = 200;
export const MOST_WORDS = 12;

/** The text as far as the box takes it. No letter that JavaScript keeps as a pair is cut in two. */
export const truncateText = (text: string): string => text.slice(0, MOST_LETTERS).replace(/[\uD800-\uDBFF]$/, '');

/** The text as far as it is answered: its first words. */
export function truncateQuery(text: string): string {
  const taken = truncateText(text);
  const last = wordsOf(taken)[MOST_WORDS - 1];
  return last ? taken.slice(0, last.end) : taken;
}

/** Whether a text may go on beyond what is answered. The box keeps no more of it, so a full box counts as such. */
export const mayBeTruncated = (text: string): boolean => text.length >= MOST_LETTERS - 1 || wordsOf(text).length > MOST_WORDS;

/** The whole words of the text that the box takes: what somebody pastes may end within one. */
export function wholeWords(text: string): string {
  const taken = truncateText(text);
  return taken.length < text.length ? taken.replace(/\S*$/, '') : taken;
}
