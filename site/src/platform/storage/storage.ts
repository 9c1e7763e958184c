/**
 * Local storage that never throws. Where it is blocked or full, what was to be kept holds until the page is closed.
 * Every value that stays on the device goes through here.
 */

interface Refused {
  /** Text that the storage still has. */
  stored: string | null;
  /** Text that it should have; null where the entry should be removed. */
  meant: string | null;
}

const refused = new Map<string, Refused>();

function storedText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The text under a key, also one that the storage refused and that holds until the page is closed; null where there is none. */
export function readText(key: string): string | null {
  const stored = storedText(key);
  const held = refused.get(key);
  if (!held) return stored;
  if (held.stored === stored) return held.meant;
  // Another tab could write meanwhile, and later is what holds.
  refused.delete(key);
  return stored;
}

let isFull = false;

/** Whether the last write was refused because there is no room for more, while what was stored before stays. */
export const isStorageFull = (): boolean => isFull;

/** A storage that refuses the very first entry for want of room keeps nothing: so some private windows block it. */
const meansFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError' && storedKeys().length > 0;

/** Stores a text; false where it holds only until the page is closed. */
export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    refused.delete(key);
    return true;
  } catch (error) {
    isFull = meansFull(error);
    refused.set(key, { stored: storedText(key), meant: value });
    return false;
  }
}

/** Forgets a key; false where it is forgotten only until the page is closed. */
export function removeText(key: string): boolean {
  try {
    globalThis.localStorage.removeItem(key);
    refused.delete(key);
    return true;
  } catch {
    isFull = false;
    refused.set(key, { stored: storedText(key), meant: null });
    return false;
  }
}

function storedKeys(): string[] {
  try {
    const { length } = globalThis.localStorage;
    return Array.from({ length }, (_, at) => globalThis.localStorage.key(at) ?? '');
  } catch {
    return [];
  }
}

/** All keys that begin with a prefix, in no order. */
export const keysUnder = (prefix: string): string[] =>
  [...new Set([...storedKeys(), ...refused.keys()])].filter((key) => key.startsWith(prefix) && readText(key) !== null);

/** Parses a text as JSON; undefined where there is none, or it is invalid. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
