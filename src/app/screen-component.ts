import type { ComponentType } from 'react';
import { lateScreen } from './late-screen.tsx';
import { arrivedModule, hasRouter, NotLoadedError } from './missing-chunk.ts';

/**
 * A route's lazy part from a screen module: its default export is the component. The router keeps for good what a lazy part
 * comes to, a failure too, and the page would be dead until a reload; so what does not come, comes to a late screen.
 */
export const screenComponent = (load: () => Promise<{ default: ComponentType }>) => async (): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: (await arrivedModule(load())).default };
  } catch (error) {
    if (!hasRouter() || !(error instanceof NotLoadedError)) throw error;
    return { Component: lateScreen(load, error.message) };
  }
};
