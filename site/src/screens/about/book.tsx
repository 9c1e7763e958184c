import type { ReactElement } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import * as messages from '../../../../packages/core/messages/about.ts';

/** Filled in by the build: the file below the base, its type, and its size in words. */
declare const BUILT_BOOK: { file: string; type: string; size: string } | undefined;

/** Link to the e-book of all texts; nothing where the build made none. */
export function BookDownload(): ReactElement | null {
  const book = BUILT_BOOK;
  if (!book) return null;
  return (
    <>
      <h2 id="book">{messages.bookTitle}</h2>
      <p>
        <RichText
          message={messages.book({ size: book.size })}
          elements={{
            book: (text) => (
              <a href={import.meta.env.BASE_URL + book.file} type={book.type} download={book.file}>
                {text}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}
