import { type ReactElement, useSyncExternalStore } from 'react';
import { DelayedLoading } from './loading.tsx';
import { isAnyLoadPending, onPendingLoadsChange } from '../platform/loading/pending.ts';

/** "Loading..." while any module is loading. */
export function PendingLoadSign(): ReactElement | null {
  const pending = useSyncExternalStore(onPendingLoadsChange, isAnyLoadPending, isAnyLoadPending);
  return pending ? <DelayedLoading /> : null;
}
