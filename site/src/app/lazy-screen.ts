import type { ComponentType } from 'react';
import { lazyModule } from '../platform/loading/lazy-module.ts';
import { arrived, hasRouter, NotLoadedError } from './missing-chunk.ts';
import { retryableScreen } from './retryable-screen.tsx';
import * as messages from '../../../packages/core/messages/app.ts';

interface ScreenModule {
  default: ComponentType;
}

/**
 * A route's lazy part from a screen module: its default export is the component. The router keeps for good what a lazy part
 * comes to, a failure too, and the page would be dead until a reload; so a screen that does not come, comes to one that can be tried
 * again.
 */
export function lazyScreen(load: () => Promise<ScreenModule>): () => Promise<{ Component: ComponentType }> {
  const screen = lazyModule(messages.thisPage, load, 'default');
  return async () => {
    try {
      // A preloaded module is used at once: another import() of it would wait for a task, and frames, in between.
      const state = screen.state();
      return { Component: state.status === 'ready' ? state.value : await arrived(screen.prefetch()) };
    } catch (error) {
      if (!hasRouter() || !(error instanceof NotLoadedError)) throw error;
      return { Component: retryableScreen(load, error.message) };
    }
  };
}
