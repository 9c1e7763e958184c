/** What the words of cards mean. A category's meanings are loaded together, when a word of one of its own cards is asked for. */
import loaders from 'virtual:content/meaning-loaders';
import { lazyModule, type LazyModule } from '../loading/lazy-module.ts';
import * as messages from '../../text/messages/words.ts';

/** Stored meanings by the home of their card; see `text/meanings.ts`. */
export type Meanings = Readonly<Record<string, string>>;

const modules = new Map<string, LazyModule<Meanings>>();

/** @param home of a card, `prayer/ablution#shahada`; a borrowed card has its meanings where it is at home */
export function meaningsModule(home: string): LazyModule<Meanings> {
  const [category = ''] = home.split('/');
  const known = modules.get(category);
  if (known) return known;
  const load = loaders[category];
  const made = lazyModule(
    messages.meaningOfWords,
    () => (load ? load() : Promise.reject(new Error(`no category holds ${home}`))),
    'default',
  );
  modules.set(category, made);
  return made;
}
