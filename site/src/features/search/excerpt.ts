/** The part of a text that a result shows, cut only between words, so that Arabic letters stay joined. */
import { type SearchLayer, termsOfWord } from '../../../../packages/core/search/terms.ts';
import { wordsOf } from '../../../../packages/core/search/words.ts';

interface Piece {
  text: string;
  matched: boolean;
}

export interface Excerpt {
  pieces: Piece[];
  /** Whether words were left out before and after. */
  cutStart: boolean;
  cutEnd: boolean;
}

/** Number of words in an excerpt of each layer. */
const EXCERPT_WORDS: Readonly<Record<SearchLayer, number>> = {
  page: 40,
  head: 40,
  arabic: 14,
  latin: 16,
  translation: 26,
  note: 20,
  gloss: 0,
};
const SHARE_BEFORE_FIRST_MATCH = 0.3;

/**
 * Cuts a text around its first match.
 * @param matched terms that were met in this layer
 */
export function excerptOf(text: string, layer: SearchLayer, matched: ReadonlySet<string> | undefined): Excerpt {
  const words = wordsOf(text);
  const isMatch = words.map(
    (word, at) => matched !== undefined && termsOfWord(word, words[at + 1], layer).some((term) => matched.has(term)),
  );
  const length = EXCERPT_WORDS[layer];
  const lead = Math.max(0, isMatch.indexOf(true) - Math.floor(length * SHARE_BEFORE_FIRST_MATCH));
  const from = Math.min(lead, Math.max(0, words.length - length));
  const to = Math.min(words.length, from + length);
  const cutStart = from > 0;
  const cutEnd = to < words.length;
  // Punctuation between words is kept in an unmatched piece; at the ends, only where the text was not cut there.
  let at = cutStart ? (words[from]?.start ?? 0) : 0;
  const end = cutEnd ? (words[to - 1]?.end ?? text.length) : text.length;
  const pieces: Piece[] = [];
  for (const [index, word] of words.entries()) {
    if (index < from || index >= to || !isMatch[index]) continue;
    if (word.start > at) pieces.push({ text: text.slice(at, word.start), matched: false });
    pieces.push({ text: word.text, matched: true });
    at = word.end;
  }
  if (end > at) pieces.push({ text: text.slice(at, end), matched: false });
  return { pieces, cutStart, cutEnd };
}

/** The text of an excerpt, without marks. */
export const excerptPlainText = ({ pieces }: Excerpt): string => pieces.map(({ text }) => text).join('');
