/** How often a reader has said the duas that are repeated, today. With the day the counts begin anew. */
import { keyListeners } from '../storage/key-listeners.ts';
import { readJson, writeJson } from '../storage/storage.ts';

interface DayCounts {
  /** Local date, `2026-11-21`. */
  day: string;
  /** Times said, by `category/page#card`. */
  counts: Readonly<Record<string, number>>;
}

const COUNTS_KEY = 'misbaha:counts';

const isDayCounts = (value: unknown): value is DayCounts => {
  if (typeof value !== 'object' || value === null) return false;
  const { day, counts } = value as Record<string, unknown>;
  if (typeof day !== 'string' || typeof counts !== 'object' || counts === null) return false;
  return Object.values(counts).every((count) => Number.isInteger(count) && Number(count) >= 0);
};

/** The reader's own date; a session that goes past midnight begins a new day. */
const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

let current: DayCounts | undefined;
const listeners = keyListeners(COUNTS_KEY, () => {
  current = undefined;
});

function today(now = new Date()): DayCounts {
  const day = localDay(now);
  current ??= readJson(COUNTS_KEY, isDayCounts);
  if (current?.day !== day) current = { day, counts: {} };
  return current;
}

function replace(counts: Readonly<Record<string, number>>): void {
  current = { day: localDay(new Date()), counts };
  writeJson(COUNTS_KEY, current);
  listeners.tell();
}

/** Times that a dua was said today. */
export const countOf = (key: string): number => today().counts[key] ?? 0;

/** Counts one more. @returns the new count */
export function countOne(key: string): number {
  const count = countOf(key) + 1;
  replace({ ...today().counts, [key]: count });
  return count;
}

const isOfPage = (key: string, page: string): boolean => key.startsWith(`${page}#`);

/** Whether any dua of a page has been counted today. @param page `category/page` */
export const hasCounts = (page: string): boolean => Object.keys(today().counts).some((key) => isOfPage(key, page));

/** Sets the counts of a page back to nothing. */
export function restartPage(page: string): void {
  replace(Object.fromEntries(Object.entries(today().counts).filter(([key]) => !isOfPage(key, page))));
}

/** Calls back on every change, in this tab or another one. Returns the way to stop. */
export const onCountsChange = listeners.subscribe;
