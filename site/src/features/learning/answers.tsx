import type { ReactElement } from 'react';
import { isDoubleClick } from '../../ui/double-click.ts';
import { daysUntilDue, whenText } from './due.ts';
import type { LearningRecord } from './learned-dua.ts';
import { afterAnswer, type Answer } from './schedule.ts';
import { useToday } from '../counting/use-today.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

const ANSWERS: readonly { answer: Answer; label: string }[] = [
  { answer: 'not yet', label: messages.notYet },
  { answer: 'nearly', label: messages.nearly },
  { answer: 'knew', label: messages.knewIt },
];

/** Buttons for how it went, and when the dua would come back: under each answer, or once where all lead to the same day. */
export function Answers({ dua, step, onAnswer }: { dua: LearningRecord; step: number; onAnswer: (answer: Answer) => void }): ReactElement {
  const now = useToday();
  const answers = ANSWERS.map(({ answer, label }) => {
    const days = daysUntilDue(afterAnswer(dua, answer, step, now), now);
    return { answer, label, when: whenText(days, now) };
  });
  const [{ when } = { when: '' }] = answers;
  const isSameForAll = answers.every((other) => other.when === when);
  return (
    <>
      <fieldset className="learn-answers">
        <legend>{messages.howDidItGo}</legend>
        {answers.map((one) => (
          <button
            key={one.answer}
            type="button"
            className="button learn-answer"
            onClick={(event) => isDoubleClick(event) || onAnswer(one.answer)}
          >
            <span>{one.label}</span>
            {isSameForAll ? null : <small>{one.when}</small>}
          </button>
        ))}
      </fieldset>
      {isSameForAll ? <p className="learn-same">{messages.comesBack({ when })}</p> : null}
    </>
  );
}
