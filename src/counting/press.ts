/** A press on a counter, wherever that stands. */
import { vibrate } from '../vibration/vibrate.ts';
import { countOne } from './counts.ts';

const TAP_MS = 12;
const DONE_MS = [30, 60, 30];

/**
 * Counts one more, which the fingers feel; at the last one they feel it more.
 * @param countKey `category/page#card`
 * @param repeat times to say it
 * @returns the new count
 */
export function pressCounter(countKey: string, repeat: number): number {
  const count = countOne(countKey);
  vibrate(count === repeat ? DONE_MS : TAP_MS);
  return count;
}
