import { Fragment, type ReactNode } from 'react';

/** A title that may break after a slash: "Morning/Evening" in large letters is wider than a phone. */
export const withBreaksAfterSlash = (title: string): ReactNode =>
  title.split('/').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      // The reader names lists, and a part may stand in a name twice.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {'/'}
        <wbr />
        {part}
      </Fragment>
    ),
  );
