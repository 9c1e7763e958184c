import { type ComponentType, type ReactElement, useState } from 'react';
import { DelayedLoading } from '../ui/loading.tsx';
import { lazyModule } from '../platform/loading/lazy-module.ts';
import { useLazyModule } from '../platform/loading/use-lazy-module.ts';
import { ErrorPage } from './error-page.tsx';
import * as messages from '../../../packages/core/messages/app.ts';

/**
 * A screen whose code failed to load during the navigation: loads it again each time the screen is shown, and when the reader
 * asks for it.
 * @param failureMessage for the reader while the screen is missing
 */
export function retryableScreen(load: () => Promise<{ default: ComponentType }>, failureMessage: string): ComponentType {
  return function RetryableScreen(): ReactElement {
    // A new lazy module each time the screen is shown, so that it begins by loading and not with the former failure.
    const [screen] = useState(() => lazyModule(messages.thisPage, load, 'default'));
    const state = useLazyModule(screen);
    if (state.status === 'failed') return <ErrorPage message={failureMessage} again={screen.retry} />;
    return state.status === 'ready' ? <state.value /> : <DelayedLoading />;
  };
}
