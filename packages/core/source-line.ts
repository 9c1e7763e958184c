/** Narrator, references and verdicts of a card, in words. */
import { gradeLine, narratorLine } from './grades.ts';
import type { Card } from './model.ts';
import { toldInPrefix } from './report-prefix.ts';

/** The narrator and the references in one line, the verdicts in another where there are any, as under the card. */
export const sourceLines = (card: Card): string[] => [
  [narratorLine(card), ...card.references.map(({ label }, index) => toldInPrefix(card.references, index) + label)]
    .filter(Boolean)
    .join(' · '),
  ...(card.grades ? [gradeLine(card.grades, card.references)] : []),
];
