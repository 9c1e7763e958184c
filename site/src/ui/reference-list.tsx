import type { ReactElement } from 'react';
import { gradeLine } from '../../../packages/core/grades.ts';
import type { Grade, Reference } from '../../../packages/core/model.ts';
import { toldInPhrase } from '../../../packages/core/report-prefix.ts';
import * as messages from '../../../packages/core/messages/cards.ts';

interface ReferenceListProps {
  references: readonly Reference[];
  /** The most important grade first. */
  grades?: readonly Grade[] | undefined;
  /** The narrator, as the card names him. */
  narrator?: string;
}

/** Narrator, references as links, and the verdicts with the names of the scholars. */
export function ReferenceList({ references, grades, narrator }: ReferenceListProps): ReactElement | null {
  if (references.length === 0) return null;
  return (
    <p className="references">
      {narrator ? <span className="told-by">{narrator}</span> : null}
      {references.map(({ id, label, url }, index) => (
        <span key={id}>
          {index > 0 ? <span aria-hidden="true"> · </span> : null}
          {toldInPhrase(references, index)}
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={messages.opensInNewTab({ label })}>
              {label}
            </a>
          ) : (
            label
          )}
        </span>
      ))}
      {grades ? <span className="grade">{gradeLine(grades, references)}</span> : null}
    </p>
  );
}
