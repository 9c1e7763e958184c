import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ChangeLastAnswerButton } from './change-last-answer.tsx';
import { daysUntilDue, whenText } from './due.ts';
import type { LearningRecord } from './learned-dua.ts';
import { useToday } from '../counting/use-today.ts';
import type { SessionAnswer } from './use-session-answers.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

export interface SessionEndProps {
  answers: readonly SessionAnswer[];
  learned: readonly LearningRecord[];
  /** Ids of the next session; empty where nothing more is due. */
  more: readonly string[];
  /** The name of a dua or a root, by its id. */
  nameOf: (id: string) => ReactNode;
  /** Begins a session with these. */
  onBegin: (ids: readonly string[]) => void;
  /** Takes back the last answer; undefined before the first answer. */
  onTakeLastBack: (() => void) | undefined;
}

/** Shown at the end of a session: when each dua or root is due again, and what to do next. */
export function SessionEnd({ answers, learned, more, nameOf, onBegin, onTakeLastBack }: SessionEndProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const now = useToday();
  const again = answers.filter(({ answer }) => answer === 'not yet').map(({ id }) => id);
  const when = ({ id }: SessionAnswer): string => {
    const dua = learned.find((one) => one.home === id);
    return dua ? messages.resultComesBack({ when: whenText(daysUntilDue(dua, now), now) }) : messages.resultTakenOut;
  };
  return (
    <section className="card learn-ended" aria-labelledby="learn-ended">
      <h2 id="learn-ended" ref={heading} tabIndex={-1}>
        {answers.length === 0 ? messages.nothingToPractise : more.length > 0 ? messages.thatIsAllForNow : messages.thatIsAllForToday}
      </h2>
      {answers.length > 0 ? (
        <ul>
          {answers.map((result) => (
            <li key={result.id}>
              <span>{nameOf(result.id)}</span>
              <span className="learn-state">{when(result)}</span>
            </li>
          ))}
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
        <ChangeLastAnswerButton onPress={onTakeLastBack} />
        <Link to="/learn" className="button">
          {messages.allThatYouLearn}
        </Link>
      </p>
    </section>
  );
}
