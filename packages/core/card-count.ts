/** Counts the cards of a page. */
import type { Card, CardCount } from './model.ts';

const SINGLE_VERSE_REFERENCE = /^quran:\d+:\d+$/;

/** What cards are together: verses, passages of the Qur'an, or texts. */
function kindOfAll(cards: readonly Card[]): CardCount['saidAs'] {
  if (!cards.every(({ script }) => script === 'quran')) return 'texts';
  const isVerse = ({ references }: Card): boolean => references.length > 0 && references.every(({ id }) => SINGLE_VERSE_REFERENCE.test(id));
  return cards.every(isVerse) ? 'verses' : 'passages';
}

/** Counts what is said and the narrations. */
export function countDuasAndNarrations(cards: readonly Card[]): CardCount {
  const said = cards.filter(({ kind }) => kind !== 'narration');
  return { said: said.length, saidAs: kindOfAll(said), narrations: cards.length - said.length };
}
