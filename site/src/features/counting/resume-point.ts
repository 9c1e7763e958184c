/**
 * The card at which a reader who goes through a page one by one stopped today. The counts are stored elsewhere
 * (`counts.ts`); a resume point is where to continue, and what the home screen shows of it without loading the page's
 * texts.
 */
import { createChangeNotifier } from '../../platform/storage/changes.ts';
import { readText, removeText, writeText } from '../../platform/storage/storage.ts';
import { onNewDay } from './day.ts';
import { countingDay, isOfEarlierPrayer } from './last-count.ts';
import { RESUME_POINT_KEY_PREFIX } from '../../platform/storage/storage-keys.ts';

export interface ResumePoint {
  /** Id of the card on its page; in a list its permanent id. */
  card: string;
  /** Position of the card among the page's duas, counted from 1, and their number. */
  position: number;
  total: number;
}

const STORED_PATTERN = /^(\d{4}-\d\d-\d\d) (\d{1,3})\/(\d{1,3}) ([a-z\d/#-]{1,245})$/;

/** Parses a stored resume point of any day; undefined where it is malformed. */
export function parseResumePointOfAnyDay(text: string | null): { day: string; point: ResumePoint } | undefined {
  const [, day = '', position, total, card = ''] = STORED_PATTERN.exec(text ?? '') ?? [];
  const point = { card, position: Number(position), total: Number(total) };
  return point.position > 0 && point.position <= point.total ? { day, point } : undefined;
}

/** Parses a stored resume point; undefined where it is of another day or malformed. */
export function parseResumePoint(text: string | null, day: string): ResumePoint | undefined {
  const stored = parseResumePointOfAnyDay(text);
  return stored?.day === day ? stored.point : undefined;
}

const resumePointChanges = createChangeNotifier((key) => key.startsWith(RESUME_POINT_KEY_PREFIX), onNewDay);

/** The card at which the reader stopped today, or after this prayer. @param page `category/page` */
export const resumePointOf = (page: string): ResumePoint | undefined =>
  isOfEarlierPrayer(page) ? undefined : parseResumePoint(readText(RESUME_POINT_KEY_PREFIX + page), countingDay());

/** Stores the card at which the reader is. */
export function keepResumePoint(page: string, { card, position, total }: ResumePoint): void {
  writeText(RESUME_POINT_KEY_PREFIX + page, `${countingDay()} ${position}/${total} ${card}`);
  resumePointChanges.tell();
}

/** Removes the resume point of a page. */
export function forgetResumePoint(page: string): void {
  removeText(RESUME_POINT_KEY_PREFIX + page);
  resumePointChanges.tell();
}

/** Removes the resume point of a page. @returns puts it back, with its day, unless the page has another one by then */
export function forgetResumePointWithUndo(page: string): () => void {
  const key = RESUME_POINT_KEY_PREFIX + page;
  const before = readText(key);
  forgetResumePoint(page);
  return () => {
    if (before === null || readText(key) !== null) return;
    writeText(key, before);
    resumePointChanges.tell();
  };
}

/** Subscribes to changes of resume points: in this tab, in another one, with a new day. @returns ends the subscription */
export const onResumePointChange = resumePointChanges.subscribe;
