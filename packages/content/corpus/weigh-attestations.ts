/** What the corpus does not bear out of some texts, parted from what exceptions answer. */
import type { Exception } from '../rules/control-files.ts';
import { doubtsOf, type CorpusAttestation } from './attest.ts';
import { weighDoubts } from './exceptions-used.ts';
import { toldDoubts } from './told-numbers.ts';

const RULE = 'attested';

/**
 * Parts doubts from the ones that an exception answers, and tells of exceptions that answer none.
 * @param told of the same texts, asked with the numbers that only tell of them
 */
export const weighAttestations = (
  attestations: readonly CorpusAttestation[],
  told: readonly CorpusAttestation[],
  exceptions: readonly Exception[],
): ReturnType<typeof weighDoubts> =>
  weighDoubts(
    [...attestations.flatMap(doubtsOf), ...told.flatMap(toldDoubts)],
    new Set(attestations.map(({ id }) => id)),
    exceptions,
    RULE,
  );
