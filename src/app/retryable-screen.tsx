import type { ComponentType, ReactElement } from 'react';
import { Loading } from '../components/loading.tsx';
import type { LazyModule } from '../loading/lazy-module.ts';
import { useLazyModule } from '../loading/use-lazy-module.ts';
import { ErrorPage } from './error-page.tsx';

/**
 * A screen whose code did not come with the navigation to it: loads it again each time it is shown, and at the reader's wish.
 * @param message what the reader is told while it is missing
 */
export function retryableScreen(screen: LazyModule<ComponentType>, message: string): ComponentType {
  return function RetryableScreen(): ReactElement {
    const state = useLazyModule(screen);
    if (state.status === 'failed') return <ErrorPage message={message} again={screen.retry} />;
    return state.status === 'ready' ? <state.value /> : <Loading />;
  };
}
