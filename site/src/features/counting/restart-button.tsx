import { RotateCcw } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { hasCounts, onCountsChange, resetPageCounts } from './counts.ts';
import { focusHeading } from '../../platform/navigation/focus-heading.ts';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

const undoMessage = lazyModule(cardMessages.theMessage, () => import('./offer-restart-undo.ts'), 'offerRestartUndo');

/** The counts are reset even if the message that offers to undo it does not load. */
function restart(page: string): void {
  const undo = resetPageCounts(page);
  // The button is gone with the counts.
  focusHeading();
  undoMessage.use((offerRestartUndo) => offerRestartUndo(undo));
}

/**
 * Resets the counts of a page, with a message to undo it; shown once something was counted today.
 * @param page `category/page`
 */
export function RestartButton({ page }: { page: string }): ReactElement | null {
  const counted = useSyncExternalStore(
    onCountsChange,
    () => hasCounts(page),
    () => false,
  );
  if (!counted) return null;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={messages.restartCounting}
      data-tooltip={messages.restartCounting}
      onClick={() => restart(page)}
    >
      <RotateCcw aria-hidden="true" />
    </button>
  );
}
