import type { Library } from '../compiler/library.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Sections of the context pages and of the pages, each with the place of its page. */
const sectionIdsByPage = (library: Library): { place: string; ids: string[] }[] => [
  ...library.context.map(({ slug, sections }) => ({ place: `context/${slug}`, ids: sections.map(({ id }) => id) })),
  ...[...library.pages].map(([place, { page }]) => ({ place, ids: page.sections.map(({ id }) => id) })),
];

const repeated = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];

export const uniqueIdsRule: Rule = {
  code: 'c06',
  name: 'ids',
  reason: 'An id names one text and never changes, because links, the lock and saved duas refer to it.',
  hint: 'Give the newer text an id of its own; never change the older one.',
  *check(library): Iterable<Finding> {
    for (const { page, cards, file } of library.pages.values()) {
      for (const { card, path } of cards) {
        if (page.cards.filter(({ id }) => id === card.id).length > 1)
          yield findingAt(file, path, `the id "${card.id}" stands more than once on this page`);
      }
      const cardIds = new Set(page.cards.map(({ id }) => id));
      for (const [index, { id }] of page.sections.entries()) {
        if (cardIds.has(id)) yield findingAt(file, ['sections', index], `the section "${id}" has the id of a card of this page`);
      }
    }
    for (const { place, ids: all } of sectionIdsByPage(library)) {
      for (const id of repeated(all))
        yield { file: `content/texts/${place}.yaml`, message: `the id "${id}" stands on more than one section` };
    }
    for (const id of repeated(library.passages.map((passage) => passage.id))) {
      const passage = library.passages.find((one) => one.id === id);
      if (passage) yield findingAt(passage.file, passage.path, `the id "${id}" stands on more than one passage`);
    }
    for (const id of repeated(library.tasbih.map((phrase) => phrase.id))) {
      yield { file: 'content/texts/tasbih.yaml', message: `the id "${id}" stands on more than one phrase` };
    }
  },
};
