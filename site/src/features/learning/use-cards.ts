import { useCallback } from 'react';
import { type LoadResult, useLoaded } from '../../platform/loading/use-loaded.ts';
import { type CardLookup, lookUpCards } from '../saved/lookup.ts';

/** The cards of duas. Where the duas change, the former ones stay meanwhile. @param ids permanent ids of the duas, in any order */
export function useCards(ids: readonly string[]): LoadResult<CardLookup> {
  const key = ids.toSorted().join('\n');
  return useLoaded(
    useCallback(() => {
      const wanted = key.split('\n').filter(Boolean);
      return lookUpCards(wanted.map((home) => ({ home, at: '' })));
    }, [key]),
  );
}
