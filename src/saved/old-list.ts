/** Saved duas used to be kept as one list. It is taken over wherever it is met: a reader comes back after months. */
import type { KeptEntries } from '../storage/kept-entries.ts';
import { parseJson, readText, removeText } from '../storage/storage.ts';
import { parseSavedDua } from './saved-dua.ts';

const LIST_KEY = 'misbaha:saved';

/** Makes entries of the list. What is no saved dua is left behind. */
export function takeOverList(entries: Pick<KeptEntries, 'get' | 'set'>): void {
  const text = readText(LIST_KEY);
  if (text === null) return;
  const list = parseJson(text);
  const duas = Array.isArray(list) ? list.flatMap((one) => parseSavedDua(one) ?? []) : [];
  const missing = duas.filter(({ home }) => entries.get(home) === null);
  const waiting = missing.filter(({ home, at }) => !entries.set(home, at));
  // In a full storage the list makes room for the rest, which takes less of it.
  removeText(LIST_KEY);
  for (const { home, at } of waiting) entries.set(home, at);
}
