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

/** How it went, and under each answer when the dua would come back. */
export function Answers({ dua, step, onAnswer }: { dua: LearningRecord; step: number; onAnswer: (answer: Answer) => void }): ReactElement {
  const now = useToday();
  return (
    <fieldset className="learn-answers">
      <legend>{messages.howDidItGo}</legend>
      {ANSWERS.map(({ answer, label }) => (
        <button key={answer} type="button" className="button learn-answer" onClick={(event) => isDoubleClick(event) || onAnswer(answer)}>
          <span>{label}</span>
          <small>{whenText(daysUntilDue(afterAnswer(dua, answer, step, now), now), now)}</small>
        </button>
      ))}
    </fieldset>
  );
}
