import type { ReactElement } from 'react';
import { gradeLine } from '../core/grades.ts';
import type { Grade, Reference } from '../core/model.ts';
import { toldInPrefix } from '../core/report-prefix.ts';

interface SourceLinesProps {
  references: readonly Reference[];
  /** The leading verdict first. */
  grades?: readonly Grade[] | undefined;
  /** Name of who narrates the text. */
  narrator?: string;
}

/** Narrator, sources, and grades with the scholars who gave them, weak ones included. */
export function SourceLines({ references, grades, narrator }: SourceLinesProps): ReactElement | null {
  if (references.length === 0) return null;
  return (
    <p className="sources">
      {narrator ? `${narrator} · ` : null}
      {references.map(({ id, label, url }, index) => (
        <span key={id}>
          {index > 0 ? ' · ' : null}
          {toldInPrefix(references, index)}
          {url ? <a href={url}>{label}</a> : label}
        </span>
      ))}
      {grades ? ` · ${gradeLine(grades, references)}` : null}
    </p>
  );
}
