/**
 * Many values that come and go one by one, each under a key of its own. A tab writes and removes the entry that it means and
 * no other, so two tabs that write at once lose nothing to each other, and no lock is needed at the press.
 */
import { type Changes, changesOf } from './changes.ts';
import { keysUnder, readText, removeText, writeText } from './storage.ts';

export interface KeptEntries extends Changes {
  get: (name: string) => string | null;
  /** Keeps an entry; false where it holds only until the page is closed. */
  set: (name: string, text: string) => boolean;
  /** Forgets an entry; false where it is forgotten only until the page is closed. */
  remove: (name: string) => boolean;
  /** Names of all entries that begin with a prefix, in alphabetical order. */
  names: (prefix?: string) => string[];
}

/**
 * @param folder what the keys of all entries begin with
 * @param watch as in `changesOf`
 */
export function keptEntries(folder: string, watch?: (tell: () => void) => () => void): KeptEntries {
  return {
    get: (name) => readText(folder + name),
    set: (name, text) => writeText(folder + name, text),
    remove: (name) => removeText(folder + name),
    names: (prefix = '') =>
      keysUnder(folder + prefix)
        .map((key) => key.slice(folder.length))
        .toSorted(),
    ...changesOf((key) => key.startsWith(folder), watch),
  };
}
