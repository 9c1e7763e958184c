import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { countingDay } from '../counting/last-count.ts';
import { today } from '../counting/today.ts';
import * as messages from '../../../../packages/core/messages/one-at-a-time.ts';

interface RemembranceEndProps {
  /** Whether the counts last for one prayer only. */
  isAfterPrayer: boolean;
  /** Whether the duas are those of a list of the reader's own. */
  isList: boolean;
  total: number;
  /** Indexes of the unfinished steps. */
  left: readonly number[];
  onGoTo: (place: number) => void;
  onRestart: () => void;
  onLeave: () => void;
}

/** Shown after the last card: whether all is said, and buttons to go on. */
export function RemembranceEnd({ isAfterPrayer, isList, total, left, onGoTo, onRestart, onLeave }: RemembranceEndProps): ReactElement {
  const [first] = left;
  const [startsAnew, waits] = isAfterPrayer
    ? [messages.beginAnewNextPrayer, messages.waitUntilNextPrayer]
    : countingDay() === today()
      ? [messages.beginAnewTomorrow, messages.waitUntilDayEnds]
      : [messages.beginAnewAfterPause, messages.waitForPause];
  const heading = useRef<HTMLHeadingElement>(null);
  // The counter, which had the focus, has gone with the last card.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="card one-end" aria-labelledby="one-end">
      <h2 ref={heading} id="one-end" tabIndex={-1}>
        {first === undefined ? messages.allSaid({ total }) : messages.leftToSay({ left: left.length, total })}
      </h2>
      <p>{first === undefined ? startsAnew : waits}</p>
      <p className="ways-on">
        {first === undefined ? null : (
          <button type="button" className="button" onClick={() => onGoTo(first)}>
            {messages.goToWhatIsLeft}
          </button>
        )}
        <button type="button" className="button" onClick={onLeave}>
          {isList ? messages.backToTheList : messages.backToThePage}
        </button>
        <button type="button" className="button" onClick={onRestart}>
          {messages.beginAgain}
        </button>
        {first === undefined ? (
          <Link to="/days" rel="nofollow" className="button">
            {messages.yourDays}
          </Link>
        ) : null}
      </p>
    </section>
  );
}
