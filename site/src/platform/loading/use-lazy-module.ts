import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module.ts';
import type { ResourceState } from './resource.ts';

const nothing = (): void => undefined;

/** A module that stands in the page: loads it and follows it. Where it fails, whoever shows it says so in its place. */
export function useLazyModule<T>(module: LazyModule<T>): ResourceState<T> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state);
  useEffect(() => {
    module.load().catch(nothing);
  }, [module]);
  return state;
}

/** As `useLazyModule`, for one that something else can stand in for: a failure is told in a message. */
export function useOptionalModule<T>(module: LazyModule<T>): ResourceState<T> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state);
  useEffect(() => module.use(nothing), [module]);
  return state;
}
