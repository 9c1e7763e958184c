/** What the corpus does not confirm of some texts and no exception excuses. */
import type { RuleException } from '../rules/control-files.ts';
import { attestationDoubts, type CorpusAttestation } from './attest.ts';
import { applyExceptions } from './doubts.ts';
import { misplacedToldInDoubts } from './told-in-numbers.ts';

const ATTESTED_RULE_NAME = 'attested';

/**
 * The doubts that no exception excuses, and the exceptions that excuse none.
 * @param told attestations of the same texts by their `told_in` numbers
 */
export const unexcusedAttestationDoubts = (
  attestations: readonly CorpusAttestation[],
  told: readonly CorpusAttestation[],
  exceptions: readonly RuleException[],
): ReturnType<typeof applyExceptions> =>
  applyExceptions(
    [...attestations.flatMap(attestationDoubts), ...told.flatMap(misplacedToldInDoubts)],
    new Set(attestations.map(({ id }) => id)),
    exceptions,
    ATTESTED_RULE_NAME,
  );
