/** The one way to load something late: once, checked, and kept. A failure is not kept, so the next call loads again. */

export type ResourceState<T> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; value: T };

export interface Resource<T> {
  /** Loads the resource, or returns the loaded one. Rejects where the load fails or brings something else. */
  load: () => Promise<T>;
  state: () => ResourceState<T>;
  /** Calls `listener` on every change of the state. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** @param fetchValue loads the value; resolves with undefined where the answer lacks what was asked for */
export function resource<T>(fetchValue: () => Promise<T | undefined>): Resource<T> {
  let state: ResourceState<T> = { status: 'idle' };
  let loading: Promise<T> | undefined;
  const listeners = new Set<() => void>();

  const setState = (next: ResourceState<T>): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fetchOnce = async (): Promise<T> => {
    setState({ status: 'loading' });
    try {
      const value = await fetchValue();
      if (value === undefined) throw new Error('incomplete');
      setState({ status: 'ready', value });
      return value;
    } catch (error) {
      setState({ status: 'failed' });
      // A new error each time, since a browser may give the same object for a repeated failure, and callers compare
      // errors.
      throw new Error('could not be loaded', { cause: error });
    } finally {
      loading = undefined;
    }
  };

  return {
    load() {
      if (state.status === 'ready') return Promise.resolve(state.value);
      loading ??= fetchOnce();
      return loading;
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
