/** A dua or a root that the reader learns, and the parser of its record: invalid fields are dropped one by one. */
import type { Card } from '../../../../packages/core/model.ts';
import { composeCardId } from '../../platform/content/card-id.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { objectFields } from '../../platform/storage/object-fields.ts';
import { LAST_HIDING_STEP_INDEX } from './steps.ts';
import { isPermanentId, parseDate } from '../saved/saved-dua.ts';

/** FSRS's state of a dua (`schedule.ts`). */
interface MemoryState {
  /** Days until the chance to recall it falls to nine in ten. */
  stability: number;
  /** From 1, easy, to 10. */
  difficulty: number;
}

export interface LearningRecord {
  /** Permanent id of the card, `category/page#card`, or of a root, `root:gh-f-r`. The field is called so in the files that readers keep. */
  home: string;
  /** The card with which learning began, `category/page#card`, where that reuses the text of `home`, with a title or a count of its own. */
  from?: string;
  /** When learning began, ISO 8601 in UTC as all dates here. */
  at: string;
  /** Index of the step of hiding at which the next practice begins. */
  step: number;
  /** When it was last answered; absent before that. */
  answered?: string;
  /** When it comes back; absent before the first answer. */
  due?: string;
  /** Absent until it was answered with all words hidden. */
  memory?: MemoryState;
}

/** What is to be learned: a dua as one page shows it, or a root. */
export type DuaOrRootIds = Pick<LearningRecord, 'home' | 'from'>;

/** The dua of a card. @param path of its page below the base */
export function duaIdsOfCard({ permanentId, id }: Pick<Card, 'permanentId' | 'id'>, path: string): DuaOrRootIds {
  const from = composeCardId(path, id);
  return from === permanentId ? { home: permanentId } : { home: permanentId, from };
}

/** About four times the number of all cards. */
export const MAX_LEARNING_RECORDS = 2000;

/** Prefix of a root's id; its slug follows. */
const ROOT_ID_PREFIX = 'root:';
const ROOT_ID_PATTERN = /^root:[a-z]{1,2}(?:-[a-z]{1,2}){2,3}$/;

/** Whether a value has the form of a root's id. */
export const isRootId = (value: unknown): value is string => typeof value === 'string' && ROOT_ID_PATTERN.test(value);

/** The id of a learned root. @param slug `gh-f-r` */
export const rootIdOfSlug = (slug: string): string => ROOT_ID_PREFIX + slug;

/** The name of a root in addresses. @param id `root:gh-f-r` */
export const slugOfRootId = (id: string): string => id.slice(ROOT_ID_PREFIX.length);

/** The lowest stability that the scheduler accepts. */
const MIN_STABILITY_DAYS = 0.001;
/** Longer than the scheduler ever plans (`MAX_INTERVAL_DAYS` in `schedule.ts`). */
const MAX_STABILITY_DAYS = 36_500;
const MAX_DIFFICULTY = 10;
const MAX_REVIEW_INTERVAL_MS = 400 * DAY_MS;
/** Start date of a record without a valid one. */
const FALLBACK_START_DATE = new Date(0).toISOString();

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function parseMemory(value: unknown): MemoryState | undefined {
  const { stability, difficulty } = objectFields(value);
  return isBetween(stability, MIN_STABILITY_DAYS, MAX_STABILITY_DAYS) && isBetween(difficulty, 1, MAX_DIFFICULTY)
    ? { stability, difficulty }
    : undefined;
}

/** Drops a due date that the scheduler cannot have set, so that the dua is due at once. */
function parsePlausibleDue(value: unknown, answered: string | undefined): string | undefined {
  const due = parseDate(value);
  if (due === undefined || answered === undefined) return undefined;
  const wait = Date.parse(due) - Date.parse(answered);
  return wait >= 0 && wait <= MAX_REVIEW_INTERVAL_MS ? due : undefined;
}

/**
 * @param id of the card or the root
 * @param stored the stored record, of any type
 * @returns undefined only where `id` has the form of neither a card's nor a root's id
 */
export function parseLearningRecord(id: unknown, stored: unknown): LearningRecord | undefined {
  if (!isPermanentId(id) && !isRootId(id)) return undefined;
  const { from, at, step, answered, due, memory } = objectFields(stored);
  const answeredAt = parseDate(answered);
  const dua: LearningRecord = {
    home: id,
    at: parseDate(at) ?? FALLBACK_START_DATE,
    step: Number.isInteger(step) && isBetween(step, 0, LAST_HIDING_STEP_INDEX) ? step : 0,
  };
  const known = {
    from: isPermanentId(from) ? from : undefined,
    answered: answeredAt,
    due: parsePlausibleDue(due, answeredAt),
    memory: parseMemory(memory),
  };
  return Object.assign(dua, Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)));
}
