/** Packs the book (EPUB's container format, OCF) so that one edition has the same bytes wherever it is made. */
import { type Zippable, zipSync } from 'fflate';
import { ZIP_TIMESTAMP } from '../dataset/editions/archive.ts';
import { BOOK_MEDIA_TYPE } from './titles.ts';

const NO_COMPRESSION = 0;
const MAX_COMPRESSION = 9;

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? new TextEncoder().encode(content) : content);

/** @param files `package.opf` and all other files of the book, with paths relative to its folder, in any order */
export function zipBook(files: readonly { file: string; content: string | Uint8Array }[]): Uint8Array {
  const inOrder = files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  // fflate writes entries in key order. EPUB wants `mimetype` first and uncompressed.
  const entries: Zippable = {
    mimetype: [bytesOf(BOOK_MEDIA_TYPE), { level: NO_COMPRESSION }],
    'META-INF/container.xml': bytesOf(CONTAINER),
    ...Object.fromEntries(inOrder.map(({ file, content }) => [`EPUB/${file}`, bytesOf(content)])),
  };
  return zipSync(entries, { level: MAX_COMPRESSION, mtime: ZIP_TIMESTAMP });
}
