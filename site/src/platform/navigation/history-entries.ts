/**
 * The state of each entry of the tab's history while the tab is open: the position on its page, and the page before it. Session
 * storage keeps it, so that it outlives a reload.
 */

/** Where the reader was on a page that was left. */
export interface PositionOnPage {
  /** Pixels from the top of the page. */
  scroll: number;
  /** The link that the reader followed or that had the focus: its `href`, and its index among the links with that `href`. */
  link?: { href: string; nth: number };
}

/** The page before an entry's own in the history. */
export interface PreviousPage {
  /** Address with its query, from the root of the host. */
  address: string;
  /** Key of the entry; unknown where a link led to another document before the app was there. */
  key?: string;
  /** How many entries back in the history it is; anchors within a page have entries too. */
  steps: number;
}

interface StoredHistoryEntry {
  place?: PositionOnPage;
  before?: PreviousPage;
  /** State that screens keep, by its name (`useHistoryState`). */
  kept?: Record<string, unknown>;
}

const ENTRIES_KEY = 'misbaha:entries';
/** Entries that are remembered; a reader who goes further back finds the page at its top. */
const MAX_STORED_ENTRIES = 100;

let entries = new Map<string, StoredHistoryEntry>();

/** Loads the stored entries of the tab. */
export function loadHistoryEntries(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ENTRIES_KEY) ?? '[]');
    if (Array.isArray(stored)) entries = new Map(stored as [string, StoredHistoryEntry][]);
  } catch {
    // Storage is out of reach or holds something else: pages begin at their top.
  }
}

/** Stores the entries. Without storage they last until the next document. */
export function storeHistoryEntries(): void {
  try {
    sessionStorage.setItem(ENTRIES_KEY, JSON.stringify([...entries].slice(-MAX_STORED_ENTRIES)));
  } catch {
    // Storage is blocked or full.
  }
}

export const hasHistoryEntry = (key: string): boolean => entries.has(key);

/** @param key of a location of the router */
export const historyEntryByKey = (key: string): Readonly<StoredHistoryEntry> => entries.get(key) ?? {};

/** Merges a change into an entry. */
export function updateHistoryEntryByKey(key: string, change: StoredHistoryEntry): void {
  entries.set(key, { ...entries.get(key), ...change });
}

export function forgetHistoryEntry(key: string): void {
  entries.delete(key);
}
