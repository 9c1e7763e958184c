/** Keeps the screen on, where the browser can: nobody touches it while the hands are raised in dua. */

/**
 * The browser releases the wake lock when the page is hidden, so it is requested again when the page is visible.
 * @returns a function that stops it
 */
export function keepScreenAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let isOver = false;
  let isAsking = false;
  let lock: WakeLockSentinel | undefined;

  const letGo = async (held: WakeLockSentinel): Promise<void> => {
    try {
      await held.release();
    } catch {
      // The lock is released already.
    }
  };
  const ask = async (): Promise<void> => {
    if (isOver || isAsking || document.visibilityState !== 'visible' || lock?.released === false) return;
    isAsking = true;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await letGo(lock);
    } catch {
      // Refused, perhaps for a low battery: the screen turns off as usual.
    }
    isAsking = false;
  };
  const onVisible = (): void => void ask();

  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    if (lock) void letGo(lock);
  };
}
