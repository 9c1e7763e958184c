/**
 * The card at which a reader who goes through a page one by one stopped today. How often each was said stands in the counts; this
 * holds only where to go on, and what the home screen shows of it without the page's texts.
 */
import { changesOf } from '../../platform/storage/changes.ts';
import { readText, removeText, writeText } from '../../platform/storage/storage.ts';
import { onNewDay } from './day.ts';
import { today } from './today.ts';

export interface ResumePoint {
  /** Id of the card on its page; in a list its permanent id. */
  card: string;
  /** Position of the card among the page's duas, counted from 1, and their number. */
  position: number;
  total: number;
}

/** A key for each page, `category/page`, and each list. The text has the day, so that a resume point lasts for one day. */
const FOLDER = 'misbaha:place/';
const TEXT = /^(\d{4}-\d\d-\d\d) (\d{1,3})\/(\d{1,3}) ([a-z\d/#-]{1,245})$/;

/** Parses a stored resume point; undefined where it is of another day or malformed. */
export function parseResumePoint(text: string | null, day: string): ResumePoint | undefined {
  const [, kept, position, total, card = ''] = TEXT.exec(text ?? '') ?? [];
  const place = { card, position: Number(position), total: Number(total) };
  return kept === day && place.position > 0 && place.position <= place.total ? place : undefined;
}

const changes = changesOf((key) => key.startsWith(FOLDER), onNewDay);

/** The card at which the reader stopped today. @param page `category/page` */
export const resumePointOn = (page: string): ResumePoint | undefined => parseResumePoint(readText(FOLDER + page), today());

/** Stores the card that the reader is at. */
export function keepResumePoint(page: string, { card, position, total }: ResumePoint): void {
  writeText(FOLDER + page, `${today()} ${position}/${total} ${card}`);
  changes.tell();
}

/** Removes the resume point of a page. */
export function forgetResumePoint(page: string): void {
  removeText(FOLDER + page);
  changes.tell();
}

/** Subscribes to changes of resume points: in this tab, in another one, with a new day. @returns ends the subscription */
export const onResumePointChange = changes.subscribe;
