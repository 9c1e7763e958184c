/** The messages for a picture whose texts do not fit, with the options that do fit. */
import type { PictureChoice, Shape } from '../../../../packages/core/picture/words.ts';
import * as messages from '../../../../packages/core/messages/picture.ts';

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = { portrait: messages.portrait, story: messages.story, square: messages.square };

type LayerChoice = Pick<PictureChoice, 'transliteration' | 'translation'>;

/** The key by which messages select a combination of layers. */
const layersKey = ({ transliteration, translation }: LayerChoice): 'both' | 'transliteration' | 'translation' | 'none' =>
  transliteration && translation ? 'both' : transliteration ? 'transliteration' : translation ? 'translation' : 'none';

/** Why there is no picture, as a sentence. @param hasSuggestions whether other choices would fit */
export const noPictureReason = (choice: PictureChoice, hasSuggestions: boolean): string =>
  hasSuggestions ? messages.doesNotFit({ shape: choice.shape, layers: layersKey(choice) }) : messages.tooLongForAny;

/** The label of the button for a suggestion: "Story", or "Portrait, without its translation". */
export function suggestionLabel(suggestion: PictureChoice, current: PictureChoice): string {
  const left = layersKey({
    transliteration: current.transliteration && !suggestion.transliteration,
    translation: current.translation && !suggestion.translation,
  });
  return messages.way({ shape: SHAPE_NAMES[suggestion.shape], left });
}
