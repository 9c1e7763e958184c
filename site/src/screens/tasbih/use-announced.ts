import { useEffect, useRef, useState } from 'react';

/** A screen reader takes about this long to say a number; news that come faster would queue up behind the counting. */
export const PAUSE_MS = 1000;

/** Milliseconds until the next value may be announced. */
export const waitBefore = (now: number, lastSaid: number): number => Math.max(0, lastSaid + PAUSE_MS - now);

/** The value to announce: the newest one, at most one a second; undefined until the value has changed for the first time. */
export function useAnnounced<T>(value: T): T | undefined {
  const [announced, setAnnounced] = useState<T>();
  const first = useRef(value);
  const lastSaid = useRef(-Infinity);
  useEffect(() => {
    if (announced === undefined && value === first.current) return undefined;
    if (announced === value) return undefined;
    const timer = setTimeout(
      () => {
        lastSaid.current = performance.now();
        setAnnounced(value);
      },
      waitBefore(performance.now(), lastSaid.current),
    );
    return () => clearTimeout(timer);
  }, [value, announced]);
  return announced;
}
