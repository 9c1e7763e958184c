/**
 * `npm run content:mutate`: puts faults into a copy of the real content and counts which are caught, and by what. With
 * `--language fr` the faults are those of a translation.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { FIRST_LANGUAGE, LANGUAGES } from '../../../site.config.ts';
import { parseOneOf, parseWholeNumber, readOptions } from '../../command-line/options.ts';
import { wordDiff } from '../lock/code-point-diff.ts';
import { formatLock, lockedFields, parseLock } from '../lock/locked-fields.ts';
import { compileCollectingProblems } from '../compiler/compile.ts';
import { languageTagsIn } from '../compiler/languages.ts';
import type { Library } from '../compiler/library.ts';
import type { SourceFile } from '../compiler/source-file.ts';
import { textsToComparePhrases } from '../phrases/phrase-texts.ts';
import { commonRenderingWordsByTextId } from '../phrases/repeated-phrases.ts';
import { senseLookupOf } from '../phrases/senses.ts';
import { readControlFiles } from '../rules/control-files.ts';
import type { ExportedText } from '../compiler/exported-text.ts';
import { findCorpusFolder } from '../corpus/corpus-tool.ts';
import { mutantsFoundByReferenceCorpus } from '../mutation/found-by-reference-corpus.ts';
import { baselineProblemKeys, judgeMutants, cardOrQuotationAtLine, type MutationWorkspace, type MutantResult } from '../mutation/judge.ts';
import { readLanguageFiles, nameAndTermTranslations } from '../mutation/language-knowledge.ts';
import { drawLanguageMutants, languageBatchConflictsFinder, LANGUAGE_MUTANT_KINDS } from '../mutation/language-mutants.ts';
import { MUTANT_KINDS } from '../mutation/mutants.ts';
import { batchMutants, drawMutants, batchConflictsFinder, type ForeignFilesAndRenderings, type Mutant } from '../mutation/plan.ts';
import { seededRandom } from '../mutation/random.ts';
import { writtenValues } from '../rules/written-values.ts';

const DEFAULT_COUNT = '640';
const DEFAULT_SEED = '33';
const USAGE = 'npm run content:mutate -- [--count 640] [--seed 33] [--language fr] [--list]';

interface MutateOptions {
  count: number;
  seed: number;
  list: boolean;
  language: string | undefined;
}

function readMutateOptions(argv: readonly string[]): MutateOptions {
  const { count, seed, list, language } = readOptions(argv, USAGE, {
    count: { type: 'string', default: DEFAULT_COUNT },
    seed: { type: 'string', default: DEFAULT_SEED },
    list: { type: 'boolean', default: false },
    language: { type: 'string' },
  }).values;
  const others = languageTagsIn(cwd()).filter((tag) => tag !== FIRST_LANGUAGE);
  if (language !== undefined) parseOneOf(language, '--language', others, USAGE);
  return { count: parseWholeNumber(count, '--count', USAGE), seed: parseWholeNumber(seed, '--seed', USAGE), list, language };
}

const folderOf = (tag: string): string => `content/languages/${tag}/`;

/** The second language. Some mutants put its words in the place of the first's; a site of one language has no such mutants. */
const [, FOREIGN_LANGUAGE] = LANGUAGES;

/** The files of the second language by the path of the same file of the first. */
function readForeignFiles(root: string, own: string): ForeignFilesAndRenderings['foreign'] {
  if (FOREIGN_LANGUAGE === undefined) return new Map();
  const { files } = compileCollectingProblems(root, FOREIGN_LANGUAGE).library;
  return new Map(files.map((file) => [file.path.replace(folderOf(FOREIGN_LANGUAGE), folderOf(own)), file]));
}

