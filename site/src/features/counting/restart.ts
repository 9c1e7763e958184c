/** Starts the counting of a page or a list again, with a message to undo it. */
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { resetPageCounts } from './counts.ts';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';

const undoMessage = lazyModule(cardMessages.theMessage, () => import('./offer-restart-undo.ts'), 'offerRestartUndo');

/**
 * Resets the counts even if the message that offers to undo it does not load.
 * @param page `category/page`, or the key of a list; its heading is the heading of the page that is shown
 */
export function restartCounting(page: string): void {
  const undo = resetPageCounts(page);
  const title = document.querySelector('h1')?.textContent ?? '';
  undoMessage.use((offerRestartUndo) => offerRestartUndo(title, undo));
}
