import { type ReactElement, useSyncExternalStore } from 'react';
import { CounterFace } from './counter-face.tsx';
import { todaysCountOf, onCountsChange } from './counts.ts';
import { countProgressText } from './count-progress-text.ts';
import { addOneAndVibrate } from './press.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

interface CounterProps {
  /** `category/page#card`, the key of the count in storage. */
  countKey: string;
  /** How often to say the dua. */
  repeat: number;
}

/** A counter below a dua. Each tap adds one, even beyond the target. */
export function Counter({ countKey, repeat }: CounterProps): ReactElement {
  const count = useSyncExternalStore(
    onCountsChange,
    () => todaysCountOf(countKey),
    () => 0,
  );
  return (
    <div className={count >= repeat ? 'counter counter-done' : 'counter'}>
      <button
        type="button"
        className="counter-button"
        aria-label={messages.countOne({ count, repeat })}
        onClick={() => addOneAndVibrate(countKey, repeat)}
      >
        <CounterFace count={count} repeat={repeat} />
      </button>
      <output className="visually-hidden">{countProgressText(count, repeat)}</output>
    </div>
  );
}
