/** Offers to put back the counts of a page after it was restarted. Loaded with the first restart. */
import { offerUndo, withdrawWhen } from '../../platform/toast/offer-undo.ts';
import { onCountsChange } from './counts.ts';
import * as messages from '../../../../packages/core/messages/counts-restarted.ts';
import * as countingMessages from '../../../../packages/core/messages/counting.ts';

const NOTICE_ID = 'restart-undo';
/** The first count may be a slip; one who goes on counting has answered, and the offer would lie over the text. */
const COUNTS_TO_ANSWER = 2;

let leaveEarlierOffer = (): void => undefined;

/** Lets an offer go that nobody has answered, as a reload does. For tests, which open many pages in one document. */
export const forgetRestartOffer = (): void => leaveEarlierOffer();

/** @param undo puts the counts back; false where the device does not keep them */
export function offerRestartUndo(undo: () => boolean): Promise<void> {
  leaveEarlierOffer();
  let counts = 0;
  leaveEarlierOffer = withdrawWhen(NOTICE_ID, onCountsChange, () => {
    counts += 1;
    return counts >= COUNTS_TO_ANSWER;
  });
  return offerUndo({
    id: NOTICE_ID,
    title: messages.restarted,
    description: messages.restartedDescription,
    undo,
    notSavedTitle: countingMessages.countedForNowOnly,
  });
}
