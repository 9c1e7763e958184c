/** A browser's storage and page in memory, for tests. `vi.unstubAllGlobals` ends them. */
import { vi } from 'vitest';

/**
 * Replaces `localStorage` by a map, and returns the map.
 * @param maxCharacters how many characters fit, keys and values
 */
export function stubStorage(entries: Readonly<Record<string, string>> = {}, maxCharacters = Infinity): Map<string, string> {
  const kept = new Map(Object.entries(entries));
  const size = (): number => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      const before = kept.get(key);
      kept.set(key, value);
      if (size() <= maxCharacters) return;
      if (before === undefined) kept.delete(key);
      else kept.set(key, before);
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  });
  return kept;
}

export interface StubbedPageEvents {
  /** Fires the event of another tab's write, or of its clearing of all (null). */
  fireStorageEvent: (key: string | null) => void;
  /** Fires the event of a page that becomes visible. */
  becomeVisible: () => void;
  /** Fires the event of a page that returns from the back/forward cache. */
  comeBack: () => void;
}

/** Replaces `window` and `document` by event targets. */
export function stubPageEvents(): StubbedPageEvents {
  const page = new EventTarget();
  const sight = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', sight);
  return {
    fireStorageEvent: (key) => void page.dispatchEvent(Object.assign(new Event('storage'), { key })),
    becomeVisible: () => void sight.dispatchEvent(new Event('visibilitychange')),
    comeBack: () => void page.dispatchEvent(new Event('pageshow')),
  };
}
