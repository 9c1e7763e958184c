import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { stopLearning } from './learning.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

/**
 * Takes duas or roots out of what is learned, and tells the reader where storage fails and that lasts only until the page is closed.
 * @returns puts them back, and tells the same of that
 */
export function takeOutOfLearning(ids: readonly string[]): () => void {
  const { kept, undo } = stopLearning(ids);
  if (!kept) void notifyNotSaved(messages.takenOutForNowOnly);
  return () => void (undo() || notifyNotSaved());
}
