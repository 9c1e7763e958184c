/** `npm run content:lock`: shows what changed in the sacred fields, has the corpus confirm it, and writes the locks of all languages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { countOf } from '../../command-line/count.ts';
import { readOptions } from '../../command-line/options.ts';
import { describeChange } from '../rules/c30-lock.ts';
import { loadProjectForRules, type RuleContext } from '../rules/context.ts';
import { compareLock, formatLock, lockKeyOf, lockedFields, parseLock, type LockChanges } from '../lock/locked-fields.ts';
import { RULES } from '../rules/rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { textsInCorpusScope } from '../corpus/corpus-scope.ts';
import { attestedDoubts, attestInOnePass } from '../corpus/checks.ts';
import { applyExceptions } from '../corpus/doubts.ts';
import { findCorpusFolder } from '../corpus/corpus-tool.ts';
import { committedFieldTexts } from '../lock/committed.ts';
import { exportTexts } from '../compiler/exported-text.ts';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { otherSiteLanguages, parseLanguage } from '../compiler/languages.ts';
import type { Library } from '../compiler/library.ts';
import { formatProblem } from '../compiler/problem.ts';

/** A change of these fields must be attested by the corpus. */
const ATTESTED_FIELDS = new Set(['arabic', 'quran', 'references']);

function printChanges({ added, changed, removed }: LockChanges, root: string, tag: string): void {
  const committed = changed.length ? committedFieldTexts(root, tag) : undefined;
  for (const { field, hash } of changed)
    console.log(`~ ${lockKeyOf(field)}\n    ${describeChange(field, hash, committed?.get(lockKeyOf(field)))}`);
  // The first lock would list every text of the project.
  if (added.length > 200) console.log(`+ ${added.length} fields`);
  else for (const field of added) console.log(`+ ${lockKeyOf(field)}`);
  for (const key of removed) console.log(`- ${key}`);
}

/** Words that a page leaves out on purpose may come and go. */
const OMITTED_WORDS_PLACE = /#omitted\.\d+$/;

/** Ids that were locked, are gone, and are not listed as retired. */
function unretiredRemovedIds({ removed }: LockChanges, library: Library, context: RuleContext): string[] {
  const present = new Set(lockedFields(library).map(({ place }) => place));
  const places = new Set(removed.map((key) => key.split(' ')[0] ?? ''));
  return [...places].filter((place) => !present.has(place) && !OMITTED_WORDS_PLACE.test(place) && !context.retired.cards.includes(place));
}

/** Compares texts with the corpus. @returns a line for each reason not to lock */
function corpusReasonsNotToLock(
  corpus: string | undefined,
  library: Library,
  context: RuleContext,
  only: ReadonlySet<string> | undefined,
): string[] {
  if (corpus === undefined) {
    console.log('The reference corpus is not here; nothing was attested.');
    return [];
  }
  const excused = new Set(context.exceptions.map(({ card }) => card));
  const texts = textsInCorpusScope(exportTexts(library)).filter(({ id }) => !only || only.has(id) || excused.has(id));
  const attestations = attestInOnePass(corpus, texts);
  console.log(`Held against the reference corpus: ${countOf(texts.length, 'text')}.`);
  // Where the corpus has another vowel, the editor decides: its passages have errors of their own.
  for (const { id, vowels } of only ? attestations.texts : []) {
    if (vowels.length) console.log(`? ${id}: vowels differ, here / there: ${vowels.map((pair) => pair.join(' / ')).join('   ')}`);
  }
  const ids = new Set(texts.map(({ id }) => id));
  const { doubts, unused } = applyExceptions(attestedDoubts(attestations), ids, context.exceptions, 'attested');
  return [
    ...doubts.map(({ card, message }) => `${card}: ${message}`),
    ...unused.map(
      ({ card, field }) => `content/exceptions.yaml: the exception from "attested" for ${field} of ${card} no longer excuses anything`,
    ),
  ];
}

/**
 * Locks the content of a project as it is, if no rule and no doubt forbids it.
 * @param attestAll compares every text with the corpus, not only what changed
 * @param corpusFolder folder of the corpus; without one nothing is attested
 * @param tag of the language whose words are locked with the texts
 * @returns exit code: 1 where nothing was locked
 */
export function lockContent(root: string, attestAll: boolean, corpusFolder?: string, tag: string = FIRST_LANGUAGE): number {
  const { library, context } = loadProjectForRules(root, tag);
  const { problems } = runRules(
    RULES.filter(({ name }) => name !== 'lock'),
    library,
    context,
  );
  if (problems.length) {
    for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
    console.log('Nothing was locked: only content that passes every other rule is.');
    return 1;
  }
  const fields = lockedFields(library);
  const changes = compareLock(new Map(context.locks.flatMap(({ text }) => [...parseLock(text ?? '')])), fields);
  const { added, changed, removed } = changes;
  printChanges(changes, root, tag);
  const places = [...added, ...changed.map(({ field }) => field)]
    .filter(({ field }) => ATTESTED_FIELDS.has(field))
    .map(({ place }) => place);
  const against = [
    ...unretiredRemovedIds(changes, library, context).map(
      (place) => `${place}: was locked and is gone; list it under "cards" in content/retired.yaml if that is meant`,
    ),
    ...(attestAll || places.length ? corpusReasonsNotToLock(corpusFolder, library, context, attestAll ? undefined : new Set(places)) : []),
  ];
  if (against.length) {
    console.log(
      `\n${against.join('\n')}\n\nNothing was locked. Correct the text, or say why it stands in content/exceptions.yaml (rule: attested).`,
    );
    return 1;
  }
  for (const { path, holds } of context.locks) writeFileSync(join(root, path), formatLock(fields.filter(holds)));
  console.log(`${countOf(fields.length, 'field')} locked; ${changed.length} changed, ${added.length} new, ${removed.length} gone.`);
  return 0;
}

const USAGE = 'npm run content:lock -- [--all] [--language fr]';

/**
 * @param argv `--all` compares every text with the corpus; `--language` names the one language whose words are locked
 * with the texts
 */
export async function main(argv: readonly string[]): Promise<number> {
  const { values } = readOptions(argv, USAGE, {
    all: { type: 'boolean', default: false },
    language: { type: 'string' },
  });
  const tags =
    values.language === undefined ? [FIRST_LANGUAGE, ...otherSiteLanguages(cwd())] : [parseLanguage(cwd(), values.language, USAGE)];
  // All languages are tried, so that an editor sees every problem at once.
  const codes = tags.map((tag) => {
    if (tags.length > 1) console.log(`\n${tag}`);
    return lockContent(cwd(), values.all && tag === tags[0], findCorpusFolder(cwd()), tag);
  });
  return Math.max(...codes);
}
