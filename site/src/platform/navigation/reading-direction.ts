/** The forward direction: to the right, or to the left in a language that is read from the right. */
import { DIRECTION } from '../../../../packages/core/messages/locale.ts';

const isMirrored = DIRECTION === 'rtl';

/** The arrow keys that lead forward and back, as `KeyboardEvent.key` names them. */
export const FORWARD_KEY = isMirrored ? 'ArrowLeft' : 'ArrowRight';
export const BACK_KEY = isMirrored ? 'ArrowRight' : 'ArrowLeft';

/** A distance in pixels to the right, as one in the direction of reading. */
export const distanceInReadingDirection = (x: number): number => (isMirrored ? -x : x);
