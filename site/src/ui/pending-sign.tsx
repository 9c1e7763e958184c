import { type ReactElement, useSyncExternalStore } from 'react';
import { DelayedLoading } from './loading.tsx';
import { isAnyLoadPending, onPendingChange } from '../platform/loading/pending.ts';

/** "Loading..." while any module is loading. */
export function PendingSign(): ReactElement | null {
  const pending = useSyncExternalStore(onPendingChange, isAnyLoadPending, isAnyLoadPending);
  return pending ? <DelayedLoading /> : null;
}
