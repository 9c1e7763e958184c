import type { ReactElement } from 'react';
import { gradeLine } from '../core/grades.ts';
import type { Grade, Reference } from '../core/model.ts';
import { toldIn } from '../core/told-in.ts';

interface SourceLinesProps {
  references: readonly Reference[];
  /** The leading verdict first. */
  grades?: readonly Grade[] | undefined;
  /** Who tells of the text. */
  narrator?: string;
}

/** Who tells of a text, where it stands, and the verdicts with the names of who gave them, weakness included. */
export function SourceLines({ references, grades, narrator }: SourceLinesProps): ReactElement | null {
  if (references.length === 0) return null;
  return (
    <p className="sources">
      {narrator ? `${narrator} · ` : null}
      {references.map(({ id, label, url }, index) => (
        <span key={id}>
          {index > 0 ? ' · ' : null}
          {toldIn(references, index)}
          {url ? <a href={url}>{label}</a> : label}
        </span>
      ))}
      {grades ? ` · ${gradeLine(grades, references)}` : null}
    </p>
  );
}
