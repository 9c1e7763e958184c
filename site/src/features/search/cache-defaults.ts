/** Default options of TanStack Query: how it retries, and how long it keeps unused data. */
import { MINUTE_MS } from '../../platform/durations.ts';

const FIRST_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;

export const QUERY_CACHE_DEFAULTS = {
  /** Retries after the first failure. */
  retry: 3,
  /** Milliseconds before a retry, doubled each time and capped. @param failures how often it has failed before this one, from 0 */
  retryDelay: (failures: number): number => Math.min(FIRST_RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS),
  /** Milliseconds that unused data is kept. */
  gcTime: 5 * MINUTE_MS,
} as const;
