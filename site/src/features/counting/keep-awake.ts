/** Keeps the screen from going dark while it is asked for, where the browser can: nobody touches it while the hands are raised. */

/**
 * The browser lets go of the screen whenever the page is out of sight; it is asked again when the page comes back.
 * @returns the way to stop
 */
export function keepAwake(): () => void {
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
      // Refused, for want of power perhaps: the screen does what it always does.
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
