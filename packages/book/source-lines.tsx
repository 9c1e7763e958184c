import type { ReactElement } from 'react';
import { gradeLine } from '../core/grades.ts';
import type { Grade, Reference } from '../core/model.ts';
import { toldInPhrase } from '../core/report-prefix.ts';

interface SourceLinesProps {
  references: readonly Reference[];
  /** The leading verdict first. */
  grades?: readonly Grade[] | undefined;
  /** Name of who narrates the text. */
  narrator?: string;
}

/** Keeps each number on the line of its work. Behind a comma, between two numbers, a line may end. */
const withNumbersBesideWorks = (text: string): string => text.replaceAll(/(?<!,) (?=\d)/g, '\u00a0');

/** Narrator, sources, and grades with the scholars who gave them, weak ones included. */
export function SourceLines({ references, grades, narrator }: SourceLinesProps): ReactElement | null {
  if (references.length === 0) return null;
  return (
    <p className="sources">
      {narrator ? `${narrator} · ` : null}
      {references.map(({ id, label, url }, index) => (
        <span key={id}>
          {index > 0 ? ' · ' : null}
          {toldInPhrase(references, index)}
          {url ? <a href={url}>{withNumbersBesideWorks(label)}</a> : withNumbersBesideWorks(label)}
        </span>
      ))}
      {grades ? ` · ${withNumbersBesideWorks(gradeLine(grades, references))}` : null}
    </p>
  );
}
