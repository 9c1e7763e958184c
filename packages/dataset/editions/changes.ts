/** What changed in the locked fields since the last edition. */
import type { Grade } from '../../core/model.ts';
import type { Library } from '../../content/compiler/library.ts';
import { codePointDiff, wordDiff } from '../../content/lock/code-point-diff.ts';
import { lockedFields } from '../../content/lock/locked-fields.ts';
import type { TextChange, EditionText } from './edition.ts';

export type TextByField = EditionText['fields'];

/** The verdicts as text, made of the fields that a fingerprint covers. */
const printedGrades = (grades: readonly Grade[] | undefined): string | undefined =>
  grades?.map(({ verdict, by, of, work }) => [verdict, by, of && `of ${of}`, work].filter(Boolean).join(', ')).join('; ');

/** By place: the fields that the lock has in another form (ids of people and verdicts, word ranges), as they are published. */
function printedFieldsByPlace({ cards, passages, pages }: Library): Map<string, Readonly<Record<string, string | undefined>>> {
  return new Map([
    ...cards.map(({ card, category, page, quran }) => {
      const { narrator, sayingOf, grades } = card;
      return [`${category}/${page}#${card.id}`, { narrator, sayingOf, quran, grades: printedGrades(grades) }] as const;
    }),
    ...passages.map(({ id, grades }) => [id, { grades: printedGrades(grades) }] as const),
    ...[...pages].flatMap(([id, { page }]) =>
      (page.omitted ?? []).map((omitted) => [`${id}#omitted.${omitted.id}`, { grades: printedGrades(omitted.grades) }] as const),
    ),
  ]);
}

/**
 * The locked fields of each text of a library as they are published, by its place. The lock has ids of people and
 * verdicts, which do not change with the printed names; a fingerprint does.
 */
export function publishedTextsByPlace(library: Library): Map<string, Record<string, string>> {
  const printed = printedFieldsByPlace(library);
  const places = new Map<string, Record<string, string>>();
  for (const { place, field, text } of lockedFields(library))
    places.set(place, { ...places.get(place), [field]: printed.get(place)?.[field] ?? text });
  return places;
}

/** Each changed field of a text with its differences; undefined without any. */
function differencesByField(before: TextByField, after: TextByField): Record<string, string[]> | undefined {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .filter((field) => before[field] !== after[field]);
  if (!changed.length) return undefined;
  const compare = (field: string): string[] => (field === 'arabic' ? codePointDiff : wordDiff)(before[field] ?? '', after[field] ?? '');
  return Object.fromEntries(changed.map((field) => [field, compare(field)]));
}

/** Every text that was added, changed or withdrawn, sorted by place. */
export function changesSince(last: ReadonlyMap<string, { fields: TextByField }>, now: ReadonlyMap<string, TextByField>): TextChange[] {
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
