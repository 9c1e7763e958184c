/**
 * A module of the app that loads when it is first used. Where it does not come, the page stays as it is, the reader is told and can
 * try again.
 */
import { showLoadFailure } from './load-failure.ts';
import { countAsPending } from './pending.ts';
import { reloadPastCache } from './reload.ts';
import { resource, type Resource } from './resource.ts';

export interface LazyModule<T> extends Resource<T> {
  /**
   * Loads the module and does with it what the reader asked for. Where either fails, a message says so and offers to try again.
   * @returns a function that cancels this and removes the message
   */
  use: (act: (value: T) => unknown) => () => void;
  /** Like `load`, but without showing "Loading...". */
  prefetch: () => Promise<T>;
  /** Preloads the module; shows no message. */
  prepare: () => void;
  /** Loads again, for a component that shows the failure itself. */
  retry: () => void;
}

const doNothing = (): void => undefined;

/**
 * @param name of the module in messages, as the beginning of a sentence: "The menu"
 * @param fetchModule the import; it is called again after a failure
 * @param exported the export that is wanted. A module without it counts as a failure: a server may answer with an empty file.
 */
export function lazyModule<M, K extends keyof M>(name: string, fetchModule: () => Promise<M>, exported: K): LazyModule<M[K]> {
  type T = M[K];
  const { load: prefetch, state, subscribe } = resource<T>(async () => (await fetchModule())[exported]);
  /** The last failure that a message was shown for: many callers may wait for one load, and one message is enough. */
  let lastTold: unknown;

  const load = (): Promise<T> => (state().status === 'ready' ? prefetch() : countAsPending(prefetch()));

  /**
   * Loads again. A browser may cache a failed import until a reload, so on failure the page is reloaded if the site
   * answers.
   */
  const loadAgain = async (): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      await reloadPastCache();
      throw error;
    }
  };

  const use = (act: (value: T) => unknown): (() => void) => {
    let isDropped = false;
    let hideFailure = doNothing;
    const actOn = (loading: Promise<T>): void => {
      loading
        .then((value) => isDropped || act(value))
        .catch((error: unknown) => {
          if (isDropped || error === lastTold) return;
          lastTold = error;
          hideFailure = showLoadFailure(name, () => actOn(loadAgain()));
        });
    };
    actOn(load());
    return () => {
      isDropped = true;
      hideFailure();
    };
  };

  return {
    load,
    prefetch,
    state,
    subscribe,
    use,
    prepare: () => void prefetch().catch(doNothing),
    retry: () => void loadAgain().catch(doNothing),
  };
}
