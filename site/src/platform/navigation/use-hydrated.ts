import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False while a prerendered page is taken over: it was made without knowing the query and the fragment of its address, or
 * where the reader came from.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
