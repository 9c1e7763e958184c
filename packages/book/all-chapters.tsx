/** The chapters of the whole book, in reading order. */
import type { Library } from '../content/compiler/library.ts';
import type { Chapter } from './chapter.ts';
import { categoryChapter, type OwningCategoryOf } from './chapters/category.tsx';
import { colophonChapter, type Publisher } from './chapters/colophon.tsx';
import { duaContextChapter } from './chapters/context.tsx';
import { fortyHadithChapter } from './chapters/forty-hadith.tsx';
import { transliterationKeyChapter } from './chapters/transliteration-key.tsx';
import { divineNamesChapter } from './chapters/names.tsx';
import { needsChapter } from './chapters/needs.tsx';
import { sourcesChapter } from './chapters/sources-chapter.tsx';
import { tasbihChapter } from './chapters/tasbih.tsx';
import { titleChapter } from './chapters/title-page.tsx';
import type { BookVersion } from './edition.ts';

export interface ChapterInputs {
  edition: BookVersion;
  publisher: Publisher;
  /** Path data of the star, in a viewBox of 96 × 96. */
  star: string;
}

/** Title and transliteration key, the categories and other pages in the order of the site, needs, sources, colophon. */
export function chaptersOf(library: Library, { edition, publisher, star }: ChapterInputs): Chapter[] {
  const { categories, menus, pages, names, fortyHadith, context, tasbih, needs, collections } = library;
  const owningCategories = new Map([...pages.values()].map(({ page, category }) => [page, menus.get(category)]));
  const owningCategoryOf: OwningCategoryOf = (page) => {
    const category = owningCategories.get(page);
    if (!category) throw new Error(`no category has the page ${page.slug}`);
    return category;
  };
  return [
    titleChapter(edition, star),
    transliterationKeyChapter(),
    ...categories.flatMap(({ slug }) => menus.get(slug) ?? []).map((category) => categoryChapter({ category, owningCategoryOf })),
    ...(names ? [divineNamesChapter(names)] : []),
    ...(fortyHadith ? [fortyHadithChapter(fortyHadith)] : []),
    duaContextChapter(context),
    tasbihChapter(tasbih),
    needsChapter(needs),
    sourcesChapter(collections),
    colophonChapter(edition, publisher),
  ];
}
