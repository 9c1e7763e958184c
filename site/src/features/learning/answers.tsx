import type { ReactElement } from 'react';
import { daysUntilDue, whenText } from './due.ts';
import type { LearnedDua } from './learned-dua.ts';
import { afterAnswer, type Answer } from './schedule.ts';
import { useNow } from './use-now.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

const ANSWERS: readonly { answer: Answer; label: string }[] = [
  { answer: 'not yet', label: messages.notYet },
  { answer: 'nearly', label: messages.nearly },
  { answer: 'knew', label: messages.knewIt },
];

/** The second press of a double click or double tap was meant for the dua before; the browser counts them. */
const isSecond = ({ detail }: MouseEvent): boolean => detail > 1;

/** How it went, and under each answer when the dua would come back. */
export function Answers({ dua, step, onAnswer }: { dua: LearnedDua; step: number; onAnswer: (answer: Answer) => void }): ReactElement {
  const now = useNow();
  return (
    <fieldset className="learn-answers">
      <legend>{messages.howDidItGo}</legend>
      {ANSWERS.map(({ answer, label }) => (
        <button
          key={answer}
          type="button"
          className="button learn-answer"
          onClick={({ nativeEvent }) => isSecond(nativeEvent) || onAnswer(answer)}
        >
          <span>{label}</span>
          <small>{whenText(daysUntilDue(afterAnswer(dua, answer, step, now), now), now)}</small>
        </button>
      ))}
    </fieldset>
  );
}
