/**
 * `npm run content:check`: every reason not to publish the content, in words for editors. Every complete language is
 * checked; a draft only when named: `npm run content:check -- --language tr`.
 */
import { cwd } from 'node:process';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { loadProjectForRules, type RuleContext } from '../rules/context.ts';
import { lockRule } from '../rules/c30-lock.ts';
import { ruleLabel, type Rule } from '../rules/rule.ts';
import { RULES } from '../rules/rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { countWithNoun } from '../../command-line/count.ts';
import { readOptions } from '../../command-line/options.ts';
import { isDraft, languageTagsIn, parseLanguageOption } from '../compiler/languages.ts';
import type { Library } from '../compiler/library.ts';
import { messageProblems } from '../messages/messages.ts';
import { optionalTextMismatches } from '../compiler/optional-text-mismatches.ts';
import { formatProblem, type Problem } from '../compiler/problem.ts';
import type { WrittenValue } from '../rules/written-values.ts';
import { findSpellingProblems } from '../spelling/spelling-problems.ts';

/** What was found in one language. */
export interface LanguageCheck {
  tag: string;
  library: Library;
  context: RuleContext;
  problems: Problem[];
  /** Rules that were passed over because a part of the content does not compile in this language. */
  skipped: readonly Rule[];
  /** False where the list of categories is faulty; then no page is read. */
  hasCategories: boolean;
}

/** What was found in a project. */
export interface ContentCheck {
  /** The first language comes first. */
  languages: readonly LanguageCheck[];
  /** Tags of the drafts that were left out. */
  drafts: readonly string[];
}

/**
 * Rules about fields that all languages share. Their messages may name a work in the language, so the same fault may be
 * worded differently.
 */
const RULES_OF_TEXTS_ALONE: ReadonlySet<string> = new Set(['c11-references']);

/**
 * Label of the lock rule. Its problems do not keep the spelling check from reporting unused words: a text that is not locked
 * yet can still be read.
 */
const LOCK_RULE_LABEL = ruleLabel(lockRule);

const problemKeyOf = ({ file, line, code, message }: Problem): string =>
  JSON.stringify([file, line, code, RULES_OF_TEXTS_ALONE.has(code) ? '' : message]);

/**
 * The problems that the first language does not have too. A rule may report a language's fault in the file that all
 * languages share, at the text's key; the message then names the language.
 */
function problemsOfLanguageAlone(tag: string, problems: readonly Problem[], ofFirst: readonly Problem[]): Problem[] {
  const known = new Set(ofFirst.map(problemKeyOf));
  const folder = `content/languages/${tag}/`;
  return problems
    .filter((problem) => !known.has(problemKeyOf(problem)))
    .map((problem) => (problem.file.startsWith(folder) ? problem : { ...problem, message: `in ${tag}: ${problem.message}` }));
}

/** The first language, which the others are compared with. */
interface FirstLanguage {
  library: Library;
  values: readonly WrittenValue[];
  /** What the rules found in it; undefined where it is not checked itself. */
  problems?: readonly Problem[];
}

/**
 * Checks a language other than the first. Faults of the texts themselves are reported once: with the first language, where that is
 * checked.
 */
async function checkOtherLanguage(root: string, tag: string, rules: readonly Rule[], first: FirstLanguage): Promise<LanguageCheck> {
  const { library, context } = loadProjectForRules(root, tag, first.values);
  const { problems: found, skipped } = runRules(rules, library, context);
  const problems = [...(first.problems ? problemsOfLanguageAlone(tag, found, first.problems) : found), ...messageProblems(root, tag)];
  const hasCategories = library.categories.length > 0;
  if (hasCategories) {
    problems.push(...optionalTextMismatches(library, first.library));
    const hasOtherProblems = [...found, ...problems].some(({ code }) => code !== LOCK_RULE_LABEL);
    problems.push(...(await findSpellingProblems(context, library.language, hasOtherProblems)));
  }
  return { tag, library, context, problems, skipped, hasCategories };
}

/**
 * Checks the texts in some languages.
 * @param root absolute path of the project
 * @param tags of the languages; the first language comes first where it is one of them
 */
export async function checkContentInLanguages(
  root: string,
  tags: readonly string[],
  rules: readonly Rule[] = RULES,
): Promise<LanguageCheck[]> {
  const { library, context } = loadProjectForRules(root);
  const checks: LanguageCheck[] = [];
  if (tags.includes(FIRST_LANGUAGE)) {
    const found = runRules(rules, library, context);
    checks.push({ tag: FIRST_LANGUAGE, library, context, ...found, hasCategories: library.categories.length > 0 });
  }
  const [checked] = checks;
  const first = { library, values: [...context.written, ...context.interface], ...(checked ? { problems: checked.problems } : {}) };
  for (const tag of tags) if (tag !== FIRST_LANGUAGE) checks.push(await checkOtherLanguage(root, tag, rules, first));
  return checks;
}

/**
 * Checks the content of a project in every language.
 * @param root absolute path of the project
 * @param draft tag of a draft that is checked too
 */
export async function checkContent(root: string, draft?: string): Promise<ContentCheck> {
  const tags = languageTagsIn(root);
  const drafts = tags.filter((tag) => tag !== FIRST_LANGUAGE && tag !== draft && isDraft(root, tag));
  const languages = await checkContentInLanguages(
    root,
    tags.filter((tag) => !drafts.includes(tag)),
  );
  return { languages, drafts };
}

/** Sentences that say what was not checked in which languages; languages with the same gaps share a sentence. */
export function uncheckedNotes(languages: readonly Pick<LanguageCheck, 'tag' | 'skipped' | 'hasCategories'>[]): string[] {
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

const sizeOf = ({ pages, cards, passages }: Library): string => `${pages.size} pages, ${cards.length} cards, ${passages.length} quotations`;

const USAGE = 'npm run content:check -- [--language <tag of a draft>]';

/** @returns exit code: 0 where nothing is found */
export async function main(argv: string[]): Promise<number> {
  const started = performance.now();
  const { language } = readOptions(argv, USAGE, { language: { type: 'string' } }).values;
  if (language !== undefined) parseLanguageOption(cwd(), language, USAGE);
  const { languages, drafts } = await checkContent(cwd(), language);
  if (drafts.length > 0) console.log(`Drafts, which are left out: ${drafts.join(', ')}.\n`);
  const problems = languages.flatMap((one) => one.problems);
  for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [first] = languages;
  const size = first ? sizeOf(first.library) : '';
  if (!problems.length) {
    console.log(`${size}: ${RULES.length} rules, nothing found (${seconds} s).`);
    return 0;
  }
  for (const note of uncheckedNotes(languages)) console.log(note);
  console.log(`${countWithNoun(problems.length, 'problem')} in ${size} (${seconds} s).`);
  return 1;
}
