/**
 * `npm run content:check`: every reason not to publish the content, in words for editors. Every complete language is
 * checked; a draft only when named: `npm run content:check -- --language tr`.
 */
import { cwd } from 'node:process';
import { loadProjectForRules } from '../rules/context.ts';
import { ruleLabel, type Rule } from '../rules/rule.ts';
import { RULES } from '../rules/rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { countOf } from '../../command-line/count.ts';
import { readOptions } from '../../command-line/options.ts';
import { isDraft, languagesOf, parseLanguage } from '../compiler/languages.ts';
import type { Library } from '../compiler/library.ts';
import { messageProblems } from '../messages/messages.ts';
import { optionalTextMismatches } from '../compiler/optional-text-mismatches.ts';
import { formatProblem, type Problem } from '../compiler/problem.ts';
import type { WrittenValue } from '../rules/written-values.ts';
import { misspellings } from '../spelling/misspellings.ts';

/** What was found in one language. */
interface LanguageCheck {
  tag: string;
  problems: Problem[];
  /** Rules that were passed over because a part of the content does not compile in this language. */
  skipped: readonly Rule[];
  /** False where the list of categories is faulty; then no page is read. */
  hasCategories: boolean;
}

/** What was found in a project. */
export interface ContentCheck {
  /** The content in the first language. */
  library: Library;
  /** The first language comes first. */
  languages: readonly LanguageCheck[];
  /** Tags of the drafts that were left out. */
  drafts: readonly string[];
}

/** Rules about what no language touches. Their messages may have the name of a work in the language, and mean the same fault. */
const RULES_OF_TEXTS_ALONE: ReadonlySet<string> = new Set(['c11-references']);

const problemKeyOf = ({ file, line, code, message }: Problem): string =>
  JSON.stringify([file, line, code, RULES_OF_TEXTS_ALONE.has(code) ? '' : message]);

/**
 * The problems that the first language does not have too. A rule may find the fault of a language at the key of the
 * text, in a file that all languages share; there the message names the language.
 */
function problemsOfLanguageAlone(tag: string, problems: readonly Problem[], ofFirst: readonly Problem[]): Problem[] {
  const known = new Set(ofFirst.map(problemKeyOf));
  const folder = `content/languages/${tag}/`;
  return problems
    .filter((problem) => !known.has(problemKeyOf(problem)))
    .map((problem) => (problem.file.startsWith(folder) ? problem : { ...problem, message: `in ${tag}: ${problem.message}` }));
}

/**
 * Checks a language other than the first. Faults of the texts themselves are reported once, with the first language.
 * @param reference library of the first language
 * @param referenceValues of the first language
 * @param ofFirst what the rules found in the first language
 */
async function checkOtherLanguage(
  root: string,
  tag: string,
  reference: Library,
  referenceValues: readonly WrittenValue[],
  ofFirst: readonly Problem[],
): Promise<LanguageCheck> {
  const { library, context } = loadProjectForRules(root, tag, referenceValues);
  const { problems: found, skipped } = runRules(RULES, library, context);
  const problems = [...problemsOfLanguageAlone(tag, found, ofFirst), ...messageProblems(root, tag)];
  const hasCategories = library.categories.length > 0;
  if (hasCategories) problems.push(...optionalTextMismatches(library, reference), ...(await misspellings(context, library.language)));
  return { tag, problems, skipped, hasCategories };
}

/**
 * Checks the content of a project in every language.
 * @param root absolute path of the project
 * @param draft tag of a draft that is checked too
 */
export async function checkContent(root: string, draft?: string): Promise<ContentCheck> {
  const { library, context } = loadProjectForRules(root);
  const { tag } = library.language;
  const { problems, skipped } = runRules(RULES, library, context);
  const others = languagesOf(root).filter((other) => other !== tag);
  const drafts = others.filter((other) => other !== draft && isDraft(root, other));
  const said = [...context.written, ...context.interface];
  const languages: LanguageCheck[] = [{ tag, problems, skipped, hasCategories: library.categories.length > 0 }];
  for (const other of others.filter((one) => !drafts.includes(one)))
    languages.push(await checkOtherLanguage(root, other, library, said, problems));
  return { library, languages, drafts };
}

/** A sentence for each set of languages and what was not looked at in them; languages with the same are named together. */
export function uncheckedNotes(languages: readonly LanguageCheck[]): string[] {
  const tagsByNote = new Map<string, string[]>();
  for (const { tag, skipped, hasCategories } of languages) {
    if (skipped.length === 0) continue;
    const note = hasCategories
      ? `until the content compiles there: ${skipped.map(ruleLabel).join(', ')}.`
      : 'beside the list of categories: without it no page is read.';
    tagsByNote.set(note, [...(tagsByNote.get(note) ?? []), tag]);
  }
  return [...tagsByNote].map(([note, tags]) => `Not looked at in ${tags.join(', ')} ${note}`);
}

const USAGE = 'npm run content:check -- [--language <tag of a draft>]';

/** @returns exit code: 0 where nothing is found */
export async function main(argv: string[]): Promise<number> {
  const started = performance.now();
  const { language } = readOptions(argv, USAGE, { language: { type: 'string' } }).values;
  if (language !== undefined) parseLanguage(cwd(), language, USAGE);
  const { library, languages, drafts } = await checkContent(cwd(), language);
  if (drafts.length > 0) console.log(`Drafts, which are left out: ${drafts.join(', ')}.\n`);
  const problems = languages.flatMap((one) => one.problems);
  for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = `${library.pages.size} pages, ${library.cards.length} cards, ${library.passages.length} quotations`;
  if (!problems.length) {
    console.log(`${size}: ${RULES.length} rules, nothing found (${seconds} s).`);
    return 0;
  }
  for (const note of uncheckedNotes(languages)) console.log(note);
  console.log(`${countOf(problems.length, 'problem')} in ${size} (${seconds} s).`);
  return 1;
}
