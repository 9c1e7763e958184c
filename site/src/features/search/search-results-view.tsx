import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { DelayedLoading } from '../../ui/loading.tsx';
import { engineQueryOptions, queryClient } from './index-query.ts';
import { RootHits } from './root-hits.tsx';
import { matchRoots } from './root-match.ts';
import { search } from './search.ts';
import { ResultCount } from './result-count.tsx';
import { Results } from './results.tsx';
import { labelOf } from './reference-label.ts';
import { RequestMissingText, NothingFound, Offline, OtherWaysToTexts, SelfHarmNote } from './result-states.tsx';
import { SearchNotLoaded } from './states.tsx';
import { addStyles } from '../../platform/add-styles.ts';
import styles from './results.css?inline';

addStyles(styles);

interface SearchResultsViewProps {
  /** Long enough to be answered. */
  query: string;
  /** Whether the query is still being typed: then only as much as a phone shows is rendered. */
  isBrief: boolean;
  settle: () => void;
}

/** Fetches the index, so that it is on its way while the query is still being typed. */
export const fetchIndex = (): Promise<void> => queryClient.prefetchQuery(engineQueryOptions);

function ResultsOrLoadState({ query, isBrief, settle }: SearchResultsViewProps): ReactElement {
  const { data: engine, isError, fetchStatus, refetch } = useQuery(engineQueryOptions);
  const found = useMemo(() => (engine ? search(engine, query) : undefined), [engine, query]);
  const { roots, areNamed } = useMemo(() => matchRoots(engine?.index.roots ?? [], query), [engine, query]);
  if (isError) return <SearchNotLoaded retry={() => void refetch()} />;
  if (fetchStatus === 'paused') return <Offline />;
  if (!engine || !found) return <DelayedLoading />;
  const rootHits = roots.length > 0 ? <RootHits roots={roots} settle={settle} /> : null;
  return (
    <>
      <ResultCount found={found} />
      {found.selfHarm ? <SelfHarmNote /> : null}
      {areNamed ? rootHits : null}
      {found.groups.length > 0 ? (
        <>
          <Results key={query} query={query} isBrief={isBrief} found={found} index={engine.index} settle={settle} />
          {/* A query that matches the sense of a root seeks a dua, so the roots come after. */}
          {areNamed ? null : rootHits}
          {found.kind === 'perhaps' && !isBrief ? <OtherWaysToTexts /> : null}
          {isBrief ? null : <RequestMissingText query={query} />}
        </>
      ) : (
        <>
          {areNamed ? null : rootHits}
          <NothingFound query={query} absent={found.absent === undefined ? undefined : labelOf(found.absent, engine.index)} />
        </>
      )}
    </>
  );
}

/** The results of a query. Loads when the search box is first used, as it imports the engine. */
export function SearchResultsView(props: SearchResultsViewProps): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <ResultsOrLoadState {...props} />
    </QueryClientProvider>
  );
}
