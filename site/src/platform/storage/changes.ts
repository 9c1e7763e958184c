/** Tells listeners that a stored value may have changed: in this tab, in another one, or while the page was hidden. */

export interface ChangeNotifier {
  /** Calls all listeners back. */
  tell: () => void;
  /** Adds a listener. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Listeners get no value: they read the storage again, so that no copy in memory can be out of date.
 * @param isOurs whether a storage key is listened to
 * @param watch a further source of changes, started with the first listener; returns the function that stops it
 */
export function createChangeNotifier(isOurs: (key: string) => boolean, watch?: (tell: () => void) => () => void): ChangeNotifier {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  // Another tab that imports a file changes a thousand keys at once: the listeners are called once for all of them.
  let soon: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      tell();
    });
  };
  const fromOtherTab = ({ key }: StorageEvent): void => {
    // No key means that the whole storage was cleared.
    if (key === null || isOurs(key)) tellSoon();
  };
  // A page in the back/forward cache gets no storage events.
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') tell();
  };
  let stopWatching: (() => void) | undefined;
  const start = (): void => {
    window.addEventListener('storage', fromOtherTab);
    window.addEventListener('pageshow', tell);
    document.addEventListener('visibilitychange', onVisible);
    stopWatching = watch?.(tell);
  };
  const stop = (): void => {
    window.removeEventListener('storage', fromOtherTab);
    window.removeEventListener('pageshow', tell);
    document.removeEventListener('visibilitychange', onVisible);
    stopWatching?.();
  };
  return {
    tell,
    subscribe(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}
