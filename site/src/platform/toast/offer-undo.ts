import type { Notice } from './notice.ts';
import { notify, withdraw } from './notify.ts';
import { notifyNotSaved } from './notify-not-saved.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import * as messages from '../../../../packages/core/messages/toast.ts';

interface UndoNotice extends Pick<Notice, 'id' | 'title' | 'description'> {
  /** Puts back what was there before. Returns whether the device stored it. */
  undo: () => boolean;
  /** The title of the message that what was put back holds only until the page is closed; without it, a general one. */
  notSavedTitle?: string;
}

/** Says what the reader has removed or set back, and offers to undo it. The message stays until it is answered. */
export const offerUndo = ({ undo, notSavedTitle, ...notice }: UndoNotice): Promise<void> =>
  notify({
    ...notice,
    action: { label: messages.undo, later: commonMessages.close, run: () => void (undo() || notifyNotSaved(notSavedTitle)) },
  });

/** Leaves the offer of an id as it is. */
const leaveOffers = new Map<string, () => void>();

/**
 * Takes an offer away once the reader has answered it by going on.
 * @param id of the notice
 * @param onChange subscribes to what the reader may do, and returns a function to unsubscribe
 * @param isAnswered is asked at each change
 * @returns a function that leaves the offer as it is; so does the next offer of the same id, which takes its place
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
