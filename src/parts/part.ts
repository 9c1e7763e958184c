/**
 * A part of the app that loads when it is first used: a module, loaded once. Where it does not come, the page stays as it is.
 * The failure is told and is not kept, so that the next use asks again.
 */
import { tellMissing } from './missing.ts';
import { whilePending } from './pending.ts';

export type PartState<T> = { status: 'unasked' | 'loading' | 'failed' } | { status: 'ready'; value: T };

export interface Part<T> {
  /** Loads it, or gives what is there. Rejects where it does not come, and tells nobody. */
  load: () => Promise<T>;
  /** Loads it and does with it what the reader asked for; where it does not come, tells so and offers to try again. */
  use: (act: (value: T) => unknown) => void;
  /** Loads it before it is asked for; nobody is told of anything. */
  prepare: () => void;
  state: () => PartState<T>;
  /** Calls back on every change of the state. Returns the way to stop. */
  subscribe: (tell: () => void) => () => void;
}

/**
 * @param name how the reader is told of it, as the beginning of a sentence: "The menu"
 * @param fetchModule the import; it is called again after a failure
 */
export function part<T>(name: string, fetchModule: () => Promise<T>): Part<T> {
  let state: PartState<T> = { status: 'unasked' };
  let loading: Promise<T> | undefined;
  /** Failures in a row, and how many of them the reader knows of. */
  let failures = 0;
  let told = 0;
  const listeners = new Set<() => void>();

  const become = (next: PartState<T>): void => {
    state = next;
    for (const tell of listeners) tell();
  };

  const fetchOnce = async (): Promise<T> => {
    become({ status: 'loading' });
    try {
      const value = await fetchModule();
      failures = 0;
      told = 0;
      become({ status: 'ready', value });
      return value;
    } catch (error) {
      failures++;
      become({ status: 'failed' });
      throw error;
    } finally {
      loading = undefined;
    }
  };

  const begin = (): Promise<T> => {
    if (state.status === 'ready') return Promise.resolve(state.value);
    loading ??= fetchOnce();
    return loading;
  };

  const load = (): Promise<T> => (state.status === 'ready' ? begin() : whilePending(begin()));

  const use = (act: (value: T) => unknown): void => {
    load().then(act, () => {
      // Many may wait for one load: each card of a page for its words, say.
      if (told === failures) return;
      told = failures;
      void tellMissing(name, failures, () => use(act));
    });
  };

  return {
    load,
    use,
    prepare: () => void begin().catch(() => undefined),
    state: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
