/** The contents of a booklet: the saved duas, a list of the reader's own, a page or a category. */
import type { BlockSection, Card, Page } from '../../../../packages/core/model.ts';
import { loadCategory } from '../../platform/content/texts.ts';
import { listIdOfKey } from '../lists/addresses.ts';
import { itemsWithCards, cardQueryOf } from '../lists/known-items.ts';
import { listWithId } from '../lists/lists.ts';
import { lookUpCards } from '../saved/lookup.ts';
import { savedDuas } from '../saved/saved.ts';
import * as messages from '../../../../packages/core/messages/booklet.ts';

interface TitledBookletCards {
  /** Title of the cards' page. */
  title: string;
  intro?: string | undefined;
  cards: readonly Card[];
  /** What follows the cards on their page. */
  sections?: readonly BlockSection[];
  /** How often the reader says each card of a list, by permanent id. A number of the card itself takes precedence. */
  ownTimes?: ReadonlyMap<string, number>;
  /** Titles of the pages of a list's cards, by permanent id. */
  pageTitles?: ReadonlyMap<string, string>;
}

export interface BookletContents {
  title: string;
  parts: TitledBookletCards[];
}

/** Value of the address parameter `of` for the saved duas. */
export const SAVED_DUAS_BOOKLET_SOURCE = 'saved';

const partOf = ({ title, intro, cards, sections }: Page): TitledBookletCards => ({ title, intro, cards, sections });

async function savedContents(): Promise<BookletContents> {
  const { found } = await lookUpCards(savedDuas());
  const parts: TitledBookletCards[] = [];
  for (const { card, pageTitle } of found) {
    const last = parts.at(-1);
    if (last?.title === pageTitle) parts.splice(-1, 1, { ...last, cards: [...last.cards, card] });
    else parts.push({ title: pageTitle, cards: [card] });
  }
  return { title: messages.savedDuas, parts };
}

/** @returns undefined where there is no such list, or nothing of it is in this version */
async function contentsOfList(id: string): Promise<BookletContents | undefined> {
  const list = listWithId(id);
  if (!list) return undefined;
  const { name, items } = list;
  const known = itemsWithCards(items, await lookUpCards(items.map(cardQueryOf)));
  const ownTimes = new Map(
    items.flatMap(({ id: permanentId, count }): [string, number][] => (count === undefined ? [] : [[permanentId, count]])),
  );
  if (known.length === 0) return undefined;
  const pageTitles = new Map(known.map(({ found: { card, pageTitle } }) => [card.permanentId, pageTitle]));
  return { title: name, parts: [{ title: name, cards: known.map(({ found }) => found.card), ownTimes, pageTitles }] };
}

/**
 * @param of `saved`, the key of a list (`list:<id>`), a category's slug, or that of a category and a page: `prayer/ablution`
 * @returns undefined where there is no such page or list
 * @throws Error where the texts cannot be loaded
 */
export async function loadBookletContents(of: string): Promise<BookletContents | undefined> {
  if (of === SAVED_DUAS_BOOKLET_SOURCE) return savedContents();
  const list = listIdOfKey(of);
  if (list !== undefined) return contentsOfList(list);
  const [category = '', slug] = of.split('/');
  const texts = await loadCategory(category);
  if (!texts) return undefined;
  const { title, pages } = texts;
  if (slug === undefined) return { title, parts: pages.filter(({ cards }) => cards.length > 0).map(partOf) };
  const page = pages.find((one) => one.slug === slug);
  return page && { title: page.title, parts: [partOf(page)] };
}
