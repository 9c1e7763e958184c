import type { Card } from '../../../text/model.ts';

const ONE_VERSE = /^quran:\d+:\d+$/;

/** What the cards of a page are, in one word that is true of each: not all are said, and not all that is said is a remembrance. */
function kindOf(cards: readonly Card[]): string {
  if (!cards.every(({ script }) => script === 'quran')) return 'texts';
  const isVerse = ({ references }: Card): boolean => references.length > 0 && references.every(({ id }) => ONE_VERSE.test(id));
  return cards.every(isVerse) ? 'verses' : 'passages';
}

/** How many cards a page has, in words; undefined where there is one, which says so itself. */
export const countOfCards = (cards: readonly Card[]): string | undefined =>
  cards.length > 1 ? `${cards.length} ${kindOf(cards)}` : undefined;
