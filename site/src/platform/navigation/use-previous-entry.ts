import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PreviousPage } from './history-entries.ts';
import { previousEntry } from './previous-entry.ts';
import { useHydrated } from './use-hydrated.ts';

/** The page before the current one in the history; undefined where it is unknown, and during hydration. */
export function usePreviousEntry(): PreviousPage | undefined {
  const { key } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? previousEntry(key) : undefined), [hydrated, key]);
}
