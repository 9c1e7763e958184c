/** Messages of the lists. */
import { notify, withdraw } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { offerUndo } from '../../platform/toast/offer-undo.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

/**
 * Ids of notices. Of each id only the last notice is shown, as several would cover the foot of a small screen; an undo that the
 * former one offered is lost.
 */
const UNDO_NOTICE_ID = 'list-undo';
const ADDED_NOTICE_ID = 'list-added';

/** Says that a change lasts only until the page is closed, if it was not stored. @param title of the notice */
export function notifyIfNotSaved(kept: boolean, title = messages.keptForNowOnly): void {
  if (!kept) void notifyNotSaved(title);
}

let hasOfferedUndo = false;

/** Says what was removed and offers to restore it. @param undo returns whether it was stored */
export function offerListUndo(title: string, description: string, undo: () => boolean): void {
  hasOfferedUndo = true;
  void offerUndo({ id: UNDO_NOTICE_ID, title, description, undo, notSavedTitle: messages.keptForNowOnly });
}

/** Withdraws the offer to undo. If none was made, nothing is done, so that the toast library need not load. */
export function withdrawListUndo(): void {
  if (hasOfferedUndo) void withdraw(UNDO_NOTICE_ID);
  hasOfferedUndo = false;
}

/** Says why something was not added. */
export const notifyNotAdded = (description: string): Promise<void> =>
  notify({ title: messages.couldNotAdd, description, destructive: true });

/** Says how many duas were added to a list. */
export const notifyAdded = (count: number, name: string): Promise<void> =>
  notify({ id: ADDED_NOTICE_ID, title: messages.added({ count, name }), description: messages.addedDescription });
