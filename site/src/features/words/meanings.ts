/** What the words of cards mean. A category's meanings are loaded together, when a word of one of its own cards is asked for. */
import { loadMeanings } from '../../platform/content/texts.ts';
import { lazyModule, type LazyModule } from '../../platform/loading/lazy-module.ts';
import * as messages from '../../../../packages/core/messages/words.ts';

/** Stored meanings by the home of their card; see `packages/core/meanings.ts`. */
export type Meanings = Readonly<Record<string, string>>;

const modules = new Map<string, LazyModule<Meanings>>();

/** @param home of a card, `prayer/ablution#shahada`; a borrowed card has its meanings where it is at home */
export function meaningsModule(home: string): LazyModule<Meanings> {
  const [category = ''] = home.split('/');
  const known = modules.get(category);
  if (known) return known;
  const made = lazyModule(messages.meaningOfWords, async () => ({ meanings: await loadMeanings(category) }), 'meanings');
  modules.set(category, made);
  return made;
}
