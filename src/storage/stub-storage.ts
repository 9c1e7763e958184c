/** A browser's storage in memory, for tests: each starts with what it is given. */
import { vi } from 'vitest';

/** Puts a storage in place of `localStorage` and gives what it holds. `vi.unstubAllGlobals` ends it. */
export function stubStorage(entries: Readonly<Record<string, string>> = {}): Map<string, string> {
  const kept = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
