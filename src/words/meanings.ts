/** What the words of cards mean. A category's meanings are one part, fetched when a word of one of its own cards is asked for. */
import loaders from 'virtual:content/meaning-loaders';
import { part, type Part } from '../parts/part.ts';

/** Stored meanings by the home of their card; see `text/meanings.ts`. */
export type Meanings = Readonly<Record<string, string>>;

const parts = new Map<string, Part<Meanings>>();

/** @param home of a card, `prayer/ablution#shahada`; a borrowed card has its meanings where it is at home */
export function meaningsPart(home: string): Part<Meanings> {
  const [category = ''] = home.split('/');
  const known = parts.get(category);
  if (known) return known;
  const made = part('The meaning of the words', async () => {
    const load = loaders[category];
    if (!load) throw new Error(`no category holds ${home}`);
    return (await load()).default;
  });
  parts.set(category, made);
  return made;
}
