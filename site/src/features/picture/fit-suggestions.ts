/** The messages for a picture whose texts do not fit, with the options that do fit. */
import type { PictureChoice, Shape } from '../../../../packages/core/picture/words.ts';
import * as messages from '../../../../packages/core/messages/picture.ts';

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = { portrait: messages.portrait, story: messages.story, square: messages.square };

type Layers = Pick<PictureChoice, 'transliteration' | 'translation'>;

/** The key by which messages select a combination of layers. */
const layersOf = ({ transliteration, translation }: Layers): 'both' | 'transliteration' | 'translation' | 'none' =>
  transliteration && translation ? 'both' : transliteration ? 'transliteration' : translation ? 'translation' : 'none';

/** Why there is no picture, as a sentence. @param hasSuggestions whether other choices would fit */
export const noPictureReason = (choice: PictureChoice, hasWays: boolean): string =>
  hasWays ? messages.doesNotFit({ shape: choice.shape, layers: layersOf(choice) }) : messages.tooLongForAny;

/** A way on as a button says it: "Story", or "Portrait, without its translation". */
export function suggestionLabel(way: PictureChoice, from: PictureChoice): string {
  const left = layersOf({
    transliteration: from.transliteration && !way.transliteration,
    translation: from.translation && !way.translation,
  });
  return messages.way({ shape: SHAPE_NAMES[way.shape], left });
}
