import type { Card } from '../../../../packages/core/model.ts';
import * as messages from '../../../../packages/core/messages/detail.ts';

const SINGLE_VERSE_REFERENCE = /^quran:\d+:\d+$/;

/** The message that counts the cards of a page: as verses, as passages of the Qur'an, or as texts. */
function countMessageOf(cards: readonly Card[]): typeof messages.texts {
  if (!cards.every(({ script }) => script === 'quran')) return messages.texts;
  const isVerse = ({ references }: Card): boolean => references.length > 0 && references.every(({ id }) => SINGLE_VERSE_REFERENCE.test(id));
  return cards.every(isVerse) ? messages.verses : messages.passages;
}

/** The number of recited texts and of narrations on a page, in words. Undefined for fewer than two cards. */
export function cardCountText(cards: readonly Card[]): string | undefined {
  if (cards.length < 2) return undefined;
  const said = cards.filter(({ kind }) => kind !== 'narration');
  const narrations = cards.length - said.length;
  if (said.length === 0) return messages.narrations({ count: narrations });
  const saidInWords = countMessageOf(said)({ count: said.length });
  return narrations === 0
    ? saidInWords
    : messages.saidAndNarrated({ said: saidInWords, narrated: messages.narrations({ count: narrations }) });
}
