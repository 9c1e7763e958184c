import { RotateCcw } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { hasPageCountsToday, onCountsChange } from './counts.ts';
import { restartCounting } from './restart.ts';
import { focusHeading } from '../../platform/navigation/focus-heading.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

function restart(page: string): void {
  restartCounting(page);
  // The button is gone with the counts.
  focusHeading();
}

/**
 * Resets the counts of a page, with a message to undo it; shown once something was counted today.
 * @param page `category/page`
 */
export function RestartButton({ page }: { page: string }): ReactElement | null {
  const counted = useSyncExternalStore(
    onCountsChange,
    () => hasPageCountsToday(page),
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
