/** Counts the modules that are loading, for the one "Loading..." of the page. */
let pending = 0;
const listeners = new Set<() => void>();

/** Counts a load as pending until it ends, well or not. */
export async function countAsPending<T>(load: Promise<T>): Promise<T> {
  const change = (by: 1 | -1): void => {
    pending += by;
    for (const tell of listeners) tell();
  };
  change(1);
  try {
    return await load;
  } finally {
    change(-1);
  }
}

export const isAnyLoadPending = (): boolean => pending > 0;

/** Calls `tell` on every change of the count. @returns a function that unsubscribes */
export function onPendingLoadsChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
