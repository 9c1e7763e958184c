/** Limits the length of a query. The cost of a search grows with its words, and somebody may paste a whole page into the box. */
import { wordsOf } from '../../../../packages/core/search/words.ts';

export const MAX_QUERY_LETTERS = 200;
export const MAX_QUERY_WORDS = 12;

/** Cuts a text to what the box accepts, never within a surrogate pair. */
export const truncateText = (text: string): string => text.slice(0, MAX_QUERY_LETTERS).replace(/[\uD800-\uDBFF]$/, '');

/** Cuts a text to the words that are searched for. */
export function truncateQuery(text: string): string {
  const taken = truncateText(text);
  const last = wordsOf(taken)[MAX_QUERY_WORDS - 1];
  return last ? taken.slice(0, last.end) : taken;
}

/** Whether a text may be longer than what is searched for. A full box counts as such: it may have cut the text. */
export const mayBeTruncated = (text: string): boolean => text.length >= MAX_QUERY_LETTERS - 1 || wordsOf(text).length > MAX_QUERY_WORDS;

/** Cuts a text to the whole words that the box accepts: a pasted text may be cut within a word. */
export function truncateToWholeWords(text: string): string {
  const taken = truncateText(text);
  return taken.length < text.length ? taken.replace(/\S*$/, '') : taken;
}
