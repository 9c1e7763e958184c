/**
 * The card at which a reader who goes through a page one by one stopped today. How often each was said stands in the counts; this
 * says only where to go on, and what home tells of it without the page's texts.
 */
import { changesOf } from '../../platform/storage/changes.ts';
import { readText, removeText, writeText } from '../../platform/storage/storage.ts';
import { onNewDay } from './day.ts';
import { today } from './today.ts';

export interface Place {
  /** Id of the card on its page. */
  card: string;
  /** Which of the page's duas it is, counted from 1, and how many there are. */
  position: number;
  total: number;
}

/** A key for each page, `category/page`. The text has the day, so that a place of another day is none. */
const FOLDER = 'misbaha:place/';
const TEXT = /^(\d{4}-\d\d-\d\d) (\d{1,3})\/(\d{1,3}) ([a-z\d-]{1,80})$/;

/** What a kept text means on a day; undefined where it is of another day, or makes no sense. */
export function parsePlace(text: string | null, day: string): Place | undefined {
  const [, kept, position, total, card = ''] = TEXT.exec(text ?? '') ?? [];
  const place = { card, position: Number(position), total: Number(total) };
  return kept === day && place.position > 0 && place.position <= place.total ? place : undefined;
}

const changes = changesOf((key) => key.startsWith(FOLDER), onNewDay);

/** Where the reader stopped today. @param page `category/page` */
export const placeOn = (page: string): Place | undefined => parsePlace(readText(FOLDER + page), today());

/** Keeps where the reader is. */
export function keepPlace(page: string, { card, position, total }: Place): void {
  writeText(FOLDER + page, `${today()} ${position}/${total} ${card}`);
  changes.tell();
}

/** Nothing waits on a page any more. */
export function forgetPlace(page: string): void {
  removeText(FOLDER + page);
  changes.tell();
}

/** Calls back whenever a place may have changed: here, in another tab, with a new day. Returns the way to stop. */
export const onPlaceChange = changes.subscribe;
