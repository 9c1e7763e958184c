/** Who wants to know when something that is kept may have changed: here, in another tab, or while the page was out of sight. */

export interface Changes {
  /** Calls all listeners back. */
  tell: () => void;
  /** Adds a listener. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Listeners only look again: what is kept is read where it is asked for, so that no copy in memory can be out of date.
 * @param isOurs whether a key of storage is listened to
 * @param watch a further reason to look again, begun with the first listener; it returns the way to stop
 */
export function changesOf(isOurs: (key: string) => boolean, watch?: (tell: () => void) => () => void): Changes {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  // Another tab that takes in a file changes a thousand keys at once; they are looked at together.
  let soon: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      tell();
    });
  };
  const fromOtherTab = ({ key }: StorageEvent): void => {
    // No key means that all of them were cleared.
    if (key === null || isOurs(key)) tellSoon();
  };
  // A page in the back/forward cache hears of nothing that happens meanwhile.
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
