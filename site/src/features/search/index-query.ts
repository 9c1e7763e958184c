/** Loads the search index through the query cache, with the defaults that the product asks for. */
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { loadSearchIndex } from '../../platform/content/texts.ts';
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

const load = async (): Promise<Engine> => openEngine(await loadSearchIndex());

/** The engine. It is of the page's own version, so what is loaded never goes stale. */
export const engineQuery = queryOptions({
  queryKey: ['search-index'],
  queryFn: load,
  staleTime: Infinity,
  structuralSharing: false,
  refetchOnWindowFocus: false,
});
