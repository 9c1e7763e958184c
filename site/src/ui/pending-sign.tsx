import { type ReactElement, useSyncExternalStore } from 'react';
import { Loading } from './loading.tsx';
import { isPending, onPendingChange } from '../platform/loading/pending.ts';

/** The sign that something the reader asked for is on its way, while it is. */
export function PendingSign(): ReactElement | null {
  const pending = useSyncExternalStore(onPendingChange, isPending, isPending);
  return pending ? <Loading /> : null;
}
