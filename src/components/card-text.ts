/** A card as plain text, with the layers that the reader has chosen. */
import { gradeLine, tellerLine } from '../../text/grades.ts';
import type { Card } from '../../text/model.ts';
import { runningText } from '../../text/transliteration/stored-words.ts';
import { type Layer, LAYERS } from '../preferences/preferences.ts';
import { toldIn } from '../../text/told-in.ts';

/** Who tells of it, references and grades in one line, as under the card. */
const sourceLine = (card: Card): string =>
  [
    [tellerLine(card), ...card.references.map(({ label }, index) => toldIn(card.references, index) + label)].filter(Boolean).join(' · '),
    ...(card.grades ? [gradeLine(card.grades)] : []),
  ].join(' – ');

/**
 * @param layers what to take; the order is always that of the card
 * @param url address of the card
 * @param transliterate turns the stored transliteration into the style that the reader sees
 */
export function cardText(
  card: Card,
  layers: readonly Layer[],
  url: string,
  transliterate: (stored: string) => string = runningText,
): string {
  const parts: Readonly<Record<Layer, string>> = {
    arabic: card.arabic,
    transliteration: transliterate(card.transliteration),
    translation: card.translation,
    reference: sourceLine(card),
    link: url,
  };
  return LAYERS.filter((layer) => layers.includes(layer))
    .map((layer) => parts[layer])
    .filter(Boolean)
    .join('\n\n');
}
