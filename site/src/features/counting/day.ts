/** Days, as they follow one another. */
import { today } from './today.ts';

const DAY_MS = 86_400_000;
/** The farthest that the dates of two places on earth are apart at one moment. */
const FARTHEST_DAYS = 2;
const MINUTE_MS = 60_000;

/** Whether two days are so near that a journey over time zones could lead from one to the other and back. */
export const areDaysNear = (day: string, other: string): boolean => Math.abs(Date.parse(day) - Date.parse(other)) <= FARTHEST_DAYS * DAY_MS;

function msToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * Calls back when the date changes while the page is open. It looks each minute, as a device that slept or travelled keeps no
 * appointment at midnight. Returns the way to stop.
 */
export function onNewDay(callBack: () => void): () => void {
  let day = today();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(look, Math.min(msToMidnight(new Date()), MINUTE_MS));
  };
  const look = (): void => {
    const now = today();
    if (now !== day) callBack();
    day = now;
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
