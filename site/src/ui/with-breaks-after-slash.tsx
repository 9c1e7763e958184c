import { Fragment, type ReactNode } from 'react';

/** A title that may break after a slash: "Morning/Evening" in large letters is wider than a phone. */
export const withBreaksAfterSlash = (title: string): ReactNode =>
  title.split('/').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      // The index is the key, since the name of a reader's list may have the same part twice.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {'/'}
        <wbr />
        {part}
      </Fragment>
    ),
  );
