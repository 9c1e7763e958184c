/** Numbers beyond the six books: whether the corpus's text of that number holds the card. */
import type { CorpusAttestation } from './attest.ts';
import type { DoubtAboutText } from './doubts.ts';

const messageByStatus: Readonly<Record<string, string>> = {
  PARTLY: 'holds a part of it',
  'NOT HELD': 'holds something else',
  UNKNOWN: 'is not in the corpus',
};

/**
 * Every cited number beyond the six books that does not hold the whole text. For verses a part is enough, as a
 * narration names verses by their first words.
 */
export const doubtsBeyondSixBooks = ({ id, beyond = [] }: CorpusAttestation, isVerse = false): DoubtAboutText[] =>
  beyond
    .filter(({ status }) => status !== 'HOLDS' && !(isVerse && status === 'PARTLY'))
    .map(({ reference, status, missing = [] }) => ({
      card: id,
      field: reference,
      message: `${reference} ${messageByStatus[status] ?? status}${missing.length ? `; it lacks ${missing.join(' ')}` : ''}`,
    }));
