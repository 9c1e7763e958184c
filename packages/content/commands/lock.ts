/**
 * `npm run content:lock`: shows what changed in the sacred fields, compares it with the corpus where that is present, and
 * writes the locks of the texts and of every language that is no draft.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { countWithNoun } from '../../command-line/count.ts';
import { readOptions } from '../../command-line/options.ts';
import { describeChange, lockRule } from '../rules/c30-lock.ts';
import type { RuleContext } from '../rules/context.ts';
import type { LockFile } from '../lock/lock-files.ts';
import { compareLock, formatLock, lockKeyOf, lockedFields, parseLock, type LockChanges, type LockedField } from '../lock/locked-fields.ts';
import { RULES } from '../rules/rules.ts';
import { textsInCorpusScope } from '../corpus/corpus-scope.ts';
import { doubtsOfAttestedCheck, attestInOnePass } from '../corpus/checks.ts';
import { applyExceptions } from '../corpus/doubts.ts';
import { findCorpusFolder } from '../corpus/corpus-tool.ts';
import { committedFieldTexts } from '../lock/committed.ts';
import { textsForExport } from '../compiler/exported-text.ts';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { isDraft, languageTagsIn, siteLanguageTagsAfterFirst, parseLanguageOption } from '../compiler/languages.ts';
import type { Library } from '../compiler/library.ts';
import { formatProblem } from '../compiler/problem.ts';
import { checkContentInLanguages, type LanguageCheck } from './check.ts';

/**
 * Where one of these fields is new or changed, the card is compared with the corpus before it is locked, if the corpus is
 * there. Doubts that `content/exceptions.yaml` explains do not stop the lock.
 */
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

/** Words that a page leaves out on purpose: these may be removed without an entry in `retired.yaml`. */
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
  const texts = textsInCorpusScope(textsForExport(library)).filter(({ id }) => !only || only.has(id) || excused.has(id));
  const attestations = attestInOnePass(corpus, texts);
  console.log(`Held against the reference corpus: ${countWithNoun(texts.length, 'text')}.`);
  // Where the corpus has another vowel, the editor decides: its passages have errors of their own.
  for (const { id, vowels } of only ? attestations.texts : []) {
    if (vowels.length) console.log(`? ${id}: vowels differ, here / there: ${vowels.map((pair) => pair.join(' / ')).join('   ')}`);
  }
  const ids = new Set(texts.map(({ id }) => id));
  const { doubts, unused } = applyExceptions(doubtsOfAttestedCheck(attestations), ids, context.exceptions, 'attested');
  return [
    ...doubts.map(({ card, message }) => `${card}: ${message}`),
    ...unused.map(
      ({ card, field, file }) => `${file.path}: the exception from "attested" for ${field} of ${card} no longer excuses anything`,
    ),
  ];
}

const RULES_BESIDE_LOCK = RULES.filter((rule) => rule !== lockRule);

/** The fields that are locked with one language, and its locks; the lock of the texts goes with the first language that is locked. */
interface LocksToWrite {
  locks: readonly LockFile[];
  fields: readonly LockedField[];
  changes: LockChanges;
}

function locksOf({ library, context }: LanguageCheck, isFirst: boolean): LocksToWrite {
  const locks = context.locks.filter(({ holds }) => isFirst || holds({ isOfLanguage: true }));
  const fields = lockedFields(library).filter((field) => locks.some(({ holds }) => holds(field)));
  return { locks, fields, changes: compareLock(new Map(locks.flatMap(({ text }) => [...parseLock(text ?? '')])), fields) };
}

