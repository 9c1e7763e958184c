import type MiniSearch from 'minisearch';
import { type SearchDocument, openIndex, type SerializedSearchIndex } from '../../../../packages/core/search/engine.ts';
import type { SearchContent } from '../../../../packages/core/search/model.ts';
import { type NeedsIndex, indexNeeds } from '../../../../packages/core/search/needs.ts';
import { unpackWishTerms, type PageIndexByWishTerm } from '../../../../packages/core/search/wishes.ts';
import { yieldToBrowser } from '../../platform/yield-to-browser.ts';

/** The indexes that a query is searched in. */
export interface Engine {
  index: SearchContent;
  words: MiniSearch<SearchDocument>;
  needs: NeedsIndex;
  wishes: PageIndexByWishTerm;
}

/** Builds the engine from a fetched index, in parts that do not block the page. */
export const openEngine = async (index: SerializedSearchIndex): Promise<Engine> => ({
  index,
  words: await openIndex(index),
  needs: await indexNeeds(index, yieldToBrowser),
  wishes: unpackWishTerms(index.wishes, index.pages.length),
});
