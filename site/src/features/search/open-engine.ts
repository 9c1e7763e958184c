import type MiniSearch from 'minisearch';
import { type IndexEntry, openIndex, type SearchIndex } from '../../../../packages/core/search/engine.ts';
import type { SearchTexts } from '../../../../packages/core/search/model.ts';
import { type NeedsIndex, openNeeds } from '../../../../packages/core/search/needs.ts';
import { openWishes, type WishIndex } from '../../../../packages/core/search/wishes.ts';

/** Everything that a query is asked of. */
export interface Engine {
  index: SearchTexts;
  words: MiniSearch<IndexEntry>;
  needs: NeedsIndex;
  wishes: WishIndex;
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Makes a fetched index ready to be asked. */
export const openEngine = async (index: SearchIndex): Promise<Engine> => ({
  index,
  words: await openIndex(index),
  needs: await openNeeds(index, pause),
  wishes: openWishes(index.wishes, index.pages.length),
});
