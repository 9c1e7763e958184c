/** Numbers beyond the six books: whether the corpus's text of that number holds the card. */
import type { CorpusAttestation } from './attest.ts';
import type { Doubt } from './exceptions-used.ts';

const inWords: Readonly<Record<string, string>> = {
  PARTLY: 'holds a part of it',
  'NOT HELD': 'holds something else',
  UNKNOWN: 'is not in the corpus',
};

/**
 * Every cited number beyond the six books that does not hold the whole text. A narration names verses by their first words,
 * which is enough.
 */
export const numberDoubts = ({ id, beyond = [] }: CorpusAttestation, isVerse = false): Doubt[] =>
  beyond
    .filter(({ status }) => status !== 'HOLDS' && !(isVerse && status === 'PARTLY'))
    .map(({ reference, status, missing = [] }) => ({
      card: id,
      field: reference,
      message: `${reference} ${inWords[status] ?? status}${missing.length ? `; it lacks ${missing.join(' ')}` : ''}`,
    }));
