import { useCallback } from 'react';
import { type LoadResult, useLoaded } from '../../platform/loading/use-loaded.ts';
import { type FoundAndMissingCards, lookUpCards, type CardQuery } from './lookup.ts';

/** The cards of duas. While other duas load, the former cards stay. @param duas in any order */
export function useCards(duas: readonly CardQuery[]): LoadResult<FoundAndMissingCards> {
  const key = JSON.stringify(duas.map(({ home, from }) => ({ home, from })).toSorted((a, b) => (a.home < b.home ? -1 : 1)));
  return useLoaded(useCallback(() => lookUpCards(JSON.parse(key) as CardQuery[]), [key]));
}
