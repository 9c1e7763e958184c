/** The table of contents: `nav.xhtml`, and `toc.ncx` for e-readers that know EPUB 2 alone. */
import type { ReactElement } from 'react';
import * as messages from '../core/messages/book.ts';
import { LANGUAGE } from '../core/messages/locale.ts';
import * as screenMessages from '../core/messages/screens.ts';
import { type Chapter, chapterHref } from './chapter.ts';
import { escapeXml } from '../core/escape-xml.ts';

/** A line of the table with those below it. */
interface ContentsEntry {
  title: string;
  href: string;
  below: ContentsEntry[];
}

const contentsEntryOf = ({ address, title, places = [], chapters = [] }: Chapter): ContentsEntry => ({
  title,
  href: chapterHref(address),
  below: [
    ...places.map((place) => ({ title: place.title, href: chapterHref(`${address}#${place.id}`), below: [] })),
    ...chapters.map(contentsEntryOf),
  ],
});

/** The attribute `epub:type`, for which React has no prop. */
const epubType = (type: string): Record<string, string> => ({ 'epub:type': type });

const ContentsList = ({ entries }: { entries: readonly ContentsEntry[] }): ReactElement => (
  <ol>
    {entries.map(({ title, href, below }) => (
      <li key={href}>
        <a href={href}>{title}</a>
        {below.length > 0 ? <ContentsList entries={below} /> : null}
      </li>
    ))}
  </ol>
);

const LANDMARKS = [
  { type: 'cover', href: 'cover.xhtml', title: messages.cover },
  { type: 'titlepage', href: chapterHref('/title'), title: messages.titlePage },
  { type: 'toc', href: 'nav.xhtml', title: messages.contents },
  { type: 'index', href: chapterHref('/needs'), title: screenMessages.needsTitle },
  { type: 'colophon', href: chapterHref('/colophon'), title: messages.colophonTitle },
] as const;

/** @param first the first chapter after the front matter */
export const Navigation = ({ chapters, first }: { chapters: readonly Chapter[]; first: Chapter }): ReactElement => (
  <>
    <nav {...epubType('toc')} role="doc-toc" id="toc">
      <h1>{messages.contents}</h1>
      <ContentsList entries={chapters.map(contentsEntryOf)} />
    </nav>
    <nav {...epubType('landmarks')} id="landmarks" hidden>
      <h2>{messages.landmarks}</h2>
      <ol>
        {[...LANDMARKS, { type: 'bodymatter', href: chapterHref(first.address), title: messages.beginning }].map(
          ({ type, href, title }) => (
            <li key={type}>
              <a {...epubType(type)} href={href}>
                {title}
              </a>
            </li>
          ),
        )}
      </ol>
    </nav>
  </>
);

/** `toc.ncx`, for e-readers that do not know EPUB 3. @param title of the book @param identifier of the book */
export function ncxOf(chapters: readonly Chapter[], title: string, identifier: string): string {
  let order = 0;
  const point = ({ title: label, href, below }: ContentsEntry): string => {
    order += 1;
    return `<navPoint id="n${order}" playOrder="${order}"><navLabel><text>${escapeXml(label)}</text></navLabel><content src="${href}"/>${below.map(point).join('')}</navPoint>\n`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${LANGUAGE}">
<head><meta name="dtb:uid" content="${identifier}"/></head>
<docTitle><text>${escapeXml(title)}</text></docTitle>
<navMap>
${chapters.map((chapter) => point(contentsEntryOf(chapter))).join('')}</navMap>
</ncx>
`;
}
