/** The chapters of the book: a file for each page of the site, in reading order. */
import type { ReactElement } from 'react';

/** A part of the book as EPUB names it. */
export type FrontBodyOrBackMatter = 'frontmatter' | 'bodymatter' | 'backmatter';

/** An anchor within a chapter that the table of contents links to. */
interface ChapterAnchor {
  id: string;
  title: string;
}

export interface Chapter {
  /** Address of the page on the site, or an address of that form for a chapter of the book alone. Links use it. */
  address: string;
  title: string;
  matter: FrontBodyOrBackMatter;
  body: ReactElement;
  /** Anchors that the table of contents lists below the chapter. */
  places?: readonly ChapterAnchor[];
  /** Subchapters, which follow it in reading order. */
  chapters?: readonly Chapter[];
}

/** The chapters with all that they hold, as one list in reading order. */
export const flattenChapters = (chapters: readonly Chapter[]): Chapter[] =>
  chapters.flatMap((chapter) => [chapter, ...flattenChapters(chapter.chapters ?? [])]);

/**
 * A chapter's file: `/prayer/ablution` is `prayer.ablution.xhtml`. All are in one folder, so links are the same from
 * everywhere.
 */
export const chapterFileName = (address: string): string => `${address.slice(1).replaceAll('/', '.')}.xhtml`;

/** The href of a chapter. @param address of a chapter, with or without a fragment: `/prayer/ablution#shahada` */
export function chapterHref(address: string): string {
  const [path = '', fragment] = address.split('#');
  return chapterFileName(path) + (fragment === undefined ? '' : `#${fragment}`);
}
