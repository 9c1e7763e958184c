/** What changed in the locked fields since the last edition. */
import type { Library } from '../../content/compiler/library.ts';
import { codePointDiff, wordDiff } from '../../content/lock/code-point-diff.ts';
import { lockedFields } from '../../content/lock/locked-fields.ts';
import type { TextChange, EditionText } from './edition.ts';

export type LockedTextByField = EditionText['fields'];

/** The locked fields of each text of a library, by its place. */
export function lockedTextsByPlace(library: Library): Map<string, Record<string, string>> {
  const places = new Map<string, Record<string, string>>();
  for (const { place, field, text } of lockedFields(library)) places.set(place, { ...places.get(place), [field]: text });
  return places;
}

/** Each changed field of a text with its differences; undefined without any. */
function differencesByField(before: LockedTextByField, after: LockedTextByField): Record<string, string[]> | undefined {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .filter((field) => before[field] !== after[field]);
  if (!changed.length) return undefined;
  const compare = (field: string): string[] => (field === 'arabic' ? codePointDiff : wordDiff)(before[field] ?? '', after[field] ?? '');
  return Object.fromEntries(changed.map((field) => [field, compare(field)]));
}

/** Every text that was added, changed or withdrawn, sorted by place. */
export function changesSince(
  last: ReadonlyMap<string, { fields: LockedTextByField }>,
  now: ReadonlyMap<string, LockedTextByField>,
): TextChange[] {
  const places = [...new Set([...last.keys(), ...now.keys()])].toSorted();
  return places.flatMap((place): TextChange[] => {
    const before = last.get(place)?.fields;
    const after = now.get(place);
    if (!before) return [{ place, what: 'added' }];
    if (!after) return [{ place, what: 'withdrawn' }];
    const fields = differencesByField(before, after);
    return fields ? [{ place, what: 'changed', fields }] : [];
  });
}
