import { committedFields } from '../lock/committed.ts';
import { codePointDiff, wordDiff } from '../lock/code-point-diff.ts';
import { compareLock, hashOf, lockedFields, parseLock, type LockedField } from '../lock/locked-fields.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** How a field differs from what was locked, where the committed content still holds that; else the two hashes. */
export function describeChange(field: LockedField, hash: string, old: string | undefined): string {
  if (old === undefined || hashOf(old) !== hash) return `SHA-256 ${hash.slice(0, 12)}… → ${hashOf(field.text).slice(0, 12)}…`;
  const differences = field.field === 'arabic' ? codePointDiff(old, field.text) : wordDiff(old, field.text);
  return differences.join('\n    ');
}

/** Fields that no line of the lock names, a line for each text. */
function* unlocked(added: readonly LockedField[]): Iterable<Finding> {
  const places = new Map<string, LockedField[]>();
  for (const field of added) places.set(field.place, [...(places.get(field.place) ?? []), field]);
  for (const [place, fields] of places) {
    const [first] = fields;
    if (first) yield findingAt(first.file, first.path, `${place}: ${fields.map(({ field }) => field).join(', ')} not locked yet`);
  }
}

export const lockRule: Rule = {
  code: 'c30',
  name: 'lock',
  reason: 'No sacred field changes unseen: text.lock holds a SHA-256 of each, and is written anew only on purpose.',
  hint: 'If the change is meant and read against its source, run "npm run content:lock"; if not, restore the text.',
  whole: true,
  *check(library, { lock: text, root, retired }) {
    if (text === undefined) {
      yield { file: 'content/text.lock', message: 'there is no lock', hint: 'Run "npm run content:lock".' };
      return;
    }
    const { added, changed, removed } = compareLock(parseLock(text), lockedFields(library));
    yield* unlocked(added);
    const committed = changed.length ? committedFields(root) : undefined;
    for (const { field, hash } of changed) {
      const old = committed?.get(`${field.place} ${field.field}`);
      yield findingAt(
        field.file,
        [...field.path, field.field],
        `${field.place}: ${field.field} differs from the locked text\n    ${describeChange(field, hash, old)}`,
      );
    }
    const gone = new Set([...removed].map((key) => key.split(' ')[0] ?? ''));
    const present = new Set(lockedFields(library).map(({ place }) => place));
    for (const place of gone) {
      const listed = retired.cards.includes(place);
      const hint = listed
        ? undefined
        : `If it was withdrawn on purpose, add "${place}" to "cards" in content/retired.yaml, then run "npm run content:lock".`;
      yield {
        file: 'content/text.lock',
        message: `${place}: ${present.has(place) ? 'a locked field is gone' : 'a locked text is gone'}`,
        ...(hint && !present.has(place) ? { hint } : {}),
      };
    }
  },
};
