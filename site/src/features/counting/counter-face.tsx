import { Check } from 'lucide-react';
import type { ReactElement } from 'react';

interface CounterFaceProps {
  count: number;
  /** How often to say the dua. */
  repeat: number;
}

/**
 * What a counter shows: count, target, and a check mark when done. It is hidden from screen readers, as the button's
 * label says the same.
 */
export function CounterFace({ count, repeat }: CounterFaceProps): ReactElement {
  return (
    <>
      <progress className="counter-progress" aria-hidden="true" max={repeat} value={Math.min(count, repeat)} />
      <span className="counter-face" aria-hidden="true">
        {count >= repeat ? <Check /> : null}
        <b>{count}</b>
        {` / ${repeat}`}
      </span>
    </>
  );
}
