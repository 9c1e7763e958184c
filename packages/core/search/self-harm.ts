/** Tells whether a query speaks of harming oneself. The phrases are those of the language, in `search.yaml`. */
import { SELF_HARM } from '../messages/search-language.ts';
import { foldWord } from './fold.ts';
import { wordsOf } from './words.ts';

/** Folded words with a blank around each, so that phrases match whole words. */
const foldedWithBlanks = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ text: word }) => foldWord(word))
    .join(' ')} `;

const PHRASES_ANYWHERE = SELF_HARM.anywhere.map(foldedWithBlanks);
const PHRASES_AT_END = SELF_HARM.atEnd.map(foldedWithBlanks);

export function speaksOfSelfHarm(query: string): boolean {
  const sought = foldedWithBlanks(query);
  return PHRASES_ANYWHERE.some((phrase) => sought.includes(phrase)) || PHRASES_AT_END.some((phrase) => sought.endsWith(phrase));
}
