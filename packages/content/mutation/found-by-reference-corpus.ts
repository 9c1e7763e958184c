/**
 * Whether the reference corpus alone catches a mutant: less of the text attested, another vowel, a number without it.
 */
import { attestTexts, attestationDoubts, type CorpusAttestation } from '../corpus/attest.ts';
import type { ExportedText } from '../compiler/exported-text.ts';

/** What the corpus says against a text, as comparable strings. */
const corpusObjections = (attestation: CorpusAttestation): string[] => [
  ...attestationDoubts(attestation).map(({ field }) => field),
  ...attestation.vowels.map((pair) => pair.join('/')),
  ...attestation.references.filter(({ known }) => !known).map(({ reference }) => `unknown ${reference}`),
];

/**
 * @param pairs the text before and after, by the mutant's number
 * @param corpusFolder folder of the corpus
 * @returns the numbers of mutants that the corpus catches
 */
export function mutantsFoundByReferenceCorpus(
  corpusFolder: string,
  pairs: ReadonlyMap<number, { before: ExportedText; after: ExportedText }>,
): ReadonlySet<number> {
  const texts = [...pairs].flatMap(([number, { before, after }]) => [
    { ...before, id: `${number} before` },
    { ...after, id: `${number} after` },
  ]);
  const attestations = attestTexts(corpusFolder, texts);
  const byId = new Map(attestations.map((attestation) => [attestation.id, attestation]));
  const found = new Set<number>();
  for (const number of pairs.keys()) {
    const before = byId.get(`${number} before`);
    const after = byId.get(`${number} after`);
    if (!before || !after) continue;
    const known = new Set(corpusObjections(before));
    if (after.coverage < before.coverage || corpusObjections(after).some((one) => !known.has(one))) found.add(number);
  }
  return found;
}
