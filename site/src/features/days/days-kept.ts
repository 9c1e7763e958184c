/**
 * Which pages and lists were gone through to the end, one at a time, on which day of the reader's own clock. It stays on the device, an
 * entry each; a switch ends it, a button deletes it. Nothing is counted: a day has a page or has it not.
 */
import { today } from '../counting/today.ts';
import { keptEntries } from '../../platform/storage/kept-entries.ts';
import { sameArray } from '../../platform/storage/same-array.ts';
import { keptRecord } from '../../platform/storage/kept-record.ts';

/** Named `2026-11-21/category/page` or `2026-11-21/list:<id>`; the text is the title, for what is no longer there. */
const entries = keptEntries('misbaha:days/');
const switchedOff = keptRecord('misbaha:days-off', (stored) => stored === true);

const DAY_MS = 86_400_000;
/** About three months. */
export const DAYS_KEPT = 91;

const NAME = /^(\d{4}-\d\d-\d\d)\/(list:[\da-f-]{36}|[a-z\d-]{1,80}\/[a-z\d-]{1,80})$/;
const LONGEST_TITLE = 200;

export interface FinishedPage {
  /** As `2026-11-21`. */
  day: string;
  /** `category/page`, or `list:<id>`. */
  page: string;
  /** As it was on that day. */
  title: string;
}

const NONE: readonly FinishedPage[] = [];
const samePages = sameArray<FinishedPage>();

function parse(name: string): FinishedPage | undefined {
  const [, day = '', page = ''] = NAME.exec(name) ?? [];
  const title = entries.get(name) ?? '';
  return day === '' || Number.isNaN(Date.parse(day)) || title.length > LONGEST_TITLE ? undefined : { day, page, title };
}

/** All that is kept, the latest day first; the same array as long as nothing changes. */
export function finishedPages(): readonly FinishedPage[] {
  return samePages(
    entries
      .names()
      .flatMap((name) => parse(name) ?? [])
      .toSorted((a, b) => b.day.localeCompare(a.day)),
  );
}

function forgetOldDays(day: string): void {
  for (const name of entries.names()) {
    const age = Date.parse(day) - Date.parse(name.slice(0, day.length));
    if (!(age <= DAYS_KEPT * DAY_MS)) entries.remove(name);
  }
}

/** Whether finished pages are kept. */
export const areDaysRecorded = (): boolean => !switchedOff.read();

/**
 * Keeps that a page was finished today, once; where the reader does not want that, nothing. A device that keeps nothing is not told of
 * here: who prays is not stopped.
 * @param page `category/page`, or `list:<id>`
 */
export function noteFinished(page: string, title: string): void {
  const day = today();
  const name = `${day}/${page}`;
  if (!areDaysRecorded() || entries.get(name) !== null) return;
  forgetOldDays(day);
  entries.set(name, title.slice(0, LONGEST_TITLE));
  entries.tell();
}

/** Keeps finished pages from now on, or no longer; what is kept stays. @returns whether the device keeps the choice */
export function setDaysRecorded(on: boolean): boolean {
  const kept = on ? switchedOff.forget() : switchedOff.write(true);
  switchedOff.tell();
  return kept;
}

/** Deletes all that is kept. @returns whether the device keeps it so */
export function deleteDays(): boolean {
  const removed = entries.names().map((name) => entries.remove(name));
  entries.tell();
  return removed.every(Boolean);
}

/** Calls back whenever either may have changed, in this tab or another one. Returns the way to stop. */
export function onDaysChange(listener: () => void): () => void {
  const stops = [entries.subscribe(listener), switchedOff.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The state on the prerendered page: nothing was finished. */
export const noDays = (): readonly FinishedPage[] => NONE;
