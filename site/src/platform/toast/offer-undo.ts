import type { Notice } from './notice.ts';
import { notify, withdraw } from './notify.ts';
import { notifyNotSaved } from './notify-not-saved.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import * as messages from '../../../../packages/core/messages/toast.ts';

interface UndoNotice extends Pick<Notice, 'id' | 'title' | 'description'> {
  /** Puts back what was there before. Returns whether the device stored it. */
  undo: () => boolean;
  /** Title of the warning that the undo holds only until the page is closed; without it, a general one. */
  notSavedTitle?: string;
}

/** Says what the reader has removed or set back, and offers to undo it. The message stays until it is answered. */
export const offerUndo = ({ undo, notSavedTitle, ...notice }: UndoNotice): Promise<void> =>
  notify({
    ...notice,
    action: { label: messages.undo, later: commonMessages.close, run: () => void (undo() || notifyNotSaved(notSavedTitle)) },
  });

/** By notice id: the function that `withdrawWhen` returned last. */
const leaveOffers = new Map<string, () => void>();

/**
 * Takes an offer away once the reader has in effect declined it by carrying on.
 * @param id of the notice
 * @param onChange subscribes to what the reader may do, and returns a function to unsubscribe
 * @param isAnswered is asked at each change
 * @returns a function that stops this, so that the offer stays; the next call for the same id stops it too
 */
export function withdrawWhen(id: string, onChange: (listener: () => void) => () => void, isAnswered: () => boolean): () => void {
  leaveOffers.get(id)?.();
  const stop = onChange(() => {
    if (!isAnswered()) return;
    stop();
    void withdraw(id);
  });
  leaveOffers.set(id, stop);
  return stop;
}
