import { RotateCcw } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { hasCounts, onCountsChange, restartPage } from './counts.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

const offer = lazyModule(messages.restartCounting, () => import('./offer-restart-undo.ts'), 'offerRestartUndo');

/** One tap begins the counting of a page anew, and a message offers to undo it; shown once something was counted. @param page `category/page` */
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
        const undo = restartPage(page);
        // The restart holds without the offer, so that a failure to load it is no matter for the reader.
        offer.prefetch().then(
          (offerUndo) => offerUndo(undo),
          () => undefined,
        );
      }}
    >
      <RotateCcw aria-hidden="true" />
    </button>
  );
}
