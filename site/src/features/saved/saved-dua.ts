/** One saved dua, and what passes for one where it comes from outside: a file, or an older record. */

export interface SavedDua {
  /** Permanent id of the card, `category/page#card`. */
  home: string;
  /** When it was saved, ISO 8601 in UTC. */
  at: string;
}

/** About four times as many as there are cards. */
export const MOST_SAVED = 2000;

/** About twice the longest part of an id. */
const PART = '[a-z0-9-]{1,80}';
const HOME = new RegExp(`^${PART}/${PART}#${PART}$`);
const LONGEST_DATE = 40;

/** A date in the one form in which it is kept; undefined where it is none. */
export function parseDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_DATE) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Whether a value has the form of a card's permanent id. */
export const isCardHome = (value: unknown): value is string => typeof value === 'string' && HOME.test(value);

/** A saved dua without anything that does not belong to one; undefined where it is none. */
export function parseSavedDua(value: unknown): SavedDua | undefined {
  const { home, at } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const date = parseDate(at);
  return isCardHome(home) && date !== undefined ? { home, at: date } : undefined;
}
