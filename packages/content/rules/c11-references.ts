import type { Library } from '../compiler/library.ts';
import { findingAt, compilerFindings, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

const collectionOf = (id: string): string => id.split(':')[0] ?? '';

/** Ids of every reference that the site prints. */
function citedReferenceIds(library: Library): string[] {
  const prose = [
    ...library.context.flatMap(({ sections }) => sections),
    ...[...library.pages.values()].flatMap(({ page }) => page.sections),
  ].flatMap(({ blocks }) => blocks.flatMap(({ references }) => references));
  return [
    ...library.cards.flatMap(({ card }) => card.references.map(({ id }) => id)),
    ...library.passages.flatMap(({ references }) => references),
    ...prose.map(({ id }) => id),
    ...[...library.pages.values()].flatMap(({ page }) => (page.omitted ?? []).flatMap(({ references: all }) => all.map(({ id }) => id))),
    ...(library.names?.enumeration.references.map(({ id }) => id) ?? []),
  ];
}

export const referencesRule: Rule = {
  code: 'c11',
  name: 'references',
  reason:
    'A reference is written collection:number, lies within the bounds of its work and is named once; every collection listed is cited.',
  hint: 'content/collections.yaml lists the works with their numbering and last number; verses are written 2:255 or 3:190-200.',
  *check(library, { problems }): Iterable<Finding> {
    yield* compilerFindings(problems, ['reference']);
    for (const { card, file, path } of library.cards) {
      const all = card.references.map(({ id }) => id);
      for (const id of new Set(all.filter((one, index) => all.indexOf(one) !== index)))
        yield findingAt(file, path, `"${id}" is cited twice`);
    }
    for (const { id: place, references: all, file, path } of library.passages) {
      if (new Set(all).size < all.length) yield findingAt(file, path, `a reference of ${place} is cited twice`);
    }
    if (problems.length) return;
    const used = new Set(citedReferenceIds(library).map(collectionOf));
    for (const key of Object.keys(library.collections)) {
      const file = library.collectionsFile;
      if (!used.has(key) && file) yield findingAt(file, [key], `no text cites "${key}"`);
    }
  },
};
