/** Meanings and roots of the words of cards. Those of a category load together, when a meaning is first to be shown. */
import type { CategoryWordMeanings } from '../../../../packages/core/model.ts';
import { loadCategoryWordMeanings } from '../../platform/content/texts.ts';
import { lazyModule, type LazyModule } from '../../platform/loading/lazy-module.ts';
import * as messages from '../../../../packages/core/messages/words.ts';

const moduleByCategory = new Map<string, LazyModule<CategoryWordMeanings>>();

/**
 * @param permanentId of a card, `prayer/ablution#shahada`; its category has the meanings, also where another category's page
 * shows the card
 */
export function meaningsModuleOfCard(permanentId: string): LazyModule<CategoryWordMeanings> {
  const [category = ''] = permanentId.split('/');
  const known = moduleByCategory.get(category);
  if (known) return known;
  const made = lazyModule(messages.meaningOfWords, async () => ({ meanings: await loadCategoryWordMeanings(category) }), 'meanings');
  moduleByCategory.set(category, made);
  return made;
}
