import { expect, test } from 'vitest';
import { MIN_MS_BETWEEN_ANNOUNCEMENTS, msUntilNextAnnouncement } from './use-value-to-announce.ts';

test('the first value is said at once', () => {
  expect(msUntilNextAnnouncement(5, -Infinity)).toBe(0);
});

test('a value that comes too soon waits until a second has passed', () => {
  expect(msUntilNextAnnouncement(1300, 1000)).toBe(MIN_MS_BETWEEN_ANNOUNCEMENTS - 300);
  expect(msUntilNextAnnouncement(2000, 1000)).toBe(0);
  expect(msUntilNextAnnouncement(9000, 1000)).toBe(0);
});
