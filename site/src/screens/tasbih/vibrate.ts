import { vibrate } from '../../platform/vibration/vibrate.ts';
import { MOST } from './beads.ts';

const TAP_MS = 12;
const LAST_MS = 60;

/** A short vibration for a count, a longer one for the last bead. */
export const vibrateForCount = (count: number): void => vibrate(count >= MOST ? LAST_MS : TAP_MS);
