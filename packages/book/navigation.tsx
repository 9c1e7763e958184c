/** The table of contents, for readers (`nav.xhtml`) and for those of EPUB 2 (`toc.ncx`). */
import type { ReactElement } from 'react';
import * as messages from '../core/messages/book.ts';
import { LANGUAGE } from '../core/messages/locale.ts';
import * as screenMessages from '../core/messages/screens.ts';
import { type Chapter, linkTo } from './chapter.ts';
import { escapeXml } from './xhtml.ts';

/** A line of the table with those below it. */
interface Entry {
  title: string;
  href: string;
  below: Entry[];
}

const entryOf = ({ address, title, places = [], chapters = [] }: Chapter): Entry => ({
  title,
  href: linkTo(address),
  below: [...places.map((place) => ({ title: place.title, href: linkTo(`${address}#${place.id}`), below: [] })), ...chapters.map(entryOf)],
});

/** React has no name for attributes of EPUB. */
const ofType = (type: string): Record<string, string> => ({ 'epub:type': type });

const List = ({ entries }: { entries: readonly Entry[] }): ReactElement => (
  <ol>
    {entries.map(({ title, href, below }) => (
      <li key={href}>
        <a href={href}>{title}</a>
        {below.length > 0 ? <List entries={below} /> : null}
      </li>
    ))}
  </ol>
);

const LANDMARKS = [
  { type: 'cover', href: 'cover.xhtml', title: messages.cover },
  { type: 'titlepage', href: linkTo('/title'), title: messages.titlePage },
  { type: 'toc', href: 'nav.xhtml', title: messages.contents },
  { type: 'index', href: linkTo('/needs'), title: screenMessages.needsTitle },
  { type: 'colophon', href: linkTo('/colophon'), title: messages.colophonTitle },
] as const;

/** @param first chapter of the book's own text */
export const Navigation = ({ chapters, first }: { chapters: readonly Chapter[]; first: Chapter }): ReactElement => (
  <>
    <nav {...ofType('toc')} role="doc-toc" id="toc">
      <h1>{messages.contents}</h1>
      <List entries={chapters.map(entryOf)} />
    </nav>
    <nav {...ofType('landmarks')} id="landmarks" hidden>
      <h2>{messages.landmarks}</h2>
      <ol>
        {[...LANDMARKS, { type: 'bodymatter', href: linkTo(first.address), title: messages.beginning }].map(({ type, href, title }) => (
          <li key={type}>
            <a {...ofType(type)} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  </>
);

/** The same for readers that do not know EPUB 3. @param title of the book @param identifier of the book */
export function ncxOf(chapters: readonly Chapter[], title: string, identifier: string): string {
  let order = 0;
  const point = ({ title: label, href, below }: Entry): string => {
    order += 1;
    return `<navPoint id="n${order}" playOrder="${order}"><navLabel><text>${escapeXml(label)}</text></navLabel><content src="${href}"/>${below.map(point).join('')}</navPoint>\n`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${LANGUAGE}">
<head><meta name="dtb:uid" content="${identifier}"/></head>
<docTitle><text>${escapeXml(title)}</text></docTitle>
<navMap>
${chapters.map((chapter) => point(entryOf(chapter))).join('')}</navMap>
</ncx>
`;
}
