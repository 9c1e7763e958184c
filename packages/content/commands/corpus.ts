/**
 * `npm run content:corpus [-- attested cited-numbers …]`, with any of `CORPUS_CHECK_NAMES`: compares every text with the
 * reference corpus, where it is present, and lists what the corpus does not confirm, except what an `exceptions.yaml`
 * excuses, that of all texts or that of the language.
 */
import { cwd } from 'node:process';
import { readOptions, UsageError } from '../../command-line/options.ts';
import { CORPUS_CHECK_NAMES, runCorpusChecks } from '../corpus/checks.ts';
import { findCorpusFolder } from '../corpus/corpus-tool.ts';
import { loadProjectForRules } from '../rules/context.ts';

/** @returns exit code: 1 where something is in doubt */
export async function main(argv: readonly string[]): Promise<number> {
  const usage = `npm run content:corpus -- [${CORPUS_CHECK_NAMES.join('] [')}]`;
  const { names } = readOptions(argv, usage, {}, true);
  const unknown = names.find((name) => !CORPUS_CHECK_NAMES.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no check '${unknown}'`, usage);
  const { library, context } = loadProjectForRules(cwd());
  if (context.problems.length) {
    console.error('The content does not compile; run "npm run content:check" first.');
    return 1;
  }
  const corpus = findCorpusFolder(cwd());
  if (corpus === undefined) {
    console.log('The reference corpus is not here; nothing was held against it.');
    return 0;
  }
  const outcomes = runCorpusChecks(names.length ? names : CORPUS_CHECK_NAMES, corpus, library, context);
  for (const { name, doubts, excused, unused, compared } of outcomes) {
    for (const { card, field, message } of doubts) console.log(`${card} ${field}: ${message}`);
    for (const { card, field, file } of unused)
      console.log(`${file.path}: the exception from "${name}" for ${field} of ${card} no longer excuses anything`);
    console.log(`${name}: ${doubts.length} in doubt, ${excused} excused${compared === undefined ? '' : `, ${compared} words compared`}\n`);
  }
  return outcomes.some(({ doubts, unused }) => doubts.length || unused.length) ? 1 : 0;
}
