import { type ReactElement, useEffect, useRef } from 'react';

interface EndProps {
  total: number;
  /** Places of what is left to say. */
  left: readonly number[];
  onGoTo: (place: number) => void;
  onRestart: () => void;
  onLeave: () => void;
}

/** After the last card: all is said, or some of it is left. */
export function End({ total, left, onGoTo, onRestart, onLeave }: EndProps): ReactElement {
  const [first] = left;
  const heading = useRef<HTMLHeadingElement>(null);
  // The counter, which had the focus, has gone with the last card.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="card one-end" aria-labelledby="one-end">
      <h2 ref={heading} id="one-end" tabIndex={-1}>
        {first === undefined ? `All ${total} are said` : `${left.length} of ${total} ${left.length === 1 ? 'is' : 'are'} left to say`}
      </h2>
      <p>{first === undefined ? 'Tomorrow they begin anew.' : 'They wait here until the day ends.'}</p>
      <p className="ways-on">
        {first === undefined ? null : (
          <button type="button" className="button" onClick={() => onGoTo(first)}>
            Go to what is left
          </button>
        )}
        <button type="button" className="button" onClick={onLeave}>
          Back to the page
        </button>
        <button type="button" className="button" onClick={onRestart}>
          Begin again
        </button>
      </p>
    </section>
  );
}
