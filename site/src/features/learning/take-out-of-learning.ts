import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { stopLearning } from './learning.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

/**
 * Takes duas or roots out of learning. If storage fails, tells the reader that they are out only until the page is closed.
 * @returns a function that puts them back, and tells the reader likewise if that is not stored
 */
export function takeOutOfLearning(ids: readonly string[]): () => void {
  const { kept, undo } = stopLearning(ids);
  if (!kept) void notifyNotSaved(messages.takenOutForNowOnly);
  return () => void (undo() || notifyNotSaved());
}
