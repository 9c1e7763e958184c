import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Before } from './entries.ts';
import { pageBefore } from './page-before.ts';
import { useHydrated } from './use-hydrated.ts';

/** The page before the one that is shown, as far as it is known. */
export function usePageBefore(): Before | undefined {
  const { key } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? pageBefore(key) : undefined), [hydrated, key]);
}
