/** What the words of cards mean, and their roots. A category's meanings are loaded together, when a word of one of its own cards is asked for. */
import type { CategoryMeanings } from '../../../../packages/core/model.ts';
import { loadMeanings } from '../../platform/content/texts.ts';
import { lazyModule, type LazyModule } from '../../platform/loading/lazy-module.ts';
import * as messages from '../../../../packages/core/messages/words.ts';

const modules = new Map<string, LazyModule<CategoryMeanings>>();

/** @param home of a card, `prayer/ablution#shahada`; a borrowed card has its meanings where it is at home */
export function meaningsModule(home: string): LazyModule<CategoryMeanings> {
  const [category = ''] = home.split('/');
  const known = modules.get(category);
  if (known) return known;
  const made = lazyModule(messages.meaningOfWords, async () => ({ meanings: await loadMeanings(category) }), 'meanings');
  modules.set(category, made);
  return made;
}
