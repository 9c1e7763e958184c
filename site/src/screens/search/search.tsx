import { memo, type ReactElement, useDeferredValue, useRef } from 'react';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { isAnswerable } from '../../features/search/answerable.ts';
import { mayBeTruncated } from '../../features/search/query-limits.ts';
import { useQueryAddress } from '../../features/search/use-query-address.ts';
import { useResultKeys } from '../../features/search/use-result-keys.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { QueryTruncatedNote, Examples, SearchNotLoaded } from '../../features/search/states.tsx';
import * as messages from '../../../../packages/core/messages/search.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const load = () => import('../../features/search/search-results-view.tsx');
const resultsView = lazyModule(messages.theSearch, load, 'SearchResultsView');
const fetchIndexModule = lazyModule(messages.theSearch, load, 'fetchIndex');

/** Loads the search engine and its index when the box is first focused, before the query is long enough. */
function preloadSearch(): void {
  // A failed module is not loaded again here: the results show the failure and wait for the reader.
  if (resultsView.state().status === 'failed') return;
  fetchIndexModule.load().then(
    (fetchIndex) => fetchIndex(),
    () => undefined,
  );
}

/** Memoized: while a key is shown in the box, the results of the old query are not rendered again. */
const MemoizedSearchResults = memo(function MemoizedSearchResults(props: {
  query: string;
  isBrief: boolean;
  settle: () => void;
}): ReactElement | null {
  const state = useLazyModule(resultsView);
  if (state.status === 'failed') return <SearchNotLoaded retry={resultsView.retry} />;
  return state.status === 'ready' ? <state.value {...props} /> : null;
});

/** Screen: searches all texts of the site. */
export default function Search(): ReactElement {
  const region = useRef<HTMLElement>(null);
  const { text, setText, isTyping, settle } = useQueryAddress();
  // The box shows each key at once; the results follow when there is time.
  const query = useDeferredValue(text.trim());
  const isBrief = useDeferredValue(isTyping);
  useResultKeys(region);
  return (
    <>
      <ScreenHeader title={screenMessages.searchTitle} back={{ to: '/', label: commonMessages.home }} />
      <main ref={region}>
        <SearchBox text={text} setText={setText} settle={settle} prepare={preloadSearch} />
        {mayBeTruncated(query) ? <QueryTruncatedNote /> : null}
        {isAnswerable(query) ? <MemoizedSearchResults query={query} isBrief={isBrief} settle={settle} /> : <Examples />}
      </main>
    </>
  );
}
