/** The reference corpus beside the project, where it is present: which texts and numbers it bears out. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Exception } from '../rules/control-files.ts';
import type { ExportedText } from '../compiler/exported-text.ts';

/** What the corpus says of one text. */
export interface Attestation {
  id: string;
  /** Share of the words that some passage holds in the same order, 0 to 1. */
  coverage: number;
  missing: string[];
  /** Words whose vowels differ from the best passage: here, there. */
  vowels: [string, string][];
  references: { reference: string; known: boolean; share?: number }[];
}

/** Below this share of its words a cited number does not hold a text. */
const LEAST_SHARE = 0.5;
const RULE = 'attested';

export type AttestedText = Pick<ExportedText, 'id' | 'arabic' | 'quran' | 'references'>;

/** Has the corpus's own tool attest texts; undefined where the corpus is absent. */
export function attestTexts(root: string, texts: readonly AttestedText[]): Attestation[] | undefined {
  const tool = join(root, '../shared/corpus/attest.mjs');
  if (!existsSync(tool)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-attest-'));
  try {
    const file = join(folder, 'texts.jsonl');
    const lines = texts.map(({ id, arabic, quran, references }) =>
      JSON.stringify({ id, arabic: arabic.replaceAll('{name}', ' '), quran, references }),
    );
    writeFileSync(file, lines.join('\n'));
    const { stdout } = spawnSync(process.execPath, [tool, 'check', file, '--json'], { encoding: 'utf8', maxBuffer: 1 << 28 });
    // One JSON line for each text, then a line for people.
    return stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Attestation);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface Doubt {
  card: string;
  /** `arabic`, or the reference in doubt. */
  field: string;
  message: string;
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

/** Parts doubts from the ones that an exception answers, and tells of exceptions that answer none. */
export function weighAttestations(
  attestations: readonly Attestation[],
  exceptions: readonly Exception[],
): { doubts: Doubt[]; unused: Exception[] } {
  const relevant = exceptions.filter(({ rule }) => rule === RULE);
  const used = new Set<Exception>();
  const doubts = attestations.flatMap(doubtsOf).filter(({ card, field }) => {
    const exception = relevant.find((one) => one.card === card && one.field === field);
    if (exception) used.add(exception);
    return !exception;
  });
  const looked = new Set(attestations.map(({ id }) => id));
  const present = (card: string): boolean => looked.has(card);
  return { doubts, unused: relevant.filter((one) => present(one.card) && !used.has(one)) };
}
