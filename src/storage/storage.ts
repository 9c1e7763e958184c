/**
 * Local storage that never throws: blocked, full or corrupt storage only means that a choice is not remembered.
 * Every value that the app keeps goes through here.
 */

/** The stored text under a key, or null where there is none or storage is out of reach. */
export function readText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text; false where it could not be kept. */
export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key; nothing happens where storage is out of reach. */
export function removeText(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}

/**
 * A stored JSON value that passes a guard.
 * @returns undefined for a missing, malformed or refused value
 */
export function readJson<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; false where it could not be kept. */
export const writeJson = (key: string, value: unknown): boolean => writeText(key, JSON.stringify(value));
