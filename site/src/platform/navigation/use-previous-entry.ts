import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Before } from './entries.ts';
import { previousEntry } from './previous-entry.ts';
import { useHydrated } from './use-hydrated.ts';

/** The page before the one that is shown, as far as it is known. */
export function usePreviousEntry(): Before | undefined {
  const { key } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? previousEntry(key) : undefined), [hydrated, key]);
}
