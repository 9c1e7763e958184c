/** Counts the cards of a page. */
import type { Card, CardCount } from './model.ts';

const SINGLE_VERSE_REFERENCE = /^quran:\d+:\d+$/;

/** What the cards are as a group: `verses` if all are single verses, `passages` if all are of the Qur'an, else `texts`. */
function kindOfAll(cards: readonly Card[]): CardCount['saidAs'] {
  if (!cards.every(({ script }) => script === 'quran')) return 'texts';
  const isVerse = ({ references }: Card): boolean => references.length > 0 && references.every(({ id }) => SINGLE_VERSE_REFERENCE.test(id));
  return cards.every(isVerse) ? 'verses' : 'passages';
}

/** Counts the cards that are recited and, separately, the narrations. */
export function countDuasAndNarrations(cards: readonly Card[]): CardCount {
  const said = cards.filter(({ kind }) => kind !== 'narration');
  return { said: said.length, saidAs: kindOfAll(said), narrations: cards.length - said.length };
}
