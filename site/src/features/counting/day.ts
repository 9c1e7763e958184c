/** Compares days, and notices a new one. */
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import { countingSpanKey } from './last-count.ts';

/** Largest difference between the dates of two places on earth at the same moment. */
const MAX_TIME_ZONE_DIFFERENCE_DAYS = 2;

/** Whether two days are so near that a journey over time zones could lead from one to the other and back. */
export const mayDifferByTimeZone = (day: string, other: string): boolean =>
  Math.abs(Date.parse(day) - Date.parse(other)) <= MAX_TIME_ZONE_DIFFERENCE_DAYS * DAY_MS;

function msToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * Calls back when the value of `currentDay` changes while the page is open. It checks each minute, since a timer for midnight
 * fires too late on a device that slept or changed its time zone. Returns a function to unsubscribe.
 * @param currentDay by default `countingSpanKey`: it changes with the counting day, which lasts past midnight while the reader
 * counts, and when counts after a prayer begin or end; `today` for the date
 */
export function onNewDay(callBack: () => void, currentDay: () => string = countingSpanKey): () => void {
  let day = currentDay();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(look, Math.min(msToMidnight(new Date()), MINUTE_MS));
  };
  const look = (): void => {
    const now = currentDay();
    if (now !== day) callBack();
    day = now;
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
