/** Offers to put back the counts of a page after it was restarted. Loaded with the first restart. */
import { notify } from '../../platform/toast/notify.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import * as messages from '../../../../packages/core/messages/counts-restarted.ts';
import * as countingMessages from '../../../../packages/core/messages/counting.ts';

/** @param undo puts the counts back; false where the device does not keep them */
export const offerRestartUndo = (undo: () => boolean): Promise<void> =>
  notify({
    id: 'restart-undo',
    title: messages.restarted,
    description: messages.restartedDescription,
    action: {
      label: messages.undo,
      later: messages.close,
      run: () => void (undo() || notifyNotSaved(countingMessages.countedForNowOnly)),
    },
  });
