import { Check } from 'lucide-react';
import type { ReactElement } from 'react';

interface CounterFaceProps {
  count: number;
  /** Times to say it. */
  repeat: number;
}

/** What a counter shows: how often it was said, out of how many times, and that it is done. The button around it says the same in its name. */
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
