/**
 * Many values that come and go one by one, each under a key of its own. A tab writes and removes the entry that it means and
 * no other, so two tabs that write at once lose nothing to each other, and no lock is needed at the press.
 */
import { type ChangeNotifier, createChangeNotifier } from './changes.ts';
import { keysWithPrefix, readText, removeText, writeText } from './storage.ts';

export interface StoredEntries extends ChangeNotifier {
  get: (name: string) => string | null;
  /** Keeps an entry; false where it holds only until the page is closed. */
  set: (name: string, text: string) => boolean;
  /** Forgets an entry; false where it is forgotten only until the page is closed. */
  remove: (name: string) => boolean;
  /** Names of all entries that begin with a prefix, in alphabetical order. */
  names: (prefix?: string) => string[];
}

/**
 * @param keyPrefix prefix of the keys of all entries
 * @param watch as in `createChangeNotifier`
 */
export function createStoredEntries(keyPrefix: string, watch?: (tell: () => void) => () => void): StoredEntries {
  return {
    get: (name) => readText(keyPrefix + name),
    set: (name, text) => writeText(keyPrefix + name, text),
    remove: (name) => removeText(keyPrefix + name),
    names: (prefix = '') =>
      keysWithPrefix(keyPrefix + prefix)
        .map((key) => key.slice(keyPrefix.length))
        .toSorted(),
    ...createChangeNotifier((key) => key.startsWith(keyPrefix), watch),
  };
}
