import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { historyEntryByKey, updateHistoryEntryByKey } from './history-entries.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * State that belongs to the current history entry: it is restored on back/forward and after a reload.
 * @param name unique on the page
 * @param initial for a newly opened page
 */
export function useHistoryState<T extends string | number | boolean>(name: string, initial: T): [T, (value: T) => void] {
  const { key } = useLocation();
  const isHydrated = useHydrated();
  const [value, setValue] = useState<T>(() => (historyEntryByKey(key).kept?.[name] as T | undefined) ?? initial);
  const keep = useCallback(
    (next: T): void => {
      updateHistoryEntryByKey(key, { kept: { ...historyEntryByKey(key).kept, [name]: next } });
      setValue(next);
    },
    [key, name],
  );
  // During hydration the page must equal the prerendered one.
  return [isHydrated ? value : initial, keep];
}
