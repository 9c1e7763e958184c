/** Which texts and numbers the reference corpus bears out. */
import type { ExportedText } from '../compiler/exported-text.ts';
import { withCorpus } from './corpus-tool.ts';
import type { Doubt } from './exceptions-used.ts';

/** Where the reference corpus has one text, and which of its words and vowels it lacks. */
export interface CorpusAttestation {
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

export type TextToAttest = Pick<ExportedText, 'id' | 'use' | 'arabic' | 'quran' | 'references'>;

const ASK = `return tool.attestAll(tool.loadCorpus(), texts, tool.loadBeyond(texts)).map(({ beyond, ...text }) =>
  ({ ...text, beyond: beyond.map(({ at, ...one }) => one) }));`;

/** Words that stand before or after a name that the reader says: by themselves they are no words of a passage. */
const besideNames = (arabic: string): ReadonlySet<string> =>
  new Set([...arabic.matchAll(/(\S+)? ?\{name\}\S* ?(\S+)?/g)].flatMap(([, before, after]) => [before ?? '', after ?? '']));

/** The attestation of a text, but for the words beside a name. */
function withoutNames(attestation: CorpusAttestation, { arabic }: TextToAttest): CorpusAttestation {
  const beside = besideNames(arabic);
  const missing = attestation.missing.filter((word) => !beside.has(word));
  return missing.length || attestation.missing.length === 0 ? attestation : { ...attestation, missing, coverage: 1 };
}

/** Has the corpus's own tool attest texts; of a borrowed card only the numbers. @param corpus its folder */
export function attestTexts(corpus: string, texts: readonly TextToAttest[]): CorpusAttestation[] {
  const asked = texts.map(({ id, arabic, quran, references }) => ({ id, arabic: arabic.replaceAll('{name}', ' '), quran, references }));
  const found = withCorpus(corpus, asked, ASK) as CorpusAttestation[];
  return found.map((attestation, index) => {
    const text = texts[index];
    if (text?.use) return { ...attestation, coverage: 1, missing: [], vowels: [] };
    return text ? withoutNames(attestation, text) : attestation;
  });
}

/** What the corpus does not bear out. A text that a cited number beyond the six books holds whole is borne out. */
export const doubtsOf = ({ id, coverage, missing, references, beyond = [] }: CorpusAttestation): Doubt[] => [
  ...(coverage < 1 && !beyond.some(({ status }) => status === 'HOLDS')
    ? [{ card: id, field: 'arabic', message: `no passage holds ${missing.join(' ')} (${Math.round(coverage * 100)} % attested)` }]
    : []),
  ...references
    .filter(({ known, share = 1 }) => known && share < LEAST_SHARE)
    .map(({ reference, share = 0 }) => ({ card: id, field: reference, message: `${reference} holds ${Math.round(share * 100)} % of it` })),
];
