/** `npm run content:mutate`: puts faults into a copy of the real content and counts which are met, and by what. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { readOptions, wholeNumber } from '../../command-line/options.ts';
import { wordDiff } from '../lock/code-point-diff.ts';
import { formatLock, lockedFields, parseLock } from '../lock/locked-fields.ts';
import { compileProject } from '../compiler/compile.ts';
import type { Library } from '../compiler/library.ts';
import { phraseTexts } from '../phrases/phrase-texts.ts';
import { commonRenderings } from '../phrases/repeated-phrases.ts';
import { sensesOf } from '../phrases/senses.ts';
import { readControlFiles } from '../rules/control-files.ts';
import type { ExportedText } from '../compiler/exported-text.ts';
import { corpusBeside } from '../corpus/corpus-tool.ts';
import { corpusFinds } from '../mutation/corpus.ts';
import { baselineOf, judgeMutants, textAt, type Verdict } from '../mutation/judge.ts';
import { KINDS } from '../mutation/mutants.ts';
import { batchMutants, drawMutants, linkedFiles, type Beside } from '../mutation/plan.ts';
import { seededRandom } from '../mutation/random.ts';

const COUNT = '640';
const SEED = '33';
const USAGE = 'npm run content:mutate -- [--count 640] [--seed 33] [--list]';

function readAsked(argv: readonly string[]): { count: number; seed: number; list: boolean } {
  const { count, seed, list } = readOptions(argv, USAGE, {
    count: { type: 'string', default: COUNT },
    seed: { type: 'string', default: SEED },
    list: { type: 'boolean', default: false },
  }).values;
  return { count: wholeNumber(count, '--count', USAGE), seed: wholeNumber(seed, '--seed', USAGE), list };
}

/** A second language, whose words stand in the wrong place in some mutants. */
const FOREIGN = 'fr';

/** The files of the second language by the path of the same file of the first, and the renderings of repeated phrases. */
function besideTexts(root: string, library: Library): Beside {
  const { library: foreign } = compileProject(root, FOREIGN);
  const own = `content/languages/${library.language.tag}/`;
  const senses = sensesOf(library, readControlFiles(root, library.language.tag).languageGlossary.alike);
  const texts = phraseTexts(library);
  const words = commonRenderings(texts, senses);
  return {
    foreign: new Map(foreign.files.map((file) => [file.path.replace(`content/languages/${FOREIGN}/`, own), file])),
    renderings: new Map(
      texts.flatMap(({ id, file, path }) => {
        const { file: at, line } = file.locate(path);
        const found = words.get(id);
        return found ? [[`${at}:${line}`, found] as const] : [];
      }),
    ),
  };
}

/** @param argv `--count 640 --seed 33`, and `--list` to see the mutants that only the lock meets */
export async function main(argv: readonly string[]): Promise<number> {
  const { count, seed, list } = readAsked(argv);
  const root = cwd();
  const { library, problems } = compileProject(root);
  if (problems.length) {
    console.error('The content does not compile; run "npm run content:check" first.');
    return 1;
  }
  const mutants = drawMutants(library.files, count, seededRandom(seed), besideTexts(root, library));
  const lock = parseLock(formatLock(lockedFields(library)));
  const sources = new Map(library.files.map(({ path, text }) => [path, text]));
  const copy = mkdtempSync(join(tmpdir(), 'misbaha-mutants-'));
  const verdicts: Verdict[] = [];
  try {
    cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
    const baseline = baselineOf(copy);
    for (const batch of batchMutants(mutants, linkedFiles(library.files)))
      verdicts.push(...judgeMutants(copy, batch, lock, baseline, sources));
  } finally {
    rmSync(copy, { recursive: true });
  }
  const pairs = new Map<number, { before: ExportedText; after: ExportedText }>();
  for (const [number, { mutant, text }] of verdicts.entries()) {
    const [first] = mutant.changes;
    const before = first && textAt(library, first.target.file, first.target.line);
    if (before && text && before.id === text.id) pairs.set(number, { before, after: text });
  }
  const corpus = corpusBeside(root);
  return report(verdicts, corpus === undefined ? undefined : corpusFinds(corpus, pairs), list);
}

const percent = (part: number, whole: number): string => `${whole ? ((100 * part) / whole).toFixed(1) : '0.0'} %`;

interface Row {
  verdict: Verdict;
  byRules: boolean;
  byCorpus: boolean;
}

const columns: readonly (readonly [string, (row: Row) => boolean])[] = [
  ['made', () => true],
  ['rules', ({ byRules }) => byRules],
  ['corpus', ({ byCorpus }) => byCorpus],
  ['either', ({ byRules, byCorpus }) => byRules || byCorpus],
  ['lock', ({ verdict }) => verdict.locked],
  ['unmet', ({ verdict, byRules }) => !byRules && !verdict.locked],
];

function show(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}: ${rows.length}`);
  for (const { verdict } of rows) {
    for (const { target, source } of verdict.mutant.changes) {
      console.log(`${verdict.mutant.kind}, ${target.file}:${target.line}\n  ${wordDiff(target.source, source).join('\n  ')}`);
    }
  }
}

function report(verdicts: readonly Verdict[], corpus: ReadonlySet<number> | undefined, list: boolean): number {
  const rows = verdicts.map((verdict, number): Row => ({
    verdict,
    byRules: verdict.rules.length > 0,
    byCorpus: corpus?.has(number) ?? false,
  }));
  console.log(`${'mutants'.padEnd(32)}${columns.map(([name]) => name.padStart(8)).join('')}`);
  for (const name of [...KINDS.map((kind) => kind.name), 'all']) {
    const own = rows.filter(({ verdict }) => name === 'all' || verdict.mutant.kind === name);
    console.log(`${name.padEnd(32)}${columns.map(([, test]) => String(own.filter(test).length).padStart(8)).join('')}`);
  }
  const met = new Map<string, number>();
  for (const rule of verdicts.flatMap(({ rules }) => rules)) met.set(rule, (met.get(rule) ?? 0) + 1);
  console.log(
    `\nMet by: ${[...met]
      .toSorted((a, b) => b[1] - a[1])
      .map(([rule, count]) => `${rule} ${count}`)
      .join(', ')}`,
  );
  const lockOnly = rows.filter(({ byRules, byCorpus }) => !byRules && !byCorpus);
  const alone = rows.length - lockOnly.length;
  console.log(
    `With the lock put aside, the rules${corpus ? ' and the corpus' : ' (the corpus is not here)'} meet ${alone} of ${rows.length} (${percent(alone, rows.length)}).`,
  );
  if (list) show('Met by the lock alone', lockOnly);
  const unmet = rows.filter(({ verdict, byRules }) => !byRules && !verdict.locked);
  if (unmet.length) show('Met by nothing', unmet);
  else console.log('Every mutant was met by a rule or the lock.');
  return unmet.length ? 1 : 0;
}
