/** The container of a book (OCF): one edition is the same bytes wherever and whenever it is made. */
import { type Zippable, zipSync } from 'fflate';
import { BOOK_TYPE } from './words.ts';

const STORED = 0;
const SMALLEST = 9;

/** The oldest time that ZIP knows. It is written as the clock on the wall shows it, so it is given in local time. */
const TIME = new Date(1980, 0, 1);

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? new TextEncoder().encode(content) : content);

/** @param files beside `package.opf`, and that file itself; in any order */
export function zipBook(files: readonly { file: string; content: string | Uint8Array }[]): Uint8Array {
  const inOrder = files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  // fflate writes entries in the order of their keys. The first must be the type of the book, as it stands.
  const entries: Zippable = {
    mimetype: [bytesOf(BOOK_TYPE), { level: STORED }],
    'META-INF/container.xml': bytesOf(CONTAINER),
    ...Object.fromEntries(inOrder.map(({ file, content }) => [`EPUB/${file}`, bytesOf(content)])),
  };
  return zipSync(entries, { level: SMALLEST, mtime: TIME });
}
