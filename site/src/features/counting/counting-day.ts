import { today } from './today.ts';

/** Longer than a pause between two duas, even long ones. */
const GOES_ON_MS = 30 * 60_000;

let lastCount: { day: string; at: number } | undefined;

/**
 * The day that counts belong to, as `2026-11-21`: the date of the reader's clock. While one goes on counting it is the
 * date on which one began, so that midnight takes no count out of the hand.
 */
export const countingDay = (): string => (lastCount && Math.abs(Date.now() - lastCount.at) < GOES_ON_MS ? lastCount.day : today());

/** Notes that one counts now, on a day. */
export function noteCountingDay(day: string): void {
  lastCount = { day, at: Date.now() };
}
