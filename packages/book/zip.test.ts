import { expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { zipBook } from './zip.ts';

const FILES = [
  { file: 'b.xhtml', content: 'دُعَاء' },
  { file: 'a.xhtml', content: '<p/>' },
];

test('the entry "mimetype" comes first and uncompressed, so that readers recognise the EPUB by its first bytes', () => {
  const book = Buffer.from(zipBook(FILES));
  expect(book.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  expect(Object.keys(unzipSync(book))).toEqual(['mimetype', 'META-INF/container.xml', 'EPUB/a.xhtml', 'EPUB/b.xhtml']);
  expect(new TextDecoder().decode(unzipSync(book)['EPUB/b.xhtml'])).toBe('دُعَاء');
});

test('the same texts are the same bytes, in whatever order they come', () => {
  expect(Buffer.from(zipBook(FILES.toReversed())).equals(Buffer.from(zipBook(FILES)))).toBe(true);
});

test('every entry bears the oldest time that ZIP knows, not that of the clock', () => {
  const book = Buffer.from(zipBook(FILES));
  const heads = [...Array(book.length).keys()].filter((at) => book.readUInt32LE(Math.min(at, book.length - 4)) === 0x04034b50);
  expect(heads.map((at) => [book.readUInt16LE(at + 10), book.readUInt16LE(at + 12)])).toEqual(FILES.concat(FILES).map(() => [0, 0x21]));
});
