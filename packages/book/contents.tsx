/** The whole book in reading order. */
import type { Library } from '../content/compiler/library.ts';
import type { Chapter } from './chapter.ts';
import { categoryChapter, type HomeOf } from './chapters/category.tsx';
import { colophonChapter, type Publisher } from './chapters/colophon.tsx';
import { contextChapter } from './chapters/context.tsx';
import { fortyHadithChapter } from './chapters/forty-hadith.tsx';
import { keyChapter } from './chapters/key.tsx';
import { namesChapter } from './chapters/names.tsx';
import { needsChapter } from './chapters/needs.tsx';
import { sourcesChapter } from './chapters/sources-chapter.tsx';
import { tasbihChapter } from './chapters/tasbih.tsx';
import { titleChapter } from './chapters/title-page.tsx';
import type { BookEdition } from './edition.ts';

export interface Imprint {
  edition: BookEdition;
  publisher: Publisher;
  /** Outline of the star, in a square of 96. */
  star: string;
}

/** Chapters of the library in the order of the site: its categories, its other pages, the index of needs. */
export function contentsOf(library: Library, { edition, publisher, star }: Imprint): Chapter[] {
  const { categories, menus, pages, names, fortyHadith, context, tasbih, needs, collections } = library;
  const homes = new Map([...pages.values()].map(({ page, category }) => [page, menus.get(category)]));
  const homeOf: HomeOf = (page) => {
    const home = homes.get(page);
    if (!home) throw new Error(`no category has the page ${page.slug}`);
    return home;
  };
  return [
    titleChapter(edition, star),
    keyChapter(),
    ...categories.flatMap(({ slug }) => menus.get(slug) ?? []).map((category) => categoryChapter({ category, homeOf })),
    ...(names ? [namesChapter(names)] : []),
    ...(fortyHadith ? [fortyHadithChapter(fortyHadith)] : []),
    contextChapter(context),
    tasbihChapter(tasbih),
    needsChapter(needs),
    sourcesChapter(collections),
    colophonChapter(edition, publisher),
  ];
}
