import { expect, test } from 'vitest';
import { Fingers, LONG_MS, type Press, SLIP } from './fingers.ts';

const at = (pointerId: number, clientX: number, timeStamp: number, pointerType = 'touch'): Press => ({
  pointerId,
  pointerType,
  clientX,
  clientY: 400,
  timeStamp,
});

function hand(): Fingers {
  return new Fingers();
}

test('a finger that goes up where it came down taps, also when it slips a little', () => {
  const fingers = hand();
  fingers.press(at(1, 100, 0));
  expect(fingers.lift(at(1, 100 + SLIP, LONG_MS - 1))).toBe(true);
  expect(fingers.lift(at(1, 100, 10))).toBe(false);
});

test('a swipe and a long press are no taps; a slow mouse button is one', () => {
  const fingers = hand();
  fingers.press(at(1, 100, 0));
  expect(fingers.lift(at(1, 101 + SLIP, 50))).toBe(false);
  fingers.press(at(1, 100, 100));
  expect(fingers.lift(at(1, 100, 100 + LONG_MS))).toBe(false);
  fingers.press(at(1, 100, 0, 'mouse'));
  expect(fingers.lift(at(1, 100, 5000, 'mouse'))).toBe(true);
});

test('thumbs that overlap tap one each, in whatever order they go up', () => {
  const fingers = hand();
  fingers.press(at(1, 100, 0));
  fingers.press(at(2, 300, 20));
  fingers.press(at(3, 200, 30));
  expect([fingers.lift(at(2, 300, 40)), fingers.lift(at(1, 100, 60)), fingers.lift(at(3, 200, 80))]).toEqual([true, true, true]);
});

test('one finger that moves away makes the others part of its gesture', () => {
  const fingers = hand();
  fingers.press(at(1, 100, 0));
  fingers.press(at(2, 300, 10));
  expect([fingers.lift(at(2, 360, 40)), fingers.lift(at(1, 100, 60))]).toEqual([false, false]);
  fingers.press(at(3, 100, 70));
  expect(fingers.lift(at(3, 100, 80))).toBe(true);
});

test('what the browser takes for a scroll or a pinch is no tap', () => {
  const fingers = hand();
  fingers.press(at(1, 100, 0));
  fingers.press(at(2, 300, 10));
  fingers.cancel();
  expect([fingers.lift(at(1, 100, 20)), fingers.lift(at(2, 300, 20))]).toEqual([false, false]);
});
