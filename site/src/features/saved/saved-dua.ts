/** A saved dua, and its validation where it comes from a file or an older record. */
import { objectFields } from '../../platform/storage/object-fields.ts';

export interface SavedDua {
  /** Permanent id of the card, `category/page#card`. The field is called so in the files that readers keep. */
  home: string;
  /** When it was saved, ISO 8601 in UTC. */
  at: string;
  /** The card that was saved, `category/page#card`, where that reuses the text of `home`, with a title or a count of its own. */
  from?: string;
}

/** About four times the number of all cards. */
export const MAX_SAVED_DUAS = 2000;

/** A part of an id, as a pattern; up to about twice the longest one. */
const ID_PART = '[a-z0-9-]{1,80}';
const CARD_ID_PATTERN = new RegExp(`^${ID_PART}/${ID_PART}#${ID_PART}$`);
const MAX_DATE_LENGTH = 40;

/** Converts a date to ISO 8601 in UTC, the stored form; undefined where it is invalid. */
export function parseDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_DATE_LENGTH) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Whether a value has the form of a card's permanent id. */
export const isPermanentId = (value: unknown): value is string => typeof value === 'string' && CARD_ID_PATTERN.test(value);

/** Parses a saved dua and drops unknown fields; undefined where it is invalid. */
export function parseSavedDua(value: unknown): SavedDua | undefined {
  const { home: permanentId, at, from } = objectFields(value);
  const date = parseDate(at);
  if (!isPermanentId(permanentId) || date === undefined) return undefined;
  return isPermanentId(from) ? { home: permanentId, at: date, from } : { home: permanentId, at: date };
}
