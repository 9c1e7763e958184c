import { useSyncExternalStore } from 'react';
import { onNewDay } from './day.ts';
import { today } from './today.ts';

let now = new Date();

/** A moment of today, the same object until the date changes. */
function momentOfToday(): Date {
  if (today(now) !== today()) now = new Date();
  return now;
}

/** Also checks the date when the page becomes visible, as timers may sleep over midnight. */
function subscribeToNewDay(tell: () => void): () => void {
  const stop = onNewDay(tell, today);
  document.addEventListener('visibilitychange', tell);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', tell);
  };
}

/** A moment of the current date in local time; it changes only with the date. */
export const useToday = (): Date => useSyncExternalStore(subscribeToNewDay, momentOfToday, momentOfToday);
