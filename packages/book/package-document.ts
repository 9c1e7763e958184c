/** The package document: what the book is, which files it has and in which order they are read (EPUB 3.3). */
import { BOOK_LICENCES } from '../core/licences.ts';
import * as messages from '../core/messages/book.ts';
import { DIRECTION, LANGUAGE } from '../core/messages/locale.ts';
import { type BookVersion, differsFromLastEdition } from './edition.ts';
import { bookIdentifierOf } from './identifier.ts';
import { BOOK_SUBTITLE, BOOK_TITLE } from './titles.ts';
import { escapeXml } from '../core/escape-xml.ts';

/** The same for all editions, so that e-readers take a newer file for the same book. */
export const BOOK_IDENTIFIER = bookIdentifierOf(LANGUAGE);

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
  png: 'image/png',
  ttf: 'font/ttf',
  ncx: 'application/x-dtbncx+xml',
};

/**
 * The standard that the book follows. `npm run test:book` checks it with epubcheck and axe; the makers checked the rest
 * by hand, and nobody else has certified it.
 */
const ACCESSIBILITY_STANDARD = 'EPUB Accessibility 1.1 - WCAG 2.2 Level AA';

/** Metadata for readers who choose books by accessibility. */
const ACCESSIBILITY_METADATA = {
  accessMode: ['textual'],
  accessModeSufficient: ['textual'],
  accessibilityFeature: [
    'tableOfContents',
    'structuralNavigation',
    'displayTransformability',
    'readingOrder',
    'index',
    'alternativeText',
    'unlocked',
  ],
  accessibilityHazard: ['none'],
  accessibilitySummary: [messages.accessibility],
} as const;

const SUBJECTS = [messages.subjectDuas, messages.subjectDhikr, messages.subjectHadith];

export interface BookFile {
  /** Path from the folder of the package document. */
  file: string;
  content: string | Uint8Array;
}

const manifestIdOf = (file: string): string => file.replace('/', '-');

function manifestProperties({ file, content }: BookFile): string {
  if (file === 'nav.xhtml') return ' properties="nav"';
  if (file === 'cover.png') return ' properties="cover-image"';
  return typeof content === 'string' && content.includes('<svg') ? ' properties="svg"' : '';
}

const manifestItem = (item: BookFile): string =>
  `<item id="${manifestIdOf(item.file)}" href="${item.file}" media-type="${MEDIA_TYPES[item.file.split('.').at(-1) ?? ''] ?? ''}"${manifestProperties(item)}/>`;

/**
 * When the texts were published and changed. Revised texts have no publication date. Their date of change is the last
 * edition's plus one second: e-readers take the book for newer, and no clock is read, so every build is the same.
 */
const datesOf = (edition: BookVersion): string =>
  differsFromLastEdition(edition)
    ? `<meta property="dcterms:modified">${edition.last.date}T00:00:01Z</meta>`
    : `<dc:date>${edition.last.date}</dc:date>
<meta property="dcterms:modified">${edition.last.date}T00:00:00Z</meta>`;

/** @param spine paths of the documents in reading order */
export function packageDocument(edition: BookVersion, items: readonly BookFile[], spine: readonly string[]): string {
  const accessibility = Object.entries(ACCESSIBILITY_METADATA).flatMap(([property, values]) =>
    values.map((value) => `<meta property="schema:${property}">${escapeXml(value)}</meta>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier" xml:lang="${LANGUAGE}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="identifier">${BOOK_IDENTIFIER}</dc:identifier>
<dc:title id="title">${escapeXml(BOOK_TITLE)}</dc:title>
<meta refines="#title" property="title-type">main</meta>
<dc:title id="subtitle">${escapeXml(BOOK_SUBTITLE)}</dc:title>
<meta refines="#subtitle" property="title-type">subtitle</meta>
<dc:language>${LANGUAGE}</dc:language>
<dc:language>ar</dc:language>
<dc:creator>${escapeXml(BOOK_TITLE)}</dc:creator>
${SUBJECTS.map((subject) => `<dc:subject>${escapeXml(subject)}</dc:subject>`).join('\n')}
<dc:description>${escapeXml(messages.description)}</dc:description>
<dc:rights>${escapeXml(BOOK_LICENCES.map(({ what, licence, link }) => `${what}: ${licence}${link ? ` (${link})` : ''}`).join('. '))}.</dc:rights>
${datesOf(edition)}
<meta property="schema:bookEdition">${escapeXml(edition.version)}</meta>
<meta property="dcterms:conformsTo" id="conformance">${ACCESSIBILITY_STANDARD}</meta>
<meta refines="#conformance" property="a11y:certifiedBy">${escapeXml(BOOK_TITLE)}</meta>
${accessibility.join('\n')}
<meta name="cover" content="cover.png"/>
</metadata>
<manifest>
${items.map(manifestItem).join('\n')}
</manifest>
<spine toc="toc.ncx" page-progression-direction="${DIRECTION}">
${spine.map((file) => `<itemref idref="${manifestIdOf(file)}"/>`).join('\n')}
</spine>
</package>
`;
}
