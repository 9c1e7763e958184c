import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { withBreaksAfterSlash } from '../../ui/with-breaks-after-slash.tsx';
import { useCards } from '../saved/use-cards.ts';
import { listAddress, listKey, LISTS_OVERVIEW_ADDRESS } from './addresses.ts';
import { itemsWithCards, cardQueryOf, stepsOfList } from './known-items.ts';
import type { DuaList } from './list-record.ts';
import { withdrawListUndo } from './notify-lists.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';
import * as remembranceMessages from '../../../../packages/core/messages/remembrance.ts';

const oneAtATimeView = lazyModule(remembranceMessages.oneAtATimeQuoted, () => import('../remembrance/one-at-a-time.tsx'), 'default');

/** Preloads the view when a pointer comes near the button. */
export const preloadOneAtATime = oneAtATimeView.prepare;

/** History state of an entry pushed from the list's own view: leaving goes back to it. */
export interface OpenedFromListState {
  overList: true;
}

/** Shows a list's duas one at a time. */
export function ListOneAtATime({ list: { id, name, items } }: { list: DuaList }): ReactElement {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { value: lookup, failed, retry } = useCards(items.map(cardQueryOf));
  const loaded = useLazyModule(oneAtATimeView);
  const list = useMemo(() => lookup && { key: listKey(id), steps: stepsOfList(id, itemsWithCards(items, lookup)) }, [id, items, lookup]);
  const isEmpty = list?.steps.length === 0;
  useEffect(() => {
    // This version has none of its duas: the view of the list says so.
    if (isEmpty) void navigate(listAddress(id), { replace: true });
  }, [isEmpty, id, navigate]);
  // The toast that offers to undo a change of a list would cover the text.
  useEffect(withdrawListUndo, []);
  // Going back in the history takes a moment; a second press meanwhile would go back one entry too far.
  const isLeaving = useRef(false);
  const leave = (): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void ((state as OpenedFromListState | null)?.overList ? navigate(-1) : navigate(listAddress(id), { replace: true }));
  };
  const hasFailed = failed || loaded.status === 'failed';
  if (hasFailed || !list || isEmpty || loaded.status !== 'ready')
    return (
      <>
        <ScreenHeader title={<bdi>{withBreaksAfterSlash(name)}</bdi>} back={{ to: listAddress(id), label: name }} />
        <main>
          {hasFailed ? <LoadFailed onRetry={failed ? retry : oneAtATimeView.retry}>{messages.notLoaded}</LoadFailed> : <DelayedLoading />}
        </main>
      </>
    );
  return <loaded.value page={{ title: name, cards: [], showReferences: true }} path={LISTS_OVERVIEW_ADDRESS} list={list} onLeave={leave} />;
}
