import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { changeLearningRecord } from './learning.ts';
import { afterAnswer, type Answer } from './schedule.ts';

/**
 * Stores an answer, and tells the reader where storage fails and it lasts only until the page is closed.
 * @param id id of the dua or the root
 */
export function storeAnswer(id: string, answer: Answer, step: number): void {
  const now = new Date();
  if (!changeLearningRecord(id, (dua) => afterAnswer(dua, answer, step, now))) void notifyNotSaved();
}
