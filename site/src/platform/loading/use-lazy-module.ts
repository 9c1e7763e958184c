import { useEffect, useRef, useSyncExternalStore } from 'react';
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

/** Like `useLazyModule`, for a module that the page can do without: a failure is shown as a toast, as long as the component is there. */
export function useModuleWithFailureToast<T>(module: LazyModule<T>): ResourceState<T> {
  const state = useSyncExternalStore(module.subscribe, module.state, module.state);
  useEffect(() => module.use(doNothing), [module]);
  return state;
}

/** Drops what the reader asked for before. */
let dropEarlier = doNothing;

/**
 * Returns a function that loads a module and uses it as the reader asked. Its next call, by any component, cancels what is still
 * loading, so that no two dialogs open over each other. Unmounting cancels it too, so that nothing takes the reader away from
 * another page.
 */
export function useLazyAction(): <T>(module: LazyModule<T>, act: (value: T) => unknown) => void {
  const drop = useRef(doNothing);
  useEffect(() => () => drop.current(), []);
  return (module, act) => {
    dropEarlier();
    dropEarlier = module.use(act);
    drop.current = dropEarlier;
  };
}
