/** A press on a counter, the same on every screen. */
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { TAP_VIBRATION_MS, vibrate } from '../../platform/vibration/vibrate.ts';
import { addOneCount } from './counts.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

const DONE_VIBRATION_MS = [30, 60, 30];
/** Beads of a misbaha. A longer vibration follows each 33rd, for readers who count without looking. */
const BEADS_PER_STRING = 33;
const BEAD_STRING_VIBRATION_MS = 90;

let isNoticeShown = false;

/** Lets the notice appear again, as after a reload. For tests, which render many pages in one document. */
export function resetNotSavedNotice(): void {
  isNoticeShown = false;
}

/** Says only once per document that counts are not stored, so as not to interrupt each press. */
function showNotSavedOnce(): void {
  if (isNoticeShown) return;
  isNoticeShown = true;
  void notifyNotSaved(messages.countedForNowOnly);
}

/** Adds one, and shows a notice if the device does not store it. @returns the new count */
export function addOneAndWarnIfUnsaved(countKey: string): number {
  const { count, kept } = addOneCount(countKey);
  if (!kept) showNotSavedOnce();
  return count;
}

/**
 * Adds one and vibrates: longer at each 33rd, and in a pattern at the last.
 * @param countKey `category/page#card`
 * @param repeat how often to say the dua
 * @returns the new count
 */
export function addOneAndVibrate(countKey: string, repeat: number): number {
  const count = addOneAndWarnIfUnsaved(countKey);
  vibrate(count === repeat ? DONE_VIBRATION_MS : count % BEADS_PER_STRING ? TAP_VIBRATION_MS : BEAD_STRING_VIBRATION_MS);
  return count;
}
