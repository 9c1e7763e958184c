/** Offers to put back the counts of a page after it was restarted. Loaded with the first restart. */
import { offerUndo, withdrawUndo } from '../../platform/toast/offer-undo.ts';
import { onCountsChange } from './counts.ts';
import * as messages from '../../../../packages/core/messages/counts-restarted.ts';
import * as countingMessages from '../../../../packages/core/messages/counting.ts';

const NOTICE_ID = 'restart-undo';

/** Withdraws the question at the second count: one who counts on has answered it, and it would lie over the text. */
function withdrawWhenCountedOn(): void {
  let counts = 0;
  const stop = onCountsChange(() => {
    counts += 1;
    if (counts < 2) return;
    stop();
    void withdrawUndo(NOTICE_ID);
  });
}

/** @param undo puts the counts back; false where the device does not keep them */
export function offerRestartUndo(undo: () => boolean): Promise<void> {
  withdrawWhenCountedOn();
  return offerUndo({
    id: NOTICE_ID,
    title: messages.restarted,
    description: messages.restartedDescription,
    undo,
    notSavedTitle: countingMessages.countedForNowOnly,
  });
}
