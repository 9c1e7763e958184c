import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PreviousPage } from './history-entries.ts';
import { previousEntry } from './previous-entry.ts';
import { useHydrated } from './use-hydrated.ts';

/** The entry before the current one; undefined where it is unknown, and during hydration. */
export function usePreviousEntry(): PreviousPage | undefined {
  const { key } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? previousEntry(key) : undefined), [hydrated, key]);
}
