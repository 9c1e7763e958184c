/** Farthest that a finger may move in a tap, in CSS pixels; beyond it browsers scroll. */
export const MAX_TAP_MOVE_PX = 16;
/** A touch of at least this many milliseconds is a long press, as on phones. */
export const LONG_PRESS_MS = 500;

/** The fields of a pointer event that are used. */
export type PointerEventFields = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>;

const staysInPlace = (down: PointerEventFields, up: PointerEventFields): boolean =>
  Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) <= MAX_TAP_MOVE_PX;

const isLong = (down: PointerEventFields, up: PointerEventFields): boolean => up.timeStamp - down.timeStamp >= LONG_PRESS_MS;

interface PointerDown {
  press: PointerEventFields;
  canBeLong: boolean;
}

/**
 * Tells taps from gestures. A tap is a finger, pen or mouse button that lifts where it came down. Where a long press has a
 * meaning of its own, only a shorter press is a tap. Overlapping fingers count separately, so quick thumbs tap one each. But
 * if one moves away, or the browser takes it for a scroll or pinch, all fingers that are down become a gesture.
 */
export class TapDetector {
  private readonly down = new Map<number, PointerDown>();

  /** @param canBeLong whether a long press has no meaning here, so that a slow hand taps too; a mouse has no long press */
  press(press: PointerEventFields, canBeLong: boolean): void {
    this.down.set(press.pointerId, { press, canBeLong: canBeLong || press.pointerType === 'mouse' });
  }

  /** @returns whether this was a tap */
  lift(up: PointerEventFields): boolean {
    const down = this.down.get(up.pointerId);
    this.down.delete(up.pointerId);
    if (!down) return false;
    if (!staysInPlace(down.press, up)) {
      this.down.clear();
      return false;
    }
    return down.canBeLong || !isLong(down.press, up);
  }

  /** The browser has taken over the pointer: for a scroll, a zoom, or a gesture of the device. */
  cancel(): void {
    this.down.clear();
  }
}
