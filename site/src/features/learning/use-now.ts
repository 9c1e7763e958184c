import { useSyncExternalStore } from 'react';
import { onNewDay } from '../counting/day.ts';
import { today } from '../counting/today.ts';

let now = new Date();

/** The same moment as long as the date is the same, so that what is shown changes with the day alone. */
function momentOfToday(): Date {
  if (today(now) !== today()) now = new Date();
  return now;
}

/** A page that was out of sight for a night looks at once. */
function subscribe(tell: () => void): () => void {
  const stop = onNewDay(tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', tell);
  };
}

/** A moment of the reader's date, for telling when duas come back. */
export const useNow = (): Date => useSyncExternalStore(subscribe, momentOfToday, momentOfToday);
