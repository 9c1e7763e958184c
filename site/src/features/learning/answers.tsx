import type { ReactElement } from 'react';
import { daysUntilDue, whenText } from './due.ts';
import type { LearningRecord } from './learned-dua.ts';
import { afterAnswer, type Answer } from './schedule.ts';
import { useToday } from './use-today.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

const ANSWERS: readonly { answer: Answer; label: string }[] = [
  { answer: 'not yet', label: messages.notYet },
  { answer: 'nearly', label: messages.nearly },
  { answer: 'knew', label: messages.knewIt },
];

/** Whether a click is the second one of a double click: it was meant for the dua before. */
const isDoubleClick = ({ detail }: MouseEvent): boolean => detail > 1;

/** How it went, and under each answer when the dua would come back. */
export function Answers({ dua, step, onAnswer }: { dua: LearningRecord; step: number; onAnswer: (answer: Answer) => void }): ReactElement {
  const now = useToday();
  return (
    <fieldset className="learn-answers">
      <legend>{messages.howDidItGo}</legend>
      {ANSWERS.map(({ answer, label }) => (
        <button
          key={answer}
          type="button"
          className="button learn-answer"
          onClick={({ nativeEvent }) => isDoubleClick(nativeEvent) || onAnswer(answer)}
        >
          <span>{label}</span>
          <small>{whenText(daysUntilDue(afterAnswer(dua, answer, step, now), now), now)}</small>
        </button>
      ))}
    </fieldset>
  );
}
