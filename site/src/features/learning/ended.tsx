import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { daysUntilDue, whenText } from './due.ts';
import type { LearnedDua } from './learned-dua.ts';
import type { Answer } from './schedule.ts';
import { useNow } from './use-now.ts';
import type { SavedCard } from '../saved/lookup.ts';
import { sessionOf } from './order.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

export interface Result {
  home: string;
  answer: Answer;
}

interface EndedProps {
  results: readonly Result[];
  learned: readonly LearnedDua[];
  cards: ReadonlyMap<string, SavedCard>;
  /** Begins a session with these duas. */
  onBegin: (homes: readonly string[]) => void;
}

/** The end of a session: what comes back when, and the ways on. */
export function Ended({ results, learned, cards, onBegin }: EndedProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const now = useNow();
  const again = results.filter(({ answer }) => answer === 'not yet').map(({ home }) => home);
  const more = sessionOf(learned, null, now);
  const when = ({ home }: Result): string => {
    const dua = learned.find((one) => one.home === home);
    return dua ? messages.resultComesBack({ when: whenText(daysUntilDue(dua, now), now) }) : messages.resultTakenOut;
  };
  return (
    <section className="card learn-ended" aria-labelledby="learn-ended">
      <h2 id="learn-ended" ref={heading} tabIndex={-1}>
        {results.length === 0 ? messages.nothingToPractise : more.length > 0 ? messages.thatIsAllForNow : messages.thatIsAllForToday}
      </h2>
      {results.length > 0 ? (
        <ul>
          {results.map((result) => {
            const card = cards.get(result.home);
            return (
              <li key={result.home}>
                <span>{card?.card.title ?? card?.pageTitle}</span>
                <span className="learn-state">{when(result)}</span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <p className="ways-on">
        {more.length > 0 ? (
          <button type="button" className="button" onClick={() => onBegin(more)}>
            {messages.goOnWith({ count: more.length })}
          </button>
        ) : null}
        {again.length > 0 ? (
          <button type="button" className="button" onClick={() => onBegin(again)}>
            {messages.onceMore}
          </button>
        ) : null}
        <Link to="/learn" className="button">
          {messages.allThatYouLearn}
        </Link>
      </p>
    </section>
  );
}
