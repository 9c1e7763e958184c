/** Tells whether a query speaks of harming oneself. The phrases are those of the language, in `search.yaml`. */
import { SELF_HARM } from '../messages/search-language.ts';
import { foldWord } from './fold.ts';
import { wordsOf } from './words.ts';

/** Words as they are compared, with a blank before and behind each. */
const folded = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ text: word }) => foldWord(word))
    .join(' ')} `;

const ANYWHERE = SELF_HARM.anywhere.map(folded);
const AT_END = SELF_HARM.atEnd.map(folded);

export function speaksOfSelfHarm(query: string): boolean {
  const sought = folded(query);
  return ANYWHERE.some((phrase) => sought.includes(phrase)) || AT_END.some((phrase) => sought.endsWith(phrase));
}
