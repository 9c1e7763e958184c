import { expect, test } from 'vitest';
import { PAUSE_MS, waitBefore } from './use-announced.ts';

test('the first value is said at once', () => {
  expect(waitBefore(5, -Infinity)).toBe(0);
});

test('a value that comes too soon waits until a second has passed', () => {
  expect(waitBefore(1300, 1000)).toBe(PAUSE_MS - 300);
  expect(waitBefore(2000, 1000)).toBe(0);
  expect(waitBefore(9000, 1000)).toBe(0);
});
