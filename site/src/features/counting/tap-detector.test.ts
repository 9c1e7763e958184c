import { expect, test } from 'vitest';
import { TapDetector, LONG_PRESS_MS, type PointerEventFields, MAX_TAP_MOVE_PX } from './tap-detector.ts';

const at = (pointerId: number, clientX: number, timeStamp: number, pointerType = 'touch'): PointerEventFields => ({
  pointerId,
  pointerType,
  clientX,
  clientY: 400,
  timeStamp,
});

/** A detector where a long press selects a text. */
function hand(): { press: (press: PointerEventFields) => void; lift: (up: PointerEventFields) => boolean; cancel: () => void } {
  const detector = new TapDetector();
  return {
    press: (press) => detector.press(press, false),
    lift: (up) => detector.lift(up),
    cancel: () => detector.cancel(),
  };
}

test('a finger that goes up where it came down taps, also when it slips a little', () => {
  const detector = hand();
  detector.press(at(1, 100, 0));
  expect(detector.lift(at(1, 100 + MAX_TAP_MOVE_PX, LONG_PRESS_MS - 1))).toBe(true);
  expect(detector.lift(at(1, 100, 10))).toBe(false);
});

test('a swipe and a long press are no taps; a slow mouse button is one', () => {
  const detector = hand();
  detector.press(at(1, 100, 0));
  expect(detector.lift(at(1, 101 + MAX_TAP_MOVE_PX, 50))).toBe(false);
  detector.press(at(1, 100, 100));
  expect(detector.lift(at(1, 100, 100 + LONG_PRESS_MS))).toBe(false);
  detector.press(at(1, 100, 0, 'mouse'));
  expect(detector.lift(at(1, 100, 5000, 'mouse'))).toBe(true);
});

test('where a long press has no meaning, a slow hand taps too', () => {
  const detector = new TapDetector();
  detector.press(at(1, 100, 0), true);
  expect(detector.lift(at(1, 100, 10 * LONG_PRESS_MS))).toBe(true);
  detector.press(at(1, 100, 0), true);
  expect(detector.lift(at(1, 101 + MAX_TAP_MOVE_PX, 10 * LONG_PRESS_MS))).toBe(false);
});

test('thumbs that overlap tap one each, in whatever order they go up', () => {
  const detector = hand();
  detector.press(at(1, 100, 0));
  detector.press(at(2, 300, 20));
  detector.press(at(3, 200, 30));
  expect([detector.lift(at(2, 300, 40)), detector.lift(at(1, 100, 60)), detector.lift(at(3, 200, 80))]).toEqual([true, true, true]);
});

test('one finger that moves away makes the others part of its gesture', () => {
  const detector = hand();
  detector.press(at(1, 100, 0));
  detector.press(at(2, 300, 10));
  expect([detector.lift(at(2, 360, 40)), detector.lift(at(1, 100, 60))]).toEqual([false, false]);
  detector.press(at(3, 100, 70));
  expect(detector.lift(at(3, 100, 80))).toBe(true);
});

test('what the browser takes for a scroll or a pinch is no tap', () => {
  const detector = hand();
  detector.press(at(1, 100, 0));
  detector.press(at(2, 300, 10));
  detector.cancel();
  expect([detector.lift(at(1, 100, 20)), detector.lift(at(2, 300, 20))]).toEqual([false, false]);
});
