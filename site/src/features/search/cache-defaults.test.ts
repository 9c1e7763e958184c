import { expect, test } from 'vitest';
import { CACHE_DEFAULTS } from './cache-defaults.ts';

test('three retries, each delay doubled and capped at thirty seconds, data kept for five minutes', () => {
  expect(CACHE_DEFAULTS.retry).toBe(3);
  expect([0, 1, 2, 4, 5, 20].map(CACHE_DEFAULTS.retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  expect(CACHE_DEFAULTS.gcTime).toBe(300_000);
});
