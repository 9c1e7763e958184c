import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module.ts';
import type { ResourceState } from './resource.ts';

const doNothing = (): void => undefined;

/** Loads a module that the page needs, and follows its state. The component must show a failure itself. */
export function useLazyModule<T>(module: LazyModule<T>): ResourceState<T> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state);
  useEffect(() => {
    module.load().catch(doNothing);
  }, [module]);
  return state;
}

/** Like `useLazyModule`, for a module that the page can do without: a failure is shown as a toast. */
export function useModuleWithFailureToast<T>(module: LazyModule<T>): ResourceState<T> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state);
  useEffect(() => module.use(doNothing), [module]);
  return state;
}
