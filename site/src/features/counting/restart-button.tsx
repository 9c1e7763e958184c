import { RotateCcw } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { hasCounts, onCountsChange, resetPageCounts } from './counts.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

/** The counts are reset even if the message that offers to undo it does not load. */
async function restart(page: string): Promise<void> {
  const undo = resetPageCounts(page);
  // The button is gone with the counts.
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  const { offerRestartUndo } = await import('./offer-restart-undo.ts');
  await offerRestartUndo(undo);
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
      onClick={() => void restart(page).catch(() => undefined)}
    >
      <RotateCcw aria-hidden="true" />
    </button>
  );
}
