import { lazy, type ReactElement, Suspense, useDeferredValue, useRef } from 'react';
import { Loading } from '../../components/loading.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { isAnswerable } from '../../search/answerable.ts';
import { isBounded } from '../../search/query-bounds.ts';
import { useQueryAddress } from '../../search/use-query-address.ts';
import { useResultKeys } from '../../search/use-result-keys.ts';
import { SearchBox } from './search-box.tsx';
import { Bounds, Examples } from './states.tsx';

const loadAnswer = () => import('./answer.tsx');
const Answer = lazy(loadAnswer);

/** The first touch of the box brings the engine and the index, before the query is long enough to be answered. */
const prepare = (): void => void loadAnswer().then(({ fetchIndex }) => fetchIndex());

/** One box over every text of the site. */
export default function Search(): ReactElement {
  const region = useRef<HTMLElement>(null);
  const { text, setText, settle } = useQueryAddress();
  // The box shows each key at once; the results follow when there is time.
  const query = useDeferredValue(text.trim());
  useResultKeys(region);
  return (
    <>
      <ScreenHeader title="Search" back={{ to: '/', label: 'home' }} />
      <main ref={region}>
        <SearchBox text={text} setText={setText} settle={settle} prepare={prepare} />
        {isBounded(query) ? <Bounds /> : null}
        {isAnswerable(query) ? (
          <Suspense fallback={<Loading />}>
            <Answer query={query} settle={settle} />
          </Suspense>
        ) : (
          <Examples />
        )}
      </main>
    </>
  );
}
