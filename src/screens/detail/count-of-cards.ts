import type { Card } from '../../../text/model.ts';

const ONE_VERSE = /^quran:\d+:\d+$/;

/** What is said on a page, in one word that is true of each: not all of it is a remembrance. */
function kindOf(cards: readonly Card[]): string {
  if (!cards.every(({ script }) => script === 'quran')) return 'text';
  const isVerse = ({ references }: Card): boolean => references.length > 0 && references.every(({ id }) => ONE_VERSE.test(id));
  return cards.every(isVerse) ? 'verse' : 'passage';
}

const counted = (count: number, kind: string): string[] => (count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`]);

/** How many cards a page has, in words: what is said, and what is narrated. Undefined where there is one, which says so itself. */
export function countOfCards(cards: readonly Card[]): string | undefined {
  if (cards.length < 2) return undefined;
  const said = cards.filter(({ kind }) => kind !== 'narration');
  return [...counted(said.length, kindOf(said)), ...counted(cards.length - said.length, 'narration')].join(' and ');
}
