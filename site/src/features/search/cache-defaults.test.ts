import { expect, test } from 'vitest';
import { QUERY_CACHE_DEFAULTS } from './cache-defaults.ts';

test('three retries, each delay doubled and capped at thirty seconds, data kept for five minutes', () => {
  expect(QUERY_CACHE_DEFAULTS.retry).toBe(3);
  expect([0, 1, 2, 4, 5, 20].map(QUERY_CACHE_DEFAULTS.retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  expect(QUERY_CACHE_DEFAULTS.gcTime).toBe(300_000);
});
