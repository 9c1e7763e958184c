/** A dua or a root that the reader learns, and what is made of a record of any age and shape: the fields that make sense, each by itself. */
import { LAST_STEP } from './steps.ts';
import { isCardHome, parseDate } from '../saved/saved-dua.ts';

/** What the scheduler remembers of a dua; its terms are explained in `schedule.ts`. */
interface Memory {
  /** Days until nine of ten readers would still know it. */
  stability: number;
  /** From 1, easy, to 10. */
  difficulty: number;
}

export interface LearnedDua {
  /** Permanent id of the card, `category/page#card`, or of a root, `root:gh-f-r`. */
  home: string;
  /** When learning began, ISO 8601 in UTC as all dates here. */
  at: string;
  /** Place in `STEPS` at which the next sitting begins. */
  step: number;
  /** When it was last answered; absent before that. */
  answered?: string;
  /** When it comes back; absent before the first answer. */
  due?: string;
  /** Absent until it was answered with all words hidden. */
  memory?: Memory;
}

/** About four times as many as there are cards. */
export const MOST_LEARNED = 2000;

/** What the id of a root begins with; its name in addresses follows. */
const ROOT_PREFIX = 'root:';
const ROOT = /^root:[a-z]{1,2}(?:-[a-z]{1,2}){2,3}$/;

/** Whether a value has the form of a root's id. */
export const isRootId = (value: unknown): value is string => typeof value === 'string' && ROOT.test(value);

/** The id under which a root is learned. @param slug its name in addresses: `gh-f-r` */
export const rootIdOf = (slug: string): string => ROOT_PREFIX + slug;

/** The name of a root in addresses. @param id `root:gh-f-r` */
export const slugOfRoot = (id: string): string => id.slice(ROOT_PREFIX.length);

/** The lowest stability that the scheduler accepts. */
const SHORTEST_STABILITY = 0.001;
/** Longer than any memory that the scheduler makes (`LONGEST_DAYS` in `schedule.ts`). */
const LONGEST_STABILITY = 36_500;
const HARDEST = 10;
const LONGEST_WAIT_MS = 400 * 86_400_000;
/** Of a record that has lost its own. */
const SOME_TIME = new Date(0).toISOString();

const fieldsOf = (value: unknown): Record<string, unknown> =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function parseMemory(value: unknown): Memory | undefined {
  const { stability, difficulty } = fieldsOf(value);
  return isBetween(stability, SHORTEST_STABILITY, LONGEST_STABILITY) && isBetween(difficulty, 1, HARDEST)
    ? { stability, difficulty }
    : undefined;
}

/** A wait that the scheduler cannot have meant is none, so that the dua comes back and is not lost from sight. */
function parseDue(value: unknown, answered: string | undefined): string | undefined {
  const due = parseDate(value);
  if (due === undefined || answered === undefined) return undefined;
  const wait = Date.parse(due) - Date.parse(answered);
  return wait >= 0 && wait <= LONGEST_WAIT_MS ? due : undefined;
}

/**
 * @param home id of the card or the root
 * @param stored what is kept of it, of any kind
 * @returns undefined only where `home` is no id of a card or a root
 */
export function parseLearned(home: unknown, stored: unknown): LearnedDua | undefined {
  if (!isCardHome(home) && !isRootId(home)) return undefined;
  const { at, step, answered, due, memory } = fieldsOf(stored);
  const answeredAt = parseDate(answered);
  const dua: LearnedDua = {
    home,
    at: parseDate(at) ?? SOME_TIME,
    step: Number.isInteger(step) && isBetween(step, 0, LAST_STEP) ? step : 0,
  };
  const known = { answered: answeredAt, due: parseDue(due, answeredAt), memory: parseMemory(memory) };
  return Object.assign(dua, Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)));
}
