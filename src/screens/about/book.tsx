import type { ReactElement } from 'react';

/** Filled in by the build: the file below the base, its type, and its size in words. */
declare const BUILT_BOOK: { file: string; type: string; size: string } | undefined;

/** All texts as one file, for reading apps and devices. */
export function Book(): ReactElement | null {
  const book = BUILT_BOOK;
  if (!book) return null;
  return (
    <>
      <h2 id="book">To take along</h2>
      <p>
        <a href={import.meta.env.BASE_URL + book.file} type={book.type} download={book.file}>
          The book for e-readers
        </a>{' '}
        (EPUB, {book.size}) has all the texts in one file, each with its source, and the index of needs. Any e-reader or reading app opens
        it, without a network too.
      </p>
    </>
  );
}
