import { useCallback, useEffect, useRef, useState } from 'react';

export interface LoadResult<T> {
  /** Undefined until the first load ends, and after a failure; while loading another, still the former one. */
  value: T | undefined;
  failed: boolean;
  /** Loads again after a failure. */
  retry: () => void;
}

/**
 * Loads data that depends on what the reader has or chooses.
 * @param load is called anew whenever it is another function, so its owner keeps it with `useCallback`
 */
export function useLoaded<T>(load: () => Promise<T>): LoadResult<T> {
  const [loaded, setLoaded] = useState<{ value?: T; failed: boolean }>({ failed: false });
  const current = useRef(load);
  const begin = useCallback((): void => {
    current.current = load;
    const show = (next: { value?: T; failed: boolean }): void => {
      if (current.current === load) setLoaded(next);
    };
    load().then(
      (value) => show({ value, failed: false }),
      () => show({ failed: true }),
    );
  }, [load]);
  useEffect(begin, [begin]);
  const retry = (): void => {
    setLoaded({ failed: false });
    begin();
  };
  return { value: loaded.value, failed: loaded.failed, retry };
}