/** The files of the second language and, by file and line of a translation, the words by which it renders a repeated phrase as most texts do. */
function readForeignFilesAndRenderings(root: string, library: Library): ForeignFilesAndRenderings {
  const { glossary, languageGlossary } = readControlFiles(root, library.language.tag);
  const senses = senseLookupOf(library, languageGlossary.alike);
  const texts = textsToComparePhrases(library, glossary.governed);
  const words = commonRenderingWordsByTextId(texts, senses);
  return {
    foreign: readForeignFiles(root, library.language.tag),
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
async function judgeAllMutants(
  mutants: readonly Mutant[],
  near: (file: string) => ReadonlySet<string>,
  setup: Omit<MutationWorkspace, 'root'>,
): Promise<MutantResult[]> {
  const copy = mkdtempSync(join(tmpdir(), 'misbaha-mutants-'));
  const verdicts: MutantResult[] = [];
  try {
    cpSync(join(cwd(), 'content'), join(copy, 'content'), { recursive: true });
    const all = { ...setup, root: copy };
    const baseline = await baselineProblemKeys(all);
    for (const batch of batchMutants(mutants, near)) verdicts.push(...(await judgeMutants(all, batch, baseline)));
  } finally {
    rmSync(copy, { recursive: true });
  }
  return verdicts;
}

const textByPath = (files: readonly SourceFile[]): ReadonlyMap<string, string> => new Map(files.map(({ path, text }) => [path, text]));
const hashByLockKey = (library: Library): ReadonlyMap<string, string> => parseLock(formatLock(lockedFields(library)));

/** @param argv `--count 640 --seed 33`, and `--list` to see the mutants that only the lock catches */
export async function main(argv: readonly string[]): Promise<number> {
  const { count, seed, list, language } = readMutateOptions(argv);
  const root = cwd();
  const { library, problems } = compileCollectingProblems(root, language);
  if (problems.length) {
    console.error('The content does not compile; run "npm run content:check" first.');
    return 1;
  }
  if (language !== undefined) return mutateLanguage(root, language, library, { count, seed, list });
  const mutants = drawMutants(library.files, count, seededRandom(seed), readForeignFilesAndRenderings(root, library));
  const verdicts = await judgeAllMutants(mutants, batchConflictsFinder(library.files), {
    tag: FIRST_LANGUAGE,
    lock: hashByLockKey(library),
    sources: textByPath(library.files),
  });
  const pairs = new Map<number, { before: ExportedText; after: ExportedText }>();
  for (const [number, { mutant, text }] of verdicts.entries()) {
    const [first] = mutant.changes;
    const before = first && cardOrQuotationAtLine(library, first.target.file, first.target.line);
    if (before && text && before.id === text.id) pairs.set(number, { before, after: text });
  }
  const corpus = findCorpusFolder(root);
  const kinds = MUTANT_KINDS.map(({ name }) => name);
  return printReport(verdicts, kinds, corpus === undefined ? 'not here' : mutantsFoundByReferenceCorpus(corpus, pairs), list);
}

/** The faults of a translation, in the files of one language. */
async function mutateLanguage(
  root: string,
  tag: string,
  library: Library,
  { count, seed, list }: Omit<MutateOptions, 'language'>,
): Promise<number> {
  const files = readLanguageFiles(root, tag);
  const { settings } = library.language;
  if (!settings) return 1;
  const first = readLanguageFiles(root, FIRST_LANGUAGE);
  const mutants = drawLanguageMutants(files, first, { settings, ...nameAndTermTranslations(files, first) }, count, seededRandom(seed));
  const verdicts = await judgeAllMutants(mutants, languageBatchConflictsFinder(files), {
    tag,
    reference: writtenValues(first),
    lock: hashByLockKey(library),
    sources: textByPath(files),
  });
  const kinds = LANGUAGE_MUTANT_KINDS.map(({ name }) => name);
  return printReport(verdicts, kinds, 'not asked', list);
}

/** The longest name of a kind has fewer letters. */
const KIND_COLUMN_WIDTH = 44;

const percent = (part: number, whole: number): string => `${whole ? ((100 * part) / whole).toFixed(1) : '0.0'} %`;

interface MutantResultRow {
  verdict: MutantResult;
  byRules: boolean;
  byCorpus: boolean;
}

const RESULT_COLUMNS: readonly (readonly [string, (row: MutantResultRow) => boolean])[] = [
  ['made', () => true],
  ['rules', ({ byRules }) => byRules],
  ['corpus', ({ byCorpus }) => byCorpus],
  ['either', ({ byRules, byCorpus }) => byRules || byCorpus],
  ['lock', ({ verdict }) => verdict.locked],
  ['unmet', ({ verdict, byRules }) => !byRules && !verdict.locked],
];

function printMutants(title: string, rows: readonly MutantResultRow[]): void {
  console.log(`\n${title}: ${rows.length}`);
  for (const { verdict } of rows) {
    for (const { target, source } of verdict.mutant.changes) {
      console.log(`${verdict.mutant.kind}, ${target.file}:${target.line}\n  ${wordDiff(target.source, source).join('\n  ')}`);
    }
  }
}

/** Numbers of the mutants that the corpus finds, or why there are none. */
type FoundByCorpus = ReadonlySet<number> | 'not here' | 'not asked';

/** Who looks for mutants, besides the lock, as the subject of a sentence. */
const findersInWords = (corpus: FoundByCorpus): string => {
  if (corpus === 'not asked') return 'the rules';
  return corpus === 'not here' ? 'the rules (the corpus is not here)' : 'the rules and the corpus';
};

/**
 * Prints how many mutants of each kind were caught, and by what.
 * @returns exit code: 1 where at least one mutant was caught by neither a rule nor the lock
 */
export function printReport(verdicts: readonly MutantResult[], kinds: readonly string[], corpus: FoundByCorpus, list: boolean): number {
  const rows = verdicts.map((verdict, number): MutantResultRow => ({
    verdict,
    byRules: verdict.rules.length > 0,
    byCorpus: typeof corpus !== 'string' && corpus.has(number),
  }));
  console.log(`${'mutants'.padEnd(KIND_COLUMN_WIDTH)}${RESULT_COLUMNS.map(([name]) => name.padStart(8)).join('')}`);
  for (const name of [...kinds, 'all']) {
    const own = rows.filter(({ verdict }) => name === 'all' || verdict.mutant.kind === name);
    console.log(
      `${name.padEnd(KIND_COLUMN_WIDTH)}${RESULT_COLUMNS.map(([, test]) => String(own.filter(test).length).padStart(8)).join('')}`,
    );
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
  console.log(`With the lock put aside, ${findersInWords(corpus)} meet ${alone} of ${rows.length} (${percent(alone, rows.length)}).`);
  if (list) printMutants('Met by the lock alone', lockOnly);
  const unmet = rows.filter(({ verdict, byRules }) => !byRules && !verdict.locked);
  if (unmet.length) printMutants('Met by nothing', unmet);
  else console.log('Every mutant was met by a rule or the lock.');
  return unmet.length ? 1 : 0;
}
