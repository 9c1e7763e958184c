import { type ReactElement, useSyncExternalStore } from 'react';
import { Loading } from '../components/loading.tsx';
import { isPending, onPendingChange } from './pending.ts';

/** The sign that a part is on its way, while one is. */
export function PartsLoading(): ReactElement | null {
  const pending = useSyncExternalStore(onPendingChange, isPending, isPending);
  return pending ? <Loading /> : null;
}
