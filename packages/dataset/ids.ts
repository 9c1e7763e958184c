/** The ids of cards, quotations, hadith and pages with the files that hold them, and the ids that were withdrawn. */
import type { Category, ContextPage, FortyHadith, Ids, Names, Section } from './model/types.ts';

interface ContentWithIds {
  categories: readonly Category[];
  names: Names;
  forty: FortyHadith;
  context: readonly ContextPage[];
}

const passageIds = (sections: readonly Section[] = []): string[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'passage' ? [block.id] : [])));

const idsWithFile = (file: string, ids: readonly string[]): [string, string][] => ids.map((id) => [id, file]);

/** @param retired withdrawn ids, from `content/retired.yaml` */
export function publishedIds({ categories, names, forty, context }: ContentWithIds, retired: { cards: string[]; pages: string[] }): Ids {
  const ofCategories = categories.flatMap(({ slug, pages }) =>
    idsWithFile(
      `categories/${slug}.json`,
      pages.flatMap(({ cards, sections }) => [...cards.map(({ id }) => id), ...passageIds(sections)]),
    ),
  );
  const texts = [
    ...ofCategories,
    ...idsWithFile(
      'names.json',
      names.passages.map(({ id }) => id),
    ),
    ...idsWithFile(
      'forty-hadith.json',
      forty.hadith.map(({ id }) => id),
    ),
    ...idsWithFile(
      'context.json',
      context.flatMap(({ sections }) => passageIds(sections)),
    ),
  ];
  const pages = [
    ...categories.flatMap(({ slug, pages: own }) =>
      idsWithFile(
        `categories/${slug}.json`,
        own.map(({ id }) => id),
      ),
    ),
    ...idsWithFile(
      'context.json',
      context.map(({ id }) => id),
    ),
  ];
  return { texts: Object.fromEntries(texts), pages: Object.fromEntries(pages), retired: { texts: retired.cards, pages: retired.pages } };
}