/** Tells what changed in one language. @returns a line for each reason not to lock */
function reasonsNotToLock(
  root: string,
  { tag, library, context }: LanguageCheck,
  { changes }: LocksToWrite,
  attestAll: boolean,
  corpusFolder: string | undefined,
): string[] {
  printChanges(changes, root, tag);
  const places = [...changes.added, ...changes.changed.map(({ field }) => field)]
    .filter(({ field }) => ATTESTED_FIELDS.has(field))
    .map(({ place }) => place);
  return [
    ...unretiredRemovedIds(changes, library, context).map(
      (place) => `${place}: was locked and is gone; list it under "cards" in content/retired.yaml if that is meant`,
    ),
    ...(attestAll || places.length ? corpusReasonsNotToLock(corpusFolder, library, context, attestAll ? undefined : new Set(places)) : []),
  ];
}

const nothingLocked = (tags: readonly string[]): string => `Nothing was locked, neither the texts nor ${tags.join(', ')}`;

/** Says in one line what was locked and what was not. */
function summary(root: string, tags: readonly string[], written: readonly LocksToWrite[]): string {
  const sum = (count: (one: LocksToWrite) => number): number => written.reduce((total, one) => total + count(one), 0);
  const numbers = [
    `${sum(({ changes }) => changes.changed.length)} changed`,
    `${sum(({ changes }) => changes.added.length)} new`,
    `${sum(({ changes }) => changes.removed.length)} gone`,
  ].join(', ');
  const others = languageTagsIn(root)
    .filter((tag) => !tags.includes(tag))
    .map((tag) => (isDraft(root, tag) ? `${tag} (a draft)` : tag));
  const left = others.length > 0 ? ` Not locked: ${others.join(', ')}.` : '';
  return `Locked: the texts, ${tags.join(', ')}; ${countWithNoun(
    sum(({ fields }) => fields.length),
    'field',
  )}, ${numbers}.${left}`;
}

/**
 * Locks the texts of a project and their words in some languages, as they are now. Locks nothing where the checks find a
 * problem in one of these languages, a locked id is gone and not retired, or the corpus raises a doubt that nothing excuses.
 * @param tags of the languages whose words are locked with the texts, the first language first where it is one of them
 * @param attestAll compares every text with the corpus, not only what changed
 * @param corpusFolder folder of the corpus; without one nothing is attested
 * @returns exit code: 1 where nothing was locked
 */
export async function lockContent(
  root: string,
  tags: readonly string[] = [FIRST_LANGUAGE],
  attestAll = false,
  corpusFolder?: string,
): Promise<number> {
  const checks = await checkContentInLanguages(root, tags, RULES_BESIDE_LOCK);
  const problems = checks.flatMap((one) => one.problems);
  if (problems.length) {
    for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
    console.log(`${nothingLocked(tags)}: only content in which nothing is found is locked.`);
    return 1;
  }
  const written: LocksToWrite[] = [];
  const against: string[] = [];
  for (const [index, check] of checks.entries()) {
    if (tags.length > 1) console.log(`\n${check.tag}`);
    const locks = locksOf(check, index === 0);
    written.push(locks);
    against.push(...reasonsNotToLock(root, check, locks, attestAll && index === 0, corpusFolder));
  }
  if (against.length) {
    console.log(
      `\n${against.join('\n')}\n\n${nothingLocked(tags)}: correct the text, or say why it stands in content/exceptions.yaml (rule: attested).`,
    );
    return 1;
  }
  for (const { locks, fields } of written)
    for (const { path, holds } of locks) writeFileSync(join(root, path), formatLock(fields.filter(holds)));
  console.log(`\n${summary(root, tags, written)}`);
  return 0;
}

const USAGE = `npm run content:lock -- [--all] [--language <tag>]
  Locks the texts and every language that is no draft, once nothing but the locks is left to tell in any of them; else it locks nothing.
  --all             holds every text against the reference corpus, not only what changed
  --language <tag>  locks the texts and this language alone; what is wrong in other languages does not count then`;

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
    values.language === undefined
      ? [FIRST_LANGUAGE, ...siteLanguageTagsAfterFirst(cwd())]
      : [parseLanguageOption(cwd(), values.language, USAGE)];
  return await lockContent(cwd(), tags, values.all, findCorpusFolder(cwd()));
}
