/** Farthest that a finger may move in a tap, in CSS pixels; beyond it browsers scroll. */
export const MAX_TAP_MOVE_PX = 16;
/** A touch of at least this many milliseconds is a long press, as on phones. */
export const LONG_PRESS_MS = 500;

/** The fields of a pointer event that are used. */
export type PointerPress = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>;

const staysInPlace = (down: PointerPress, up: PointerPress): boolean =>
  Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) <= MAX_TAP_MOVE_PX;

// A mouse has no long press: a slow click is a click.
const isLong = (down: PointerPress, up: PointerPress): boolean =>
  down.pointerType !== 'mouse' && up.timeStamp - down.timeStamp >= LONG_PRESS_MS;

/**
 * Tells taps from gestures. A tap is a finger, pen or mouse button that lifts where it came down, before it becomes a
 * long press. Overlapping fingers count separately, so quick thumbs tap one each. But if one moves away, or the browser
 * takes it for a scroll or pinch, all fingers that are down become a gesture.
 */
export class TapDetector {
  private readonly down = new Map<number, PointerPress>();

  press(press: PointerPress): void {
    this.down.set(press.pointerId, press);
  }

  /** @returns whether this was a tap */
  lift(up: PointerPress): boolean {
    const down = this.down.get(up.pointerId);
    this.down.delete(up.pointerId);
    if (!down) return false;
    if (!staysInPlace(down, up)) this.down.clear();
    return staysInPlace(down, up) && !isLong(down, up);
  }

  /** The browser has taken over the pointer: for a scroll, a zoom, or a gesture of the device. */
  cancel(): void {
    this.down.clear();
  }
}
