import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { engineQuery, queryClient } from './index-query.ts';
import { RootHits } from './root-hits.tsx';
import { matchRoots } from './root-match.ts';
import { search } from './search.ts';
import { Announcement } from './announcement.tsx';
import { Results } from './results.tsx';
import { RequestMissingText, NothingFound, SearchNotLoaded, Offline, OtherWays, SelfHarm } from './states.tsx';
import { addStyles } from '../../platform/add-styles.ts';
import styles from './results.css?inline';

addStyles(styles);

interface AnswerProps {
  /** Long enough to be answered. */
  query: string;
  /** The query is being typed: what a phone shows is enough. */
  isBrief: boolean;
  settle: () => void;
}

/** Fetches the index, so that it is on its way while the query is still being typed. */
export const fetchIndex = (): Promise<void> => queryClient.prefetchQuery(engineQuery);

function Found({ query, isBrief, settle }: AnswerProps): ReactElement {
  const { data: engine, isError, fetchStatus, refetch } = useQuery(engineQuery);
  const found = useMemo(() => (engine ? search(engine, query) : undefined), [engine, query]);
  const roots = useMemo(() => (engine ? matchRoots(engine.index.roots, query) : []), [engine, query]);
  if (isError) return <SearchNotLoaded retry={() => void refetch()} />;
  if (fetchStatus === 'paused') return <Offline />;
  if (!engine || !found) return <Loading />;
  return (
    <>
      <Announcement found={found} />
      {found.selfHarm ? <SelfHarm /> : null}
      {roots.length > 0 ? <RootHits roots={roots} settle={settle} /> : null}
      {found.groups.length > 0 ? (
        <>
          <Results key={query} query={query} isBrief={isBrief} found={found} index={engine.index} settle={settle} />
          {found.kind === 'perhaps' && !isBrief ? <OtherWays /> : null}
          {isBrief ? null : <RequestMissingText query={query} />}
        </>
      ) : (
        <NothingFound query={query} />
      )}
    </>
  );
}

/** The results of a query. Imports the search engine, so it loads with the first touch of the box. */
export function Answer(props: AnswerProps): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <Found {...props} />
    </QueryClientProvider>
  );
}
