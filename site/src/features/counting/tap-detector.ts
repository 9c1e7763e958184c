/** The distance that a finger may move in a tap, in CSS pixels; browsers begin to scroll at it. */
export const TAP_SLOP = 16;
/** A finger that stays longer is a long press, in milliseconds; as phones have it. */
export const LONG_PRESS_MS = 500;

/** The fields of a pointer event that are used. */
export type Press = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>;

const isTap = (down: Press, up: Press): boolean => Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) <= TAP_SLOP;

// A mouse has no long press: whoever is slow with its button has clicked all the same.
const isLong = (down: Press, up: Press): boolean => down.pointerType !== 'mouse' && up.timeStamp - down.timeStamp >= LONG_PRESS_MS;

/**
 * Tells taps from gestures. A tap is a finger, pen or mouse button that goes up where it came down, before it becomes a long
 * press. Fingers that overlap are told apart by themselves, so quick thumbs tap one each; but one that moves away, or that the
 * browser takes for a scroll or a pinch, makes the whole hand a gesture.
 */
export class TapDetector {
  private readonly down = new Map<number, Press>();

  press(press: Press): void {
    this.down.set(press.pointerId, press);
  }

  /** @returns whether this was a tap */
  lift(up: Press): boolean {
    const down = this.down.get(up.pointerId);
    this.down.delete(up.pointerId);
    if (!down) return false;
    if (!isTap(down, up)) this.down.clear();
    return isTap(down, up) && !isLong(down, up);
  }

  /** The browser has taken over: a scroll, a zoom, the device's own gesture. */
  cancel(): void {
    this.down.clear();
  }
}
