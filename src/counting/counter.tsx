import { Check } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { vibrate } from '../vibration/vibrate.ts';
import { countOf, countOne, onCountsChange } from './counts.ts';

const TAP_MS = 12;
const DONE_MS = [30, 60, 30];

interface CounterProps {
  /** `category/page#card`. */
  countKey: string;
  /** Times to say it. */
  repeat: number;
}

/** Counts in place: each tap adds one, and goes past the count if the reader does. */
export function Counter({ countKey, repeat }: CounterProps): ReactElement {
  const count = useSyncExternalStore(
    onCountsChange,
    () => countOf(countKey),
    () => 0,
  );
  const done = count >= repeat;
  const tap = (): void => vibrate(countOne(countKey) === repeat ? DONE_MS : TAP_MS);
  return (
    <div className={done ? 'counter counter-done' : 'counter'}>
      <button type="button" className="counter-button" aria-label={`${count} / ${repeat}, count one`} onClick={tap}>
        <progress className="counter-progress" aria-hidden="true" max={repeat} value={Math.min(count, repeat)} />
        <span className="counter-face" aria-hidden="true">
          {done ? <Check /> : null}
          <b>{count}</b>
          {` / ${repeat}`}
        </span>
      </button>
      <output className="visually-hidden">{count === 0 ? '' : `${count} of ${repeat}${count === repeat ? ', done' : ''}`}</output>
    </div>
  );
}
