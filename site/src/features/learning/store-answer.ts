import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { writeAnsweredDua, learningRecordOf } from './learning.ts';
import { afterAnswer, type Answer } from './schedule.ts';

/**
 * Stores an answer, and tells the reader where storage fails and it lasts only until the page is closed.
 * @param id id of the dua or the root
 */
export function storeAnswer(id: string, answer: Answer, step: number): void {
  const now = new Date();
  // The record is read again, as another tab may have stored an answer meanwhile.
  const dua = learningRecordOf(id);
  if (!dua || writeAnsweredDua(afterAnswer(dua, answer, step, now))) return;
  void notifyNotSaved();
}
