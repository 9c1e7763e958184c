import { useState } from 'react';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import type { LearningRecord } from './learned-dua.ts';
import { changeLearningRecord, learningRecordOf } from './learning.ts';
import { afterAnswer, type Answer } from './schedule.ts';

export interface SessionAnswer {
  /** Id of the dua or the root. */
  home: string;
  answer: Answer;
  /** What was stored before the answer; undefined where another tab had removed it. */
  before: LearningRecord | undefined;
}

interface SessionAnswers {
  answers: readonly SessionAnswer[];
  /** Stores an answer. @param step at which the dua was practised */
  give: (home: string, answer: Answer, step: number) => void;
  /** Restores what was stored before the last answer, which can then be given again; undefined before the first one. */
  takeLastBack: (() => void) | undefined;
  /** Begins another session. */
  clear: () => void;
}

/** Changes a record, and tells the reader where storage fails and it lasts only until the page is closed. */
function changeAndNotify(home: string, change: (record: LearningRecord) => LearningRecord): void {
  if (!changeLearningRecord(home, change)) void notifyNotSaved();
}

/** The answers of a session of duas or roots, in their order. */
export function useSessionAnswers(): SessionAnswers {
  const [answers, setAnswers] = useState<readonly SessionAnswer[]>([]);
  const last = answers.at(-1);
  return {
    answers,
    give(home, answer, step) {
      const before = learningRecordOf(home);
      const now = new Date();
      changeAndNotify(home, (record) => afterAnswer(record, answer, step, now));
      setAnswers([...answers, { home, answer, before }]);
    },
    takeLastBack:
      last &&
      (() => {
        const { home, before } = last;
        if (before) changeAndNotify(home, () => before);
        setAnswers(answers.slice(0, -1));
      }),
    clear: () => setAnswers([]),
  };
}
