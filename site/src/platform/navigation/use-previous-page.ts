import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PreviousPage } from './history-entries.ts';
import { previousPage } from './previous-page.ts';
import { useHydrated } from './use-hydrated.ts';

/** The page before the current one in the history; undefined where it is unknown, and during hydration. */
export function usePreviousPage(): PreviousPage | undefined {
  const { key } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? previousPage(key) : undefined), [hydrated, key]);
}
