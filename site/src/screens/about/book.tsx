import type { ReactElement } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import * as messages from '../../../../packages/core/messages/about.ts';

/** Filled in by the build: the file below the base, its name for the download, its MIME type, and its size with the unit. */
declare const BUILT_BOOK: BuiltBook | undefined;

interface BuiltBook {
  file: string;
  name: string;
  type: string;
  size: string;
}

/** Link to the e-book of all texts; nothing where the build made none. */
export function BookDownload({ book = BUILT_BOOK }: { book?: BuiltBook | undefined }): ReactElement | null {
  if (!book) return null;
  return (
    <>
      <h2 id="book">{messages.bookTitle}</h2>
      <p>
        <RichText
          message={messages.book({ size: book.size })}
          elements={{
            book: (text) => (
              <a href={import.meta.env.BASE_URL + book.file} type={book.type} download={book.name}>
                {text}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}
