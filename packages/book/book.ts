/**
 * The book for e-readers: all texts of the site as one EPUB. The build writes it beside the site (`docs/decisions/2026-11-22-book.md`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { countWithNoun } from '../command-line/count.ts';
import type { Library } from '../content/compiler/library.ts';
import * as messages from '../core/messages/book.ts';
import { readVisualIdentity } from '../typesetting/visual-identity.ts';
import { openPictureFonts } from '../typesetting/picture-fonts.ts';
import { bookFonts } from './book-faces.ts';
import { type Chapter, chapterFileName, flattenChapters } from './chapter.ts';
import type { Publisher } from './chapters/colophon.tsx';
import { chaptersOf } from './all-chapters.tsx';
import { coverPage } from './cover-page.tsx';
import { drawCover } from './cover.ts';
import { type BookVersion, bookVersionOf } from './edition.ts';
import { linkFaults } from './links.ts';
import { Navigation, ncxOf } from './navigation.tsx';
import { BOOK_IDENTIFIER, type BookFile, packageDocument } from './package-document.ts';
import { BOOK_TITLE } from './titles.ts';
import { xhtmlOf } from './xhtml.ts';
import { zipBook } from './zip.ts';

const STYLE_FILE = 'packages/book/book.css';

/** The CSS of the book, followed by that of a language with faces of its own. */
function bookStyles(root: string, { language: { settings } }: Library): string {
  const faces = settings?.faces ?? 'latin';
  const own = faces === 'latin' ? [] : [`packages/book/languages/${faces}.css`];
  return [STYLE_FILE, ...own].map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

/** The star's outline as path data: the first closed line of the pattern's SVG. */
function starOutline(patternSvg: string): string {
  const star = /\sd="(M[^Z]*Z)/.exec(patternSvg)?.[1];
  if (star === undefined) throw new Error('site/src/ui/styles/pattern.svg begins with no closed line, which should be its star');
  return star;
}

/** The book as XHTML, before fonts and cover are made. */
export interface BookBeforeFontsAndCover {
  edition: BookVersion;
  chapters: readonly Chapter[];
  /** Every chapter, the table of contents and the page of the cover, as XHTML. */
  documents: readonly (BookFile & { content: string })[];
  /** Content of the pattern's SVG, and path data of its star. */
  pattern: string;
  star: string;
}

/**
 * Makes the documents of the book as XHTML, without fonts and the picture of the cover.
 * @param root absolute path of the project
 * @throws Error for a link that leads nowhere and for an id that a file has twice
 */
export function bookDocumentsOf(root: string, library: Library, publisher: Publisher): BookBeforeFontsAndCover {
  const edition = bookVersionOf(root, library);
  const { pattern } = readVisualIdentity(root);
  const star = starOutline(pattern);
  const chapters = chaptersOf(library, { edition, publisher, star });
  const all = flattenChapters(chapters);
  const first = all.find(({ matter }) => matter === 'bodymatter');
  if (!first) throw new Error('the book has no text');
  const navigation = createElement(Navigation, { chapters, first });
  const documents = [
    { file: 'cover.xhtml', content: xhtmlOf({ title: messages.cover, matter: 'frontmatter', body: coverPage() }) },
    { file: 'nav.xhtml', content: xhtmlOf({ title: messages.contents, matter: 'frontmatter', body: navigation }) },
    ...all.map((chapter) => ({ file: chapterFileName(chapter.address), content: xhtmlOf(chapter) })),
  ];
  const faults = linkFaults(documents);
  if (faults.length > 0)
    throw new Error(`The book has ${countWithNoun(faults.length, 'fault')} in its links and ids:\n${faults.slice(0, 20).join('\n')}`);
  return { edition, chapters, documents, pattern, star };
}

/** Files in reading order: the table of contents comes after the title page, as in printed books. */
const spineFilesOf = (chapters: readonly Chapter[]): string[] => {
  const [title = '', ...rest] = flattenChapters(chapters).map(({ address }) => chapterFileName(address));
  return ['cover.xhtml', title, 'nav.xhtml', ...rest];
};

/**
 * The book as a file.
 * @param root absolute path of the project
 * @throws Error for a link that leads nowhere and for a character that no face has
 */
export async function makeBook(root: string, library: Library, publisher: Publisher): Promise<Uint8Array> {
  const { edition, chapters, documents, pattern, star } = bookDocumentsOf(root, library, publisher);
  const fonts = await bookFonts(
    root,
    documents.map(({ content }) => content),
    library.language.settings,
  );
  const cover = await drawCover({ pattern, star, fonts: await openPictureFonts(root) });
  const items: BookFile[] = [
    ...documents,
    { file: 'book.css', content: bookStyles(root, library) },
    { file: 'cover.png', content: cover },
    { file: 'toc.ncx', content: ncxOf(chapters, BOOK_TITLE, BOOK_IDENTIFIER) },
    ...fonts.values(),
  ].toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return zipBook([...items, { file: 'package.opf', content: packageDocument(edition, items, spineFilesOf(chapters)) }]);
}
