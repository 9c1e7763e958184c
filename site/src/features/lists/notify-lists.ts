/** What the lists tell the reader by messages. */
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import * as messages from '../../../../packages/core/messages/lists.ts';

/** A message takes the place of the one before: its way back is gone, and several would cover the foot of a small screen. */
const UNDO = 'list-undo';
const ADDED = 'list-added';

/** Says that a change holds for now only, where the device did not keep it. */
export function tellWhereNotKept(kept: boolean): void {
  if (!kept) void notifyNotSaved(messages.keptForNowOnly);
}

/** Says what was taken away and offers to put it back. */
export function offerUndo(title: string, description: string, undo: () => boolean): void {
  void notify({
    id: UNDO,
    title,
    description,
    action: { label: messages.undo, later: messages.later, run: () => tellWhereNotKept(undo()) },
  });
}

/** Says why something was not added. */
export const tellNotAdded = (description: string): Promise<void> => notify({ title: messages.couldNotAdd, description, destructive: true });

/** Says how many duas were added to a list. */
export const tellAdded = (count: number, name: string): Promise<void> =>
  notify({ id: ADDED, title: messages.added({ count, name }), description: messages.addedDescription });
