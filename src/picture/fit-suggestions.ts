/** What a reader is told of a picture that the texts do not fit on, and of those that they do. */
import type { Choice, Shape } from '../../text/picture/words.ts';

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = { portrait: 'Portrait', story: 'Story', square: 'Square' };

const layersOf = ({ transliteration, translation }: Choice): string[] => [
  ...(transliteration ? ['transliteration'] : []),
  ...(translation ? ['translation'] : []),
];

/** "with its transliteration and translation", or nothing. */
const withLayers = (choice: Choice): string => (layersOf(choice).length > 0 ? ` with its ${layersOf(choice).join(' and ')}` : '');

/** Why there is no picture, as a sentence. */
export const refusal = (choice: Choice, hasWays: boolean): string =>
  hasWays
    ? `In letters that are read with ease this text does not fit on a ${choice.shape} picture${withLayers(choice)}. It does so:`
    : 'In letters that are read with ease this text is too long for any picture.';

/** A way on as a button says it: "Story", or "Portrait, without its translation". */
export function suggestionLabel(way: Choice, from: Choice): string {
  const kept = layersOf(way);
  const left = layersOf(from).filter((layer) => !kept.includes(layer));
  return [SHAPE_NAMES[way.shape], ...(left.length > 0 ? [`without its ${left.join(' and ')}`] : [])].join(', ');
}
