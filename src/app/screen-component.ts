import type { ComponentType } from 'react';
import { lateScreen } from './late-screen.tsx';
import { arrivedModule, hasRouter, NotLoadedError } from './missing-chunk.ts';

interface ScreenModule {
  default: ComponentType;
}

/**
 * A route's lazy part from a screen module: its default export is the component. The router keeps for good what a lazy part
 * comes to, a failure too, and the page would be dead until a reload; so what does not come, comes to a late screen.
 */
export function screenComponent(load: () => Promise<ScreenModule>): () => Promise<{ Component: ComponentType }> {
  // What was loaded ahead is at hand at the press: another import() of it would wait for a task, and frames, in between.
  let arrived: ScreenModule | undefined;
  return async () => {
    try {
      arrived ??= await arrivedModule(load());
      return { Component: arrived.default };
    } catch (error) {
      if (!hasRouter() || !(error instanceof NotLoadedError)) throw error;
      return { Component: lateScreen(load, error.message) };
    }
  };
}
