/** Which texts and numbers the reference corpus bears out. */
import type { ExportedText } from '../compiler/exported-text.ts';
import { withCorpus } from './corpus-tool.ts';
import type { Doubt } from './exceptions-used.ts';

/** What the corpus says of one text. */
export interface Attestation {
  id: string;
  /** Share of the words that some passage holds in the same order, 0 to 1. */
  coverage: number;
  missing: string[];
  /** Words whose vowels differ from the best passage: here, there. */
  vowels: [string, string][];
  references: { reference: string; known: boolean; share?: number }[];
  /** Numbers beyond the six books: HOLDS, PARTLY, NOT HELD or UNKNOWN, with the words that one lacks. */
  beyond?: { reference: string; status: string; missing?: string[] }[];
}

/** Below this share of its words a cited number does not hold a text. */
const LEAST_SHARE = 0.5;

export type AttestedText = Pick<ExportedText, 'id' | 'use' | 'arabic' | 'quran' | 'references'>;

const ASK = `return tool.attestAll(tool.loadCorpus(), texts, tool.loadBeyond(texts)).map(({ beyond, ...text }) =>
  ({ ...text, beyond: beyond.map(({ at, ...one }) => one) }));`;

/** Has the corpus's own tool attest texts; of a borrowed card only the numbers. @param corpus its folder */
export function attestTexts(corpus: string, texts: readonly AttestedText[]): Attestation[] {
  const asked = texts.map(({ id, arabic, quran, references }) => ({ id, arabic: arabic.replaceAll('{name}', ' '), quran, references }));
  const found = withCorpus(corpus, asked, ASK) as Attestation[];
  return found.map((attestation, index) => (texts[index]?.use ? { ...attestation, coverage: 1, missing: [], vowels: [] } : attestation));
}

/** What the corpus does not bear out. */
export const doubtsOf = ({ id, coverage, missing, references }: Attestation): Doubt[] => [
  ...(coverage < 1
    ? [{ card: id, field: 'arabic', message: `no passage holds ${missing.join(' ')} (${Math.round(coverage * 100)} % attested)` }]
    : []),
  ...references
    .filter(({ known, share = 1 }) => known && share < LEAST_SHARE)
    .map(({ reference, share = 0 }) => ({ card: id, field: reference, message: `${reference} holds ${Math.round(share * 100)} % of it` })),
];
