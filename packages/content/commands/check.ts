/**
 * `npm run content:check`: every reason not to publish the content, in words for editors. A draft is checked only when
 * named: `npm run content:check -- --language fr`.
 */
import { cwd } from 'node:process';
import { loadProjectForRules } from '../rules/context.ts';
import { ruleLabel } from '../rules/rule.ts';
import { RULES } from '../rules/rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { readOptions, UsageError } from '../../command-line/options.ts';
import { isDraft, languagesOf } from '../compiler/languages.ts';
import type { Library } from '../compiler/library.ts';
import { catalogueFaults } from '../messages/messages.ts';
import { optionalTextMismatches } from '../compiler/optional-text-mismatches.ts';
import { formatProblem, type Problem } from '../compiler/problem.ts';
import type { WrittenValue } from '../rules/written-values.ts';
import { misspellings } from '../spelling/misspellings.ts';

/** Messages of the interface that a language lacks, has in vain, or says otherwise than they are used. */
const messageProblems = (root: string, tag: string): Problem[] =>
  catalogueFaults(root, tag).map((fault) => {
    const [file = '', ...message] = fault.split(': ');
    return { file, code: 'messages', message: message.join(': '), hint: 'CONTRIBUTING.md, "Add or change words of the interface".' };
  });

/**
 * The problems of another language. Faults of the texts themselves are reported once, with the reference language.
 * @param reference library that it is compared with
 * @param referenceValues of the reference language
 */
async function problemsOfOtherLanguage(
  root: string,
  tag: string,
  reference: Library,
  referenceValues: readonly WrittenValue[],
): Promise<Problem[]> {
  const { library, context } = loadProjectForRules(root, tag, referenceValues);
  const folder = `content/languages/${tag}/`;
  const own = runRules(RULES, library, context).problems.filter(({ file }) => file.startsWith(folder));
  const all = [...own, ...messageProblems(root, tag)];
  if (library.categories.length === 0) return all;
  return [...all, ...optionalTextMismatches(library, reference), ...(await misspellings(context, library.language))];
}

const USAGE = 'npm run content:check -- [--language fr]';

/** @returns exit code: 0 where nothing is found */
export async function main(argv: string[]): Promise<number> {
  const started = performance.now();
  const { values } = readOptions(argv, USAGE, { language: { type: 'string' } });
  const { library, context } = loadProjectForRules(cwd());
  const { problems, skipped } = runRules(RULES, library, context);
  const others = languagesOf(cwd()).filter((tag) => tag !== library.language.tag);
  const { language } = values;
  if (language !== undefined && !languagesOf(cwd()).includes(language))
    throw new UsageError(`content/languages/${language}/ is no language: it has no language.yaml`, USAGE);
  const drafts = others.filter((tag) => tag !== language && isDraft(cwd(), tag));
  if (drafts.length > 0) console.log(`Drafts, which are left out: ${drafts.join(', ')}.\n`);
  const said = [...context.written, ...context.interface];
  for (const tag of others.filter((one) => !drafts.includes(one)))
    problems.push(...(await problemsOfOtherLanguage(cwd(), tag, library, said)));
  for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = `${library.pages.size} pages, ${library.cards.length} cards, ${library.passages.length} quotations`;
  if (!problems.length) {
    console.log(`${size}: ${RULES.length} rules, nothing found (${seconds} s).`);
    return 0;
  }
  if (library.categories.length === 0) console.log('Nothing else was looked at: without the list of categories no page is read.');
  else if (skipped.length) console.log(`Not looked at until the content compiles: ${skipped.map(ruleLabel).join(', ')}.`);
  console.log(`${problems.length === 1 ? 'One problem' : `${problems.length} problems`} in ${size} (${seconds} s).`);
  return 1;
}
