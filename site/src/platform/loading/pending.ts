/** The number of modules that are loading, for the one sign that shows it. */
let pending = 0;
const listeners = new Set<() => void>();

/** Counts a load as pending until it ends, well or not. */
export async function whilePending<T>(load: Promise<T>): Promise<T> {
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

export const isPending = (): boolean => pending > 0;

/** Calls back on every change. Returns the way to stop. */
export function onPendingChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
