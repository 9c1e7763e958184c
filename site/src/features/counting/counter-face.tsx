import { Check } from 'lucide-react';
import type { ReactElement } from 'react';

interface CounterFaceProps {
  count: number;
  /** Times to say it. */
  repeat: number;
}

/** The face of a counter: the count, the target, and a sign for done. The name of the button around it has the same. */
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
