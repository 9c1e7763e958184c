import { useEffect, useRef, useState } from 'react';

/** A screen reader takes about this long to say a number; news that come faster would queue up behind the counting. */
export const MIN_MS_BETWEEN_ANNOUNCEMENTS = 1000;

/** Milliseconds until the next value may be announced. */
export const msUntilNextAnnouncement = (now: number, lastSaid: number): number =>
  Math.max(0, lastSaid + MIN_MS_BETWEEN_ANNOUNCEMENTS - now);

/** The newest value, updated at most once a second, to be announced; undefined until the value first changes. */
export function useValueToAnnounce<T>(value: T): T | undefined {
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
      msUntilNextAnnouncement(performance.now(), lastSaid.current),
    );
    return () => clearTimeout(timer);
  }, [value, announced]);
  return announced;
}
