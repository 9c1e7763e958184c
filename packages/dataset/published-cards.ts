/** Every card of a library as the data publish it, by its id. */
import type { Card } from './model/types.ts';
import type { Library } from '../content/compiler/library.ts';
import type { EditionOfLibrary } from './editions/unchanged-since.ts';
import { publishedCard } from './card.ts';

/**
 * @param library from `compileLibrary`
 * @param hisn numbers of Hisn al-Muslim by card id; no fingerprint covers them
 */
export function publishedCards(
  library: Library,
  { since }: Pick<EditionOfLibrary, 'since'>,
  hisn: ReadonlyMap<string, number[]> = new Map(),
): Map<string, Card> {
  const meanings = new Map(library.textsWithMeanings.map((text) => [text.id, text]));
  return new Map(
    library.cards.map((source): [string, Card] => {
      const { card, category, page } = source;
      const id = `${category}/${page}#${card.id}`;
      return [
        id,
        publishedCard(source, {
          collections: library.collections,
          meanings: meanings.get(card.permanentId),
          since: since(id, card.permanentId),
          hisn: hisn.get(id),
        }),
      ];
    }),
  );
}
