/** The words of a card for its picture. */
import type { Card } from '../model.ts';
import { sourceLines } from '../source-line.ts';
import { runningText } from '../../arabic/transliteration/stored-words.ts';
import { NAME_PLACEHOLDER, type PictureWords } from './words.ts';
import * as messages from '../messages/picture.ts';
import * as cardMessages from '../messages/cards.ts';

/** The place of a name in Latin letters, as on the page. */
const named = (text: string): string => text.replaceAll(NAME_PLACEHOLDER, cardMessages.nameInBrackets);

/** About half of what a line holds. */
const LONGEST_WHOLE = 44;

/** Lines break between the places that are named, and within one only where it is long. */
const placesWhole = (line: string): string =>
  line
    .split(' · ')
    .map((place) => (place.length > LONGEST_WHOLE ? place : place.replaceAll(' ', '\u00a0')))
    .join(' · ');

/**
 * @param pageTitle heading where the card has no title of its own
 * @param transliterate turns the stored transliteration into the style that the reader has chosen
 */
export const wordsOfCard = (card: Card, pageTitle: string, transliterate: (stored: string) => string = runningText): PictureWords => ({
  heading: card.title ?? pageTitle,
  times: card.kind === 'narration' ? messages.aNarration : card.repeat ? cardMessages.times({ count: card.repeat }) : '',
  instruction: card.instruction ?? '',
  script: card.script,
  arabic: card.arabic,
  transliteration: named(transliterate(card.transliteration)),
  translation: named(card.translation),
  source: sourceLines(card).map(placesWhole).join('\n'),
});
