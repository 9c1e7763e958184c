/**
 * What is remembered of each entry of the tab's history for as long as the tab is open: where the reader was on its page, and
 * the page before it. Kept in session storage, so that it outlives a reload.
 */

/** Where a reader left a page. */
export interface Place {
  /** Pixels from the top of the page. */
  scroll: number;
  /** The link that the reader went by, or that had the focus: its address as it stands, and which of the links that have it. */
  link?: { href: string; nth: number };
}

/** The page before an entry's own in the history. */
export interface Before {
  /** Address with its query, from the root of the host. */
  address: string;
  /** Key of the entry; unknown where a link led to another document before the app was there. */
  key?: string;
  /** How many entries lie between, the page's own counted: places within a page have entries too. */
  steps: number;
}

interface Entry {
  place?: Place;
  before?: Before;
  /** What else a screen keeps, by a name of its own. */
  kept?: Record<string, unknown>;
}

const STORED = 'misbaha:entries';
/** Entries that are remembered; a reader who goes further back finds the page at its top. */
const MOST = 100;

let entries = new Map<string, Entry>();

/** Takes up what the tab has remembered. */
export function loadEntries(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    if (Array.isArray(stored)) entries = new Map(stored as [string, Entry][]);
  } catch {
    // Storage is out of reach or holds something else: pages begin at their top.
  }
}

/** Stores what is remembered; without storage it lasts until the next document. */
export function storeEntries(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...entries].slice(-MOST)));
  } catch {
    // Without storage, what is remembered lasts until the next document.
  }
}

export const hasEntry = (key: string): boolean => entries.has(key);

/** @param key of a location of the router */
export const entryOf = (key: string): Readonly<Entry> => entries.get(key) ?? {};

/** Adds to what is remembered of an entry. */
export function noteEntry(key: string, change: Entry): void {
  entries.set(key, { ...entries.get(key), ...change });
}

export function forgetEntry(key: string): void {
  entries.delete(key);
}
