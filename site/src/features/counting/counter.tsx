import { type ReactElement, useSyncExternalStore } from 'react';
import { CounterFace } from './counter-face.tsx';
import { countOf, onCountsChange } from './counts.ts';
import { countInWords } from './count-in-words.ts';
import { pressCounter } from './press.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

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
  return (
    <div className={count >= repeat ? 'counter counter-done' : 'counter'}>
      <button
        type="button"
        className="counter-button"
        aria-label={messages.countOne({ count, repeat })}
        onClick={() => pressCounter(countKey, repeat)}
      >
        <CounterFace count={count} repeat={repeat} />
      </button>
      <output className="visually-hidden">{countInWords(count, repeat)}</output>
    </div>
  );
}
