import { TAP_VIBRATION_MS, vibrate } from '../../platform/vibration/vibrate.ts';
import { BEAD_COUNT } from './beads.ts';

const LAST_BEAD_VIBRATION_MS = 60;

/** A short vibration for a count, a longer one for the last bead. */
export const vibrateForCount = (count: number): void => vibrate(count >= BEAD_COUNT ? LAST_BEAD_VIBRATION_MS : TAP_VIBRATION_MS);
