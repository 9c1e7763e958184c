import type { ReactElement } from 'react';
import type { Grade, Reference } from '../../text/model.ts';

/** Where a text stands, each place a link out, and the grade with the name of who gave it. */
export function ReferenceList({ references, grade }: { references: readonly Reference[]; grade?: Grade | undefined }): ReactElement | null {
  if (references.length === 0) return null;
  return (
    <p className="references">
      {references.map(({ id, label, url }, index) => (
        <span key={id}>
          {index > 0 ? <span aria-hidden="true"> · </span> : null}
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${label} (opens in a new tab)`}>
              {label}
            </a>
          ) : (
            label
          )}
        </span>
      ))}
      {grade ? (
        <span className="grade">
          {grade.verdict} ({grade.by})
        </span>
      ) : null}
    </p>
  );
}
