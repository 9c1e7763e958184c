/** Offers to put back the counts of a page after it was restarted. Loaded with the first restart. */
import { offerUndo, withdrawWhen } from '../../platform/toast/offer-undo.ts';
import { COUNTS_KEY_PREFIX } from '../../platform/storage/storage-keys.ts';
import { keysWithPrefix, readText } from '../../platform/storage/storage.ts';
import { onCountsChange, parseCount } from './counts.ts';
import { countingDay } from './last-count.ts';
import * as messages from '../../../../packages/core/messages/counts-restarted.ts';
import * as countingMessages from '../../../../packages/core/messages/counting.ts';

const NOTICE_ID = 'restart-undo';
/** The first count may be a slip. A reader who counts again has decided, and the offer, which would cover the text, goes. */
const COUNTS_TO_ANSWER = 2;

/** How often anything was said today. */
const todaysTotal = (): number =>
  keysWithPrefix(`${COUNTS_KEY_PREFIX}${countingDay()}/`).reduce((sum, key) => sum + parseCount(readText(key)), 0);

let leaveOffer = (): void => undefined;

/** Stops watching an offer that nobody has answered, as a reload does. For tests, which open many pages in one document. */
export const stopWatchingRestartUndo = (): void => leaveOffer();

/**
 * @param title of the page or list whose counts were restarted
 * @param undo puts the counts back; false where the device does not keep them
 */
export function offerRestartUndo(title: string, undo: () => boolean): Promise<void> {
  let total = todaysTotal();
  let counted = 0;
  leaveOffer = withdrawWhen(NOTICE_ID, onCountsChange, () => {
    const before = total;
    total = todaysTotal();
    // A return to the page is reported as a change too, with the same total; a new day or prayer lowers the total.
    counted += Math.max(0, total - before);
    return counted >= COUNTS_TO_ANSWER;
  });
  return offerUndo({
    id: NOTICE_ID,
    title: messages.restarted,
    // The message stays when the reader goes to another page, so it names the page that it is about.
    description: messages.restartedDescription({ title }),
    undo,
    notSavedTitle: countingMessages.countedForNowOnly,
  });
}
