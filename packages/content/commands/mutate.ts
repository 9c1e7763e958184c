/**
 * `npm run content:mutate`: puts faults into a copy of the real content and counts which are met, and by what. With `--language fr` the
 * faults are those of a translation.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { readOptions, UsageError, wholeNumber } from '../../command-line/options.ts';
import { wordDiff } from '../lock/code-point-diff.ts';
import { formatLock, lockedFields, parseLock } from '../lock/locked-fields.ts';
import { compileProject } from '../compiler/compile.ts';
import { languagesOf } from '../compiler/languages.ts';
import type { Library } from '../compiler/library.ts';
import type { SourceFile } from '../compiler/source-file.ts';
import { phraseTexts } from '../phrases/phrase-texts.ts';
import { commonRenderings } from '../phrases/repeated-phrases.ts';
import { sensesOf } from '../phrases/senses.ts';
import { readControlFiles } from '../rules/control-files.ts';
import type { ExportedText } from '../compiler/exported-text.ts';
import { corpusBeside } from '../corpus/corpus-tool.ts';
import { corpusFinds } from '../mutation/corpus.ts';
import { baselineOf, judgeMutants, textOfLine, type MutationSetup, type Verdict } from '../mutation/judge.ts';
import { filesOfLanguage, namesAndTerms } from '../mutation/language-knowledge.ts';
import { drawLanguageMutants, filesBeside, LANGUAGE_KINDS } from '../mutation/language-mutants.ts';
import { KINDS } from '../mutation/mutants.ts';
import { batchMutants, drawMutants, linkedFiles, type Beside, type Mutant } from '../mutation/plan.ts';
import { seededRandom } from '../mutation/random.ts';
import { writtenValues } from '../rules/written-values.ts';

const COUNT = '640';
const SEED = '33';
const USAGE = 'npm run content:mutate -- [--count 640] [--seed 33] [--language fr] [--list]';

interface Asked {
  count: number;
  seed: number;
  list: boolean;
  language: string | undefined;
}

function readAsked(argv: readonly string[]): Asked {
  const { count, seed, list, language } = readOptions(argv, USAGE, {
    count: { type: 'string', default: COUNT },
    seed: { type: 'string', default: SEED },
    list: { type: 'boolean', default: false },
    language: { type: 'string' },
  }).values;
  if (language !== undefined && (language === FIRST_LANGUAGE || !languagesOf(cwd()).includes(language)))
    throw new UsageError(`--language names another language than the first in content/languages/, not "${language}".`, USAGE);
  return { count: wholeNumber(count, '--count', USAGE), seed: wholeNumber(seed, '--seed', USAGE), list, language };
}

/** A second language, whose words stand in the wrong place in some mutants. */
const FOREIGN = 'fr';

/** The files of the second language by the path of the same file of the first, and the renderings of repeated phrases. */
function besideTexts(root: string, library: Library): Beside {
  const { library: foreign } = compileProject(root, FOREIGN);
  const own = `content/languages/${library.language.tag}/`;
  const { glossary, languageGlossary } = readControlFiles(root, library.language.tag);
  const senses = sensesOf(library, languageGlossary.alike);
  const texts = phraseTexts(library, glossary.governed);
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

/** Runs all mutants in a copy of the content, batch by batch. */
async function judgeAll(
  mutants: readonly Mutant[],
  near: (file: string) => ReadonlySet<string>,
  setup: Omit<MutationSetup, 'root'>,
): Promise<Verdict[]> {
  const copy = mkdtempSync(join(tmpdir(), 'misbaha-mutants-'));
  const verdicts: Verdict[] = [];
  try {
    cpSync(join(cwd(), 'content'), join(copy, 'content'), { recursive: true });
    const all = { ...setup, root: copy };
    const baseline = await baselineOf(all);
    for (const batch of batchMutants(mutants, near)) verdicts.push(...(await judgeMutants(all, batch, baseline)));
  } finally {
    rmSync(copy, { recursive: true });
  }
  return verdicts;
}

const sourcesOf = (files: readonly SourceFile[]): ReadonlyMap<string, string> => new Map(files.map(({ path, text }) => [path, text]));
const lockOf = (library: Library): ReadonlyMap<string, string> => parseLock(formatLock(lockedFields(library)));

/** @param argv `--count 640 --seed 33`, and `--list` to see the mutants that only the lock meets */
export async function main(argv: readonly string[]): Promise<number> {
  const { count, seed, list, language } = readAsked(argv);
  const root = cwd();
  const { library, problems } = compileProject(root, language);
  if (problems.length) {
    console.error('The content does not compile; run "npm run content:check" first.');
    return 1;
  }
  if (language !== undefined) return mutateLanguage(root, language, library, { count, seed, list });
  const mutants = drawMutants(library.files, count, seededRandom(seed), besideTexts(root, library));
  const verdicts = await judgeAll(mutants, linkedFiles(library.files), {
    tag: FIRST_LANGUAGE,
    lock: lockOf(library),
    sources: sourcesOf(library.files),
  });
  const pairs = new Map<number, { before: ExportedText; after: ExportedText }>();
  for (const [number, { mutant, text }] of verdicts.entries()) {
    const [first] = mutant.changes;
    const before = first && textOfLine(library, first.target.file, first.target.line);
    if (before && text && before.id === text.id) pairs.set(number, { before, after: text });
  }
  const corpus = corpusBeside(root);
  const kinds = KINDS.map(({ name }) => name);
  return report(verdicts, kinds, corpus === undefined ? undefined : corpusFinds(corpus, pairs), list);
}

/** The faults of a translation, in the files of one language. */
async function mutateLanguage(
  root: string,
  tag: string,
  library: Library,
  { count, seed, list }: Omit<Asked, 'language'>,
): Promise<number> {
  const files = filesOfLanguage(root, tag);
  const { settings } = library.language;
  if (!settings) return 1;
  const first = filesOfLanguage(root, FIRST_LANGUAGE);
  const mutants = drawLanguageMutants(files, first, { settings, ...namesAndTerms(files, first) }, count, seededRandom(seed));
  const verdicts = await judgeAll(mutants, filesBeside(files), {
    tag,
    reference: writtenValues(first),
    lock: lockOf(library),
    sources: sourcesOf(files),
  });
  const kinds = LANGUAGE_KINDS.map(({ name }) => name);
  return report(verdicts, kinds, new Set(), list);
}

/** Letters of the longest name of a kind, and a few. */
const NAME = 44;

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

function report(verdicts: readonly Verdict[], kinds: readonly string[], corpus: ReadonlySet<number> | undefined, list: boolean): number {
  const rows = verdicts.map((verdict, number): Row => ({
    verdict,
    byRules: verdict.rules.length > 0,
    byCorpus: corpus?.has(number) ?? false,
  }));
  console.log(`${'mutants'.padEnd(NAME)}${columns.map(([name]) => name.padStart(8)).join('')}`);
  for (const name of [...kinds, 'all']) {
    const own = rows.filter(({ verdict }) => name === 'all' || verdict.mutant.kind === name);
    console.log(`${name.padEnd(NAME)}${columns.map(([, test]) => String(own.filter(test).length).padStart(8)).join('')}`);
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
