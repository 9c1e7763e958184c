/**
 * Local storage that never throws. Where it is blocked or full, what was to be kept holds until the page is closed.
 * Every value that stays on the device goes through here.
 */

interface RefusedWrite {
  /** Text that was in the storage at the refusal. */
  stored: string | null;
  /** Text that it should have; null where the entry should be removed. */
  meant: string | null;
}

const refusedWrites = new Map<string, RefusedWrite>();

function textInLocalStorage(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The text under a key, also one that the storage refused and that holds until the page is closed; null where there is none. */
export function readText(key: string): string | null {
  const stored = textInLocalStorage(key);
  const held = refusedWrites.get(key);
  if (!held) return stored;
  if (held.stored === stored) return held.meant;
  // Another tab has written since: the later write counts.
  refusedWrites.delete(key);
  return stored;
}

let isFull = false;

/** Whether the reason of the latest refusal was a full storage. Asked after a refused write. */
export const isStorageFull = (): boolean => isFull;

/**
 * Whether an error means a full storage. A quota error of an empty one means a blocked one, as in some private windows.
 */
const isStorageFullError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError' && keysInLocalStorage().length > 0;

/** Stores a text; false where it holds only until the page is closed. */
export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    refusedWrites.delete(key);
    return true;
  } catch (error) {
    isFull = isStorageFullError(error);
    refusedWrites.set(key, { stored: textInLocalStorage(key), meant: value });
    return false;
  }
}

/** Forgets a key; false where it is forgotten only until the page is closed. */
export function removeText(key: string): boolean {
  try {
    globalThis.localStorage.removeItem(key);
    refusedWrites.delete(key);
    return true;
  } catch {
    isFull = false;
    refusedWrites.set(key, { stored: textInLocalStorage(key), meant: null });
    return false;
  }
}

function keysInLocalStorage(): string[] {
  try {
    const { length } = globalThis.localStorage;
    return Array.from({ length }, (_, at) => globalThis.localStorage.key(at) ?? '');
  } catch {
    return [];
  }
}

/** All keys that begin with a prefix, in no order. */
export const keysWithPrefix = (prefix: string): string[] =>
  [...new Set([...keysInLocalStorage(), ...refusedWrites.keys()])].filter((key) => key.startsWith(prefix) && readText(key) !== null);

/** Parses a text as JSON; undefined where there is none, or it is invalid. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
