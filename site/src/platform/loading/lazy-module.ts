/**
 * A module of the app that loads when it is first used. Where it does not come, the page stays as it is, the reader is told and can
 * try again.
 */
import { tellFailure } from './load-failure.ts';
import { whilePending } from './pending.ts';
import { reloadPastCache } from './reload.ts';
import { resource, type Resource } from './resource.ts';

export interface LazyModule<T> extends Resource<T> {
  /** Loads it and does with it what the reader asked for. Where either fails, a message says so and offers to try again. */
  use: (act: (value: T) => unknown) => void;
  /** As `load`, but no "Loading..." stands on the page meanwhile. */
  prefetch: () => Promise<T>;
  /** Preloads the module; shows no message. */
  prepare: () => void;
  /** "Try again" of whoever shows the failure in its place. */
  retry: () => void;
}

const nothing = (): void => undefined;

/**
 * @param name of the module in messages, as the beginning of a sentence: "The menu"
 * @param fetchModule the import; it is called again after a failure
 * @param exported the export that is wanted. A module without it counts as a failure: a server may answer with an empty file.
 */
export function lazyModule<M, K extends keyof M>(name: string, fetchModule: () => Promise<M>, exported: K): LazyModule<M[K]> {
  type T = M[K];
  const { load: prefetch, state, subscribe } = resource<T>(async () => (await fetchModule())[exported]);
  /** Many may wait for one load, such as each card of a page for its words; they are told of its failure once. */
  let lastTold: unknown;

  const load = (): Promise<T> => (state().status === 'ready' ? prefetch() : whilePending(prefetch()));

  /** A browser may cache a failed import until the page is reloaded. Where the site can be reached, the page is reloaded at once. */
  const loadAgain = async (): Promise<T> => {
    try {
      return await load();
    } catch (error) {
      await reloadPastCache();
      throw error;
    }
  };

  const actOn = (loading: Promise<T>, act: (value: T) => unknown): void => {
    loading.then(act).catch((error: unknown) => {
      if (error === lastTold) return;
      lastTold = error;
      void tellFailure(name, () => actOn(loadAgain(), act));
    });
  };

  return {
    load,
    prefetch,
    state,
    subscribe,
    use: (act) => actOn(load(), act),
    prepare: () => void prefetch().catch(nothing),
    retry: () => void loadAgain().catch(nothing),
  };
}
