import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { committedFieldTexts } from '../lock/committed.ts';
import { codePointDiff, wordDiff } from '../lock/code-point-diff.ts';
import { compareLock, hashOf, lockedFields, parseLock, type LockedField } from '../lock/locked-fields.ts';
import type { LockFile } from '../lock/lock-files.ts';
import type { RuleContext } from './context.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Fields that have another name in the YAML files. */
const YAML_KEY_BY_FIELD: Readonly<Record<string, string>> = { sayingOf: 'saying_of' };

const yamlKeyOf = ({ field }: LockedField): string => YAML_KEY_BY_FIELD[field] ?? field;

/** How a field differs from its locked text, where the last commit has that text; else the two hashes. */
export function describeChange(field: LockedField, lockedHash: string, committedText: string | undefined): string {
  if (committedText === undefined || hashOf(committedText) !== lockedHash)
    return `SHA-256 ${lockedHash.slice(0, 12)}… → ${hashOf(field.text).slice(0, 12)}…`;
  const differences = field.field === 'arabic' ? codePointDiff(committedText, field.text) : wordDiff(committedText, field.text);
  return differences.join('\n    ');
}

/** Reports fields that the lock does not name, one finding for each text. */
function* unlockedFieldFindings(added: readonly LockedField[], hint: string): Iterable<Finding> {
  const places = new Map<string, LockedField[]>();
  for (const field of added) places.set(field.place, [...(places.get(field.place) ?? []), field]);
  for (const [place, fields] of places) {
    const [first] = fields;
    if (!first) continue;
    const message = `${place}: ${fields.map(({ field }) => field).join(', ')} not locked yet`;
    // With the key of the field the path leads to the language's own file, without it to the file of the text.
    const path = first.isOfLanguage ? [...first.path, yamlKeyOf(first)] : first.path;
    yield { ...findingAt(first.file, path, message), hint };
  }
}

export const lockRule: Rule = {
  code: 'c30',
  name: 'lock',
  reason:
    'No sacred field changes unnoticed: the locks have a SHA-256 of each field (content/text.lock of those of the texts, text.lock of each language of its own), and only npm run content:lock writes them.',
  hint: 'If the change is meant and read against its source, run "npm run content:lock"; if not, restore the text.',
  whole: true,
  *check(library, context) {
    const fields = lockedFields(library);
    for (const lock of context.locks) yield* lockFaults(lock, fields, context, library.language.tag);
  },
};

/** Findings for each difference between one lock and its fields. */
function* lockFaults(
  { path: lockPath, text, holds }: LockFile,
  all: readonly LockedField[],
  { root, retired }: RuleContext,
  tag: string,
): Iterable<Finding> {
  const command = '"npm run content:lock"';
  const alone = tag === FIRST_LANGUAGE ? '' : ` (with "-- --language ${tag}" for this language alone)`;
  const toLock = `If it is meant and read against its source, run ${command}${alone}; if not, restore the text.`;
  if (text === undefined) {
    yield { file: lockPath, message: 'there is no lock', hint: `Run ${command}${alone}.` };
    return;
  }
  const { added, changed, removed } = compareLock(parseLock(text), all.filter(holds));
  yield* unlockedFieldFindings(added, toLock);
  const committed = changed.length ? committedFieldTexts(root, tag) : undefined;
  for (const { field, hash } of changed) {
    const old = committed?.get(`${field.place} ${field.field}`);
    const message = `${field.place}: ${field.field} differs from the locked text\n    ${describeChange(field, hash, old)}`;
    yield { ...findingAt(field.file, [...field.path, yamlKeyOf(field)], message), hint: toLock };
  }
  const gone = new Set([...removed].map((key) => key.split(' ')[0] ?? ''));
  const present = new Set(all.map(({ place }) => place));
  for (const place of gone) {
    const listed = retired.cards.includes(place);
    const hint = listed
      ? undefined
      : `If it was withdrawn on purpose, add "${place}" to "cards" in content/retired.yaml, then run "npm run content:lock".`;
    yield {
      file: lockPath,
      message: `${place}: ${present.has(place) ? 'a locked field is gone' : 'a locked text is gone'}`,
      ...(hint && !present.has(place) ? { hint } : {}),
    };
  }
}
