/** A card or a hadith as plain text, with the layers that the reader has chosen. */
import type { Card, NawawiHadith, QuotedPassage } from '../../../../packages/core/model.ts';
import { NAME_PLACEHOLDER } from '../../../../packages/core/name-placeholder.ts';
import { sourceLines } from '../../../../packages/core/source-line.ts';
import { runningTransliteration } from '../../../../packages/arabic/transliteration/stored-transliteration.ts';
import { type CopyLayer, COPY_LAYERS } from '../../platform/preferences/preferences.ts';
import * as messages from '../../../../packages/core/messages/cards.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';

/** Stands in Arabic for the name that the reader says: letters of another script would turn the line around. */
const ARABIC_NAME_BLANK = '…';

/** A card, or a passage of a section under the section's title. */
export type CardOrPassage = QuotedPassage & Partial<Pick<Card, 'title' | 'occasion' | 'instruction' | 'repeat' | 'narrator' | 'sayingOf'>>;

/** What a reader must know to say a text: its title, when and how it is said, and how often. */
const headOf = ({ title, occasion, instruction, repeat }: CardOrPassage): string =>
  [title, occasion, instruction, repeat === undefined ? undefined : messages.times({ count: repeat })].filter(Boolean).join('\n');

/** @param head comes before all layers, and only where the translation is among them */
function joinLayers(head: string, parts: Readonly<Record<CopyLayer, string>>, layers: readonly CopyLayer[]): string {
  const chosen = COPY_LAYERS.filter((layer) => layers.includes(layer)).map((layer) => parts[layer]);
  return [layers.includes('translation') ? head : '', ...chosen].filter(Boolean).join('\n\n');
}

/**
 * A text as it is copied and shared.
 * @param layers what to take; the order is always that of a card. The title and how to say the text are added if the
 * translation is taken
 * @param url its address, for the layer `link`
 * @param transliterate turns the stored transliteration into the style that the reader sees
 */
export function cardText(
  card: CardOrPassage,
  layers: readonly CopyLayer[],
  url: string,
  transliterate: (stored: string) => string = runningTransliteration,
): string {
  const parts = {
    arabic: card.arabic.replaceAll(NAME_PLACEHOLDER, ARABIC_NAME_BLANK),
    transliteration: transliterate(card.transliteration ?? '').replaceAll(NAME_PLACEHOLDER, messages.nameInBrackets),
    translation: card.translation.replaceAll(NAME_PLACEHOLDER, messages.nameInBrackets),
    reference: sourceLines(card).join(' – '),
    link: url,
  };
  return joinLayers(headOf(card), parts, layers);
}

/**
 * The text of a hadith as it is copied and shared. It has no transliteration.
 * @param layers what to take, as in `cardText`. Its title and narrator are added if the translation is taken
 * @param url address of its page, for the layer `link`
 */
export function hadithText({ number, title, narrator, ...hadith }: NawawiHadith, layers: readonly CopyLayer[], url: string): string {
  const parts = {
    arabic: hadith.arabicText,
    transliteration: '',
    translation: hadith.translation,
    reference: `${hadith.source}\n${sourceLines(hadith).join(' – ')}`,
    link: url,
  };
  return joinLayers(`${screenMessages.hadithTitle({ number, title })}\n${narrator}`, parts, layers);
}
