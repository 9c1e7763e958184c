/** Loads the search index through TanStack Query. */
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { loadSearchIndex } from '../../platform/content/texts.ts';
import { QUERY_CACHE_DEFAULTS } from './cache-defaults.ts';
import { type Engine, openEngine } from './open-engine.ts';

/** One cache for the app; made with the first search. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...QUERY_CACHE_DEFAULTS,
      // Never wait for a network: the service worker can answer offline.
      networkMode: 'offlineFirst',
    },
  },
});

const load = async (): Promise<Engine> => openEngine(await loadSearchIndex());

/** Query of the search engine. It never goes stale: its file belongs to the version of the page. */
export const engineQueryOptions = queryOptions({
  queryKey: ['search-index'],
  queryFn: load,
  staleTime: Infinity,
  structuralSharing: false,
  refetchOnWindowFocus: false,
});
