/** Narrator, references and verdicts of a text, in words. */
import { gradeLine, narratorLine } from './grades.ts';
import type { Card } from './model.ts';
import { toldInPhrase } from './report-prefix.ts';

/** The narrator and the references in one line, the verdicts in another where there are any, as under the text. */
export const sourceLines = (text: Pick<Card, 'narrator' | 'sayingOf' | 'references' | 'grades'>): string[] => [
  [narratorLine(text), ...text.references.map(({ label }, index) => toldInPhrase(text.references, index) + label)]
    .filter(Boolean)
    .join(' · '),
  ...(text.grades ? [gradeLine(text.grades, text.references)] : []),
];
