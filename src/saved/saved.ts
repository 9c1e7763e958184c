/** The reader's saved duas: their permanent ids with the time of saving. They stay on the device. */
import { keyListeners } from '../storage/key-listeners.ts';
import { readJson, writeJson } from '../storage/storage.ts';

export interface SavedDua {
  /** Permanent id of the card, `category/page#card`. */
  home: string;
  /** When it was saved, ISO 8601. */
  at: string;
}

const SAVED_KEY = 'misbaha:saved';
const HOME = /^[a-z0-9-]+\/[a-z0-9-]+#[a-z0-9-]+$/;

const isSavedDua = (value: unknown): value is SavedDua => {
  if (typeof value !== 'object' || value === null) return false;
  const { home, at } = value as Record<string, unknown>;
  return typeof home === 'string' && HOME.test(home) && typeof at === 'string' && !Number.isNaN(Date.parse(at));
};

/** True for a list of saved duas; one bad entry makes the list untrue, so that an import says so. */
export const isSavedList = (value: unknown): value is SavedDua[] => Array.isArray(value) && value.every(isSavedDua);

let current: readonly SavedDua[] | undefined;
const listeners = keyListeners(SAVED_KEY, () => {
  current = undefined;
});
const NONE: readonly SavedDua[] = [];

/** All saved duas, the latest last. */
export function savedDuas(): readonly SavedDua[] {
  // What is whole is kept, whatever stands beside it.
  current ??= readJson(SAVED_KEY, Array.isArray)?.filter(isSavedDua) ?? NONE;
  return current;
}

function replace(list: readonly SavedDua[]): boolean {
  current = list;
  const kept = writeJson(SAVED_KEY, list);
  listeners.tell();
  return kept;
}

/** Saves a card, or takes it out where it is saved. @returns whether it is saved now, and whether the device keeps it */
export function toggleSaved(home: string, now = new Date()): { saved: boolean; kept: boolean } {
  const list = savedDuas();
  const saved = !list.some((one) => one.home === home);
  const kept = replace(saved ? [...list, { home, at: now.toISOString() }] : list.filter((one) => one.home !== home));
  return { saved, kept };
}

/** Adds imported duas to the saved ones; what is saved already keeps its date. @returns how many are new */
export function mergeSaved(imported: readonly SavedDua[]): number {
  const list = savedDuas();
  const known = new Set(list.map(({ home }) => home));
  const added = imported.filter(({ home }) => !known.has(home) && known.add(home));
  replace([...list, ...added]);
  return added.length;
}

/** Calls back on every change, in this tab or another one. Returns the way to stop. */
export const onSavedChange = listeners.subscribe;

/** What the prerendered page knows: nothing is saved. */
export const nothingSaved = (): readonly SavedDua[] => NONE;
