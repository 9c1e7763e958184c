/** What the book is made of: a file for each page of the site, in reading order. */
import type { ReactElement } from 'react';

/** A part of the book as EPUB names it. */
export type Matter = 'frontmatter' | 'bodymatter' | 'backmatter';

/** An anchor within a chapter that the table of contents links to. */
interface ChapterAnchor {
  id: string;
  title: string;
}

export interface Chapter {
  /** What links lead to it by: the address of the page on the site, or one like it. */
  address: string;
  title: string;
  matter: Matter;
  body: ReactElement;
  /** Listed below the chapter in the table of contents. */
  places?: readonly ChapterAnchor[];
  /** Chapters below it; they follow it. */
  chapters?: readonly Chapter[];
}

/** All chapters in reading order. */
export const inReadingOrder = (chapters: readonly Chapter[]): Chapter[] =>
  chapters.flatMap((chapter) => [chapter, ...inReadingOrder(chapter.chapters ?? [])]);

/** The file of a chapter. All lie in one folder, so that a link is the same wherever it stands: `/prayer/ablution` is `prayer.ablution.xhtml`. */
export const chapterFile = (address: string): string => `${address.slice(1).replaceAll('/', '.')}.xhtml`;

/** A link within the book. @param address of a chapter, with or without a fragment: `/prayer/ablution#shahada` */
export function linkTo(address: string): string {
  const [path = '', fragment] = address.split('#');
  return chapterFile(path) + (fragment === undefined ? '' : `#${fragment}`);
}
