import { useState } from 'react';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import type { LearningRecord } from './learned-dua.ts';
import { changeLearningRecord, learningRecordOf } from './learning.ts';
import { afterAnswer, type Answer } from './schedule.ts';

export interface SessionAnswer {
  /** Id of the dua or the root. */
  id: string;
  answer: Answer;
  /** What was stored before the answer; undefined where another tab had removed it. */
  before: LearningRecord | undefined;
}

interface SessionAnswers {
  answers: readonly SessionAnswer[];
  /** Stores an answer. @param step at which the dua was practised */
  give: (id: string, answer: Answer, step: number) => void;
  /** Restores what was stored before the last answer, which can then be given again; undefined before the first one. */
  takeLastBack: (() => void) | undefined;
  /** Forgets the answers, so that another session can begin. */
  clear: () => void;
}

/** Changes a record. If storage fails, tells the reader that the change lasts only until the page is closed. */
function changeAndNotify(id: string, change: (record: LearningRecord) => LearningRecord): void {
  if (!changeLearningRecord(id, change)) void notifyNotSaved();
}

/** The answers of a session of duas or roots, in their order. */
export function useSessionAnswers(): SessionAnswers {
  const [answers, setAnswers] = useState<readonly SessionAnswer[]>([]);
  const last = answers.at(-1);
  return {
    answers,
    give(id, answer, step) {
      const before = learningRecordOf(id);
      const now = new Date();
      changeAndNotify(id, (record) => afterAnswer(record, answer, step, now));
      setAnswers([...answers, { id, answer, before }]);
    },
    takeLastBack:
      last &&
      (() => {
        const { id, before } = last;
        if (before) changeAndNotify(id, () => before);
        setAnswers(answers.slice(0, -1));
      }),
    clear: () => setAnswers([]),
  };
}
