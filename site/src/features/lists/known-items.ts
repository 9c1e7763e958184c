/** The items of a list with their cards. */
import { composeCardId } from '../../platform/content/card-id.ts';
import type { FoundAndMissingCards, FoundCard, CardQuery } from '../saved/lookup.ts';
import type { RemembranceStep } from '../remembrance/steps.ts';
import { listKey } from './addresses.ts';
import type { ListItem } from './list-record.ts';

export interface ItemWithCard {
  item: ListItem;
  found: FoundCard;
}

/** The query by which `lookUpCards` finds the card of an item. */
export const cardQueryOf = ({ id, from }: ListItem): CardQuery => ({ home: id, ...(from === undefined ? {} : { from }) });

/** The items whose cards this version has, in the order of the list. */
export function itemsWithCards(items: readonly ListItem[], { found }: Pick<FoundAndMissingCards, 'found'>): ItemWithCard[] {
  const cards = new Map(found.map((one) => [one.card.permanentId, one]));
  return items.flatMap((item) => {
    const card = cards.get(item.id);
    return card ? [{ item, found: card }] : [];
  });
}

/**
 * The items for a link, which names one card for each. `from` is dropped where its page no longer has that card, as nobody could
 * find it by the link.
 * @param known those whose cards this version has
 */
export function itemsForLink(items: readonly ListItem[], known: readonly ItemWithCard[]): ListItem[] {
  const shown = new Map(known.map(({ item, found: { card, path } }) => [item.id, composeCardId(path, card.id)]));
  return items.map((item) => {
    const { from, ...others } = item;
    return from === undefined || (shown.get(item.id) ?? from) === from ? item : others;
  });
}

/** The steps of a list, one dua each. The count of a narration takes precedence over the reader's own. */
export const stepsOfList = (id: string, known: readonly ItemWithCard[]): RemembranceStep[] =>
  known.map(({ item, found: { card, path, pageTitle } }) => ({
    card,
    pageTitle,
    path,
    id: card.permanentId,
    key: `${listKey(id)}#${card.permanentId}`,
    times: card.repeat ?? item.count ?? 1,
    isCounted: card.repeat !== undefined || item.count !== undefined,
  }));
