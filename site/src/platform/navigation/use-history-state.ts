import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { entryOf, noteEntry } from './entries.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * State that belongs to a page's entry in the history: a reader who comes back, or loads the page again, finds it as it was.
 * @param name its own on the page
 * @param initial for a page that is gone to anew; of the kind that JSON can hold
 */
export function useHistoryState<T extends string | number | boolean>(name: string, initial: T): [T, (value: T) => void] {
  const { key } = useLocation();
  const isHydrated = useHydrated();
  const [value, setValue] = useState<T>(() => (entryOf(key).kept?.[name] as T | undefined) ?? initial);
  const keep = useCallback(
    (next: T): void => {
      noteEntry(key, { kept: { ...entryOf(key).kept, [name]: next } });
      setValue(next);
    },
    [key, name],
  );
  // While a document hydrates the page is as the server wrote it.
  return [isHydrated ? value : initial, keep];
}
