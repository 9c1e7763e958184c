import type { ComponentType } from 'react';
import { lazyModule } from '../platform/loading/lazy-module.ts';
import { loadedOrReload, hasRouter, PageNotLoadedError } from './missing-chunk.ts';
import { retryableScreen } from './retryable-screen.tsx';
import * as messages from '../../../packages/core/messages/app.ts';

interface ScreenModule {
  default: ComponentType;
}

/**
 * The `lazy` function of a route, from a screen module with a default export. The router caches its result for good,
 * failures too; so a screen that fails to load resolves to one that can be tried again.
 */
export function lazyScreen(load: () => Promise<ScreenModule>): () => Promise<{ Component: ComponentType }> {
  const screen = lazyModule(messages.thisPage, load, 'default');
  return async () => {
    try {
      // A preloaded module is used at once: another import() of it would wait for a task, and frames, in between.
      const state = screen.state();
      return { Component: state.status === 'ready' ? state.value : await loadedOrReload(screen.prefetch()) };
    } catch (error) {
      if (!hasRouter() || !(error instanceof PageNotLoadedError)) throw error;
      return { Component: retryableScreen(load, error.message) };
    }
  };
}
