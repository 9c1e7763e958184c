/**
 * Many values that come and go one by one, each under a key of its own. A tab writes and removes only the entry that changes,
 * so two tabs that write at once lose nothing to each other, and no lock is needed.
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
 * Removes some entries and notifies the listeners once.
 * @returns whether they stay removed after the page is closed, and a function that restores them and returns whether the device
 * stored them
 */
export function removeEntries(entries: StoredEntries, names: readonly string[]): { kept: boolean; undo: () => boolean } {
  const before = names.flatMap((name) => {
    const text = entries.get(name);
    // Another tab may have removed it already: undoing makes no entry that was not there.
    return text === null ? [] : [[name, text] as const];
  });
  const removed = names.map((name) => entries.remove(name));
  entries.tell();
  const undo = (): boolean => {
    const restored = before.map((entry) => entries.set(...entry));
    entries.tell();
    return restored.every(Boolean);
  };
  return { kept: removed.every(Boolean), undo };
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
