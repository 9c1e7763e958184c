import { RotateCcw } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { hasCounts, onCountsChange, restartPage } from './counts.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

/** One tap begins the counting of a page anew; shown once something was counted. @param page `category/page` */
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
      onClick={() => restartPage(page)}
    >
      <RotateCcw aria-hidden="true" />
    </button>
  );
}
