/**
 * How often a reader has said the duas that are repeated. A count belongs to the date of the reader's clock at the press and
 * is shown on that date alone, so each day begins anew. The days beside it are kept for a while: who flies over the date line
 * and back finds what was counted.
 */
import { keptEntries } from '../../platform/storage/kept-entries.ts';
import { areDaysNear, onNewDay } from './day.ts';
import { forgetResumePoint, keepResumePoint, resumePointOn } from './resume-point.ts';
import { today } from './today.ts';

/** Named `2026-11-21/category/page#card`; the text is how many. */
const entries = keptEntries('misbaha:counts/', onNewDay);
const MOST = 999_999;

function parseCount(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** Times that a dua was said today. */
export const countOf = (key: string): number => parseCount(entries.get(`${today()}/${key}`));

function forgetOldDays(day: string): void {
  for (const name of entries.names()) {
    if (!areDaysNear(name.split('/')[0] ?? '', day)) entries.remove(name);
  }
}

let tidied = '';

/** Counts one more. @returns the new count, and whether the device keeps it */
export function countOne(key: string): { count: number; kept: boolean } {
  const day = today();
  if (tidied !== day) forgetOldDays(day);
  tidied = day;
  const count = Math.min(countOf(key) + 1, MOST);
  const kept = entries.set(`${day}/${key}`, String(count));
  entries.tell();
  return { count, kept };
}

const countedOn = (page: string): string[] => entries.names(`${today()}/${page}#`);

/** Whether any dua of a page has been counted today. @param page `category/page` */
export const hasCounts = (page: string): boolean => countedOn(page).length > 0;

/**
 * Sets the counts of a page to 0 and forgets where the reader stopped on it.
 * @returns puts both back; it returns false where the device does not keep them
 */
export function restartPage(page: string): () => boolean {
  const counted = countedOn(page).map((name) => ({ name, text: entries.get(name) ?? '' }));
  const resumePoint = resumePointOn(page);
  for (const { name } of counted) entries.remove(name);
  forgetResumePoint(page);
  entries.tell();
  return () => {
    const kept = counted.map(({ name, text }) => entries.set(name, text));
    if (resumePoint) keepResumePoint(page, resumePoint);
    entries.tell();
    return !kept.includes(false);
  };
}

/** Calls back whenever they may have changed: by a press, in another tab, with a new day. Returns the way to stop. */
export const onCountsChange = entries.subscribe;
