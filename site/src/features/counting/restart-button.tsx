import { RotateCcw } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { hasCounts, onCountsChange, resetPageCounts } from './counts.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

const offerRestartUndoModule = lazyModule(messages.restartCounting, () => import('./offer-restart-undo.ts'), 'offerRestartUndo');

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
      onClick={() => {
        const undo = resetPageCounts(page);
        // The counts are reset even if the undo message fails to load, so that failure is ignored.
        offerRestartUndoModule.prefetch().then(
          (offerUndo) => offerUndo(undo),
          () => undefined,
        );
      }}
    >
      <RotateCcw aria-hidden="true" />
    </button>
  );
}
