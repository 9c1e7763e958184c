/** Loads the search index through the query cache, with the defaults that the product asks for. */
import { QueryClient, queryOptions } from '@tanstack/react-query';
import address from 'virtual:search-index-url';
import type { SearchIndex } from '../../text/search/engine.ts';
import { CACHE_DEFAULTS } from './cache-defaults.ts';
import { type Engine, openEngine } from './open-engine.ts';

/** One cache for the app; made with the first search. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...CACHE_DEFAULTS,
      // The service worker answers without a network, so the first attempt never waits for one.
      networkMode: 'offlineFirst',
    },
  },
});

async function load({ signal }: { signal: AbortSignal }): Promise<Engine> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`the search index answered with status ${response.status}`);
  return openEngine((await response.json()) as SearchIndex);
}

/** The engine. Its address names its content, so what is loaded never goes stale. */
export const engineQuery = queryOptions({
  queryKey: ['search-index', address],
  queryFn: load,
  staleTime: Infinity,
  structuralSharing: false,
  refetchOnWindowFocus: false,
});
