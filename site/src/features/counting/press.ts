/** A press on a counter, the same on every screen. */
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { vibrate } from '../../platform/vibration/vibrate.ts';
import { countOne } from './counts.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

const TAP_MS = 12;
const DONE_MS = [30, 60, 30];
/** After each string of beads, for a hand that counts without looking. */
const STRING = 33;
const STRING_MS = 90;

let isNoticeShown = false;

/** Lets the notice appear again, as in a document that was just opened. For tests, which open many. */
export function resetNotSavedNotice(): void {
  isNoticeShown = false;
}

/** Tells once in a document that counts are not kept, so that a hand that counts is not stopped at every press. */
function showNoticeOnce(): void {
  if (isNoticeShown) return;
  isNoticeShown = true;
  void notifyNotSaved(messages.countedForNowOnly);
}

/**
 * Counts one more, which the fingers feel; at each 33rd and at the last one they feel it more.
 * @param countKey `category/page#card`
 * @param repeat times to say it
 * @returns the new count
 */
export function pressCounter(countKey: string, repeat: number): number {
  const { count, kept } = countOne(countKey);
  if (!kept) showNoticeOnce();
  vibrate(count === repeat ? DONE_MS : count % STRING ? TAP_MS : STRING_MS);
  return count;
}
