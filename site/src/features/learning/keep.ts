import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { keepAnswer, learnedDua } from './learning.ts';
import { afterAnswer, type Answer } from './schedule.ts';

/**
 * Keeps an answer. Where the device keeps nothing, it holds until the page is closed, and the reader is told.
 * @param home id of the dua or the root
 */
export function keep(home: string, answer: Answer, step: number): void {
  const now = new Date();
  // The record is read again, as another tab may have stored an answer meanwhile.
  const dua = learnedDua(home);
  if (!dua || keepAnswer(afterAnswer(dua, answer, step, now))) return;
  void notifyNotSaved();
}
