/** The words of a card for its picture. */
import type { Card } from '../model.ts';
import { NAME_PLACEHOLDER } from '../name-placeholder.ts';
import { sourceLines } from '../source-line.ts';
import { runningTransliteration } from '../../arabic/transliteration/stored-transliteration.ts';
import type { PictureContent } from './words.ts';
import * as messages from '../messages/picture.ts';
import * as cardMessages from '../messages/cards.ts';

/** Writes "name" in brackets for `{name}`, as on the page. */
const withNameInBrackets = (text: string): string => text.replaceAll(NAME_PLACEHOLDER, cardMessages.nameInBrackets);

/** In characters: about half a line. */
const MAX_UNBROKEN_REFERENCE_LENGTH = 44;

/** Joins the words of each short reference by no-break spaces, so that lines break between references. */
const keepReferencesUnbroken = (line: string): string =>
  line
    .split(' · ')
    .map((place) => (place.length > MAX_UNBROKEN_REFERENCE_LENGTH ? place : place.replaceAll(' ', '\u00a0')))
    .join(' · ');

/**
 * @param pageTitle heading where the card has no title of its own
 * @param transliterate turns the stored transliteration into the style that the reader has chosen
 */
export const pictureContentOfCard = (
  card: Card,
  pageTitle: string,
  transliterate: (stored: string) => string = runningTransliteration,
): PictureContent => ({
  heading: card.title ?? pageTitle,
  times: card.kind === 'narration' ? messages.aNarration : card.repeat ? cardMessages.times({ count: card.repeat }) : '',
  instruction: card.instruction ?? '',
  script: card.script,
  arabic: card.arabic,
  transliteration: withNameInBrackets(transliterate(card.transliteration)),
  translation: withNameInBrackets(card.translation),
  source: sourceLines(card).map(keepReferencesUnbroken).join('\n'),
});
