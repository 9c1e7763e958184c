/** For each press on a counter. */
export const TAP_VIBRATION_MS = 12;

/** A short vibration where the device has one; a browser without it, or one that refuses, does nothing. */
export function vibrate(pattern: number | number[]): void {
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // Vibration is optional: a failure is ignored.
  }
}
