/** Who wants to know of changes to what is kept under one key, in this tab or another one. */
export interface KeyListeners {
  /** Calls all of them back. */
  tell: () => void;
  /** Adds one. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** @param reread takes over what another tab has stored, before the listeners are called back */
export function keyListeners(key: string, reread: () => void): KeyListeners {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key !== key) return;
    reread();
    tell();
  };
  return {
    tell,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}
