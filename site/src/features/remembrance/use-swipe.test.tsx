import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

type Touch = [type: 'pointerdown' | 'pointerup' | 'pointercancel', finger: number, x: number];

/** @returns how often the touches turned the page, forward and back */
function turnsOf(touches: readonly Touch[]): [forward: number, back: number] {
  const [forward, back] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { unmount } = renderHook(() => useSwipe(forward, back));
  for (const [type, pointerId, clientX] of touches)
    document.body.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch', pointerId, clientX, clientY: 100 }),
    );
  unmount();
  return [forward.mock.calls.length, back.mock.calls.length];
}

const SWIPE: readonly Touch[] = [
  ['pointerdown', 1, 200],
  ['pointerup', 1, 100],
];

test('one finger turns the page, in the direction of its swipe', () => {
  expect(turnsOf(SWIPE)).toEqual([1, 0]);
  expect(
    turnsOf([
      ['pointerdown', 1, 100],
      ['pointerup', 1, 200],
    ]),
  ).toEqual([0, 1]);
});

test('a gesture of two fingers turns nothing, whichever is lifted last, and the next swipe does', () => {
  const pinch: readonly Touch[] = [
    ['pointerdown', 1, 100],
    ['pointerdown', 2, 200],
    ['pointerup', 1, 20],
    ['pointerup', 2, 300],
  ];
  expect(turnsOf(pinch)).toEqual([0, 0]);
  expect(turnsOf([...pinch, ...SWIPE])).toEqual([1, 0]);
});

test('after a cancelled touch a swipe counts again', () => {
  expect(turnsOf([['pointerdown', 1, 100], ['pointerdown', 2, 200], ['pointercancel', 1, 0], ...SWIPE])).toEqual([1, 0]);
});
