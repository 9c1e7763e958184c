import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module.ts';
import type { ResourceState } from './resource.ts';

const nothing = (): void => undefined;

/** Loads a module that is part of the page and subscribes to it. The component that shows it also shows its failure. */
export function useLazyModule<T>(module: LazyModule<T>): ResourceState<T> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state);
  useEffect(() => {
    module.load().catch(nothing);
  }, [module]);
  return state;
}

/** Like `useLazyModule`, for a module that has a fallback: a message tells of a failure. */
export function useOptionalModule<T>(module: LazyModule<T>): ResourceState<T> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state);
  useEffect(() => module.use(nothing), [module]);
  return state;
}
