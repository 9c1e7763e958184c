/** Offers to put back the counts of a page after it was restarted. Loaded with the first restart. */
import { offerUndo } from '../../platform/toast/offer-undo.ts';
import * as messages from '../../../../packages/core/messages/counts-restarted.ts';
import * as countingMessages from '../../../../packages/core/messages/counting.ts';

/** @param undo puts the counts back; false where the device does not keep them */
export const offerRestartUndo = (undo: () => boolean): Promise<void> =>
  offerUndo({
    id: 'restart-undo',
    title: messages.restarted,
    description: messages.restartedDescription,
    undo,
    notSavedTitle: countingMessages.countedForNowOnly,
  });
