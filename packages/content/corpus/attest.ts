/** Which texts and numbers the reference corpus confirms. */
import type { ExportedText } from '../compiler/exported-text.ts';
import { runCorpusScript } from './corpus-tool.ts';
import type { DoubtAboutText } from './doubts.ts';

/** Where the reference corpus has one text, and which of its words and vowels it lacks. */
export interface CorpusAttestation {
  id: string;
  /** Share of the words that some passage holds in the same order, 0 to 1. */
  coverage: number;
  missing: string[];
  /** Words whose vowels differ from the best passage: our word, then that of the passage. */
  vowels: [string, string][];
  references: { reference: string; known: boolean; share?: number }[];
  /** Numbers beyond the six books: HOLDS, PARTLY, NOT HELD or UNKNOWN, with the words of the text that a number lacks. */
  beyond?: { reference: string; status: string; missing?: string[] }[];
}

/** A cited number that holds a smaller share of a text's words does not hold the text. */
const MIN_TEXT_SHARE_IN_CITATION = 0.5;

export type TextToAttest = Pick<ExportedText, 'id' | 'use' | 'arabic' | 'quran' | 'references'>;

const ATTEST_SCRIPT = `return tool.attestAll(tool.loadCorpus(), texts, tool.loadBeyond(texts)).map(({ beyond, ...text }) =>
  ({ ...text, beyond: beyond.map(({ at, ...one }) => one) }));`;

/** Words next to a name that the reader fills in. A passage may have them joined to the name in it: li-Abī Salamah. */
const wordsBesidePlaceholder = (arabic: string): ReadonlySet<string> =>
  new Set([...arabic.matchAll(/(\S+)? ?\{name\}\S* ?(\S+)?/g)].flatMap(([, before, after]) => [before ?? '', after ?? '']));

/** The attestation of a text, counted as complete where only words next to a name are missing. */
function withoutWordsBesidePlaceholder(attestation: CorpusAttestation, { arabic }: TextToAttest): CorpusAttestation {
  const beside = wordsBesidePlaceholder(arabic);
  const missing = attestation.missing.filter((word) => !beside.has(word));
  return missing.length || attestation.missing.length === 0 ? attestation : { ...attestation, missing, coverage: 1 };
}

/** Runs the corpus's own tool on texts; of a reused card it attests only the numbers. @param corpusFolder its folder */
export function attestTexts(corpusFolder: string, texts: readonly TextToAttest[]): CorpusAttestation[] {
  const asked = texts.map(({ id, arabic, quran, references }) => ({ id, arabic: arabic.replaceAll('{name}', ' '), quran, references }));
  const found = runCorpusScript(corpusFolder, asked, ATTEST_SCRIPT) as CorpusAttestation[];
  return found.map((attestation, index) => {
    const text = texts[index];
    if (text?.use) return { ...attestation, coverage: 1, missing: [], vowels: [] };
    return text ? withoutWordsBesidePlaceholder(attestation, text) : attestation;
  });
}

/** What the corpus does not confirm. A cited number beyond the six books that holds the whole text is enough. */
export const attestationDoubts = ({ id, coverage, missing, references, beyond = [] }: CorpusAttestation): DoubtAboutText[] => [
  ...(coverage < 1 && !beyond.some(({ status }) => status === 'HOLDS')
    ? [{ card: id, field: 'arabic', message: `no passage holds ${missing.join(' ')} (${Math.round(coverage * 100)} % attested)` }]
    : []),
  ...references
    .filter(({ known, share = 1 }) => known && share < MIN_TEXT_SHARE_IN_CITATION)
    .map(({ reference, share = 0 }) => ({ card: id, field: reference, message: `${reference} holds ${Math.round(share * 100)} % of it` })),
];
