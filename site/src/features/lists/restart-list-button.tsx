import { type ReactElement, useSyncExternalStore } from 'react';
import { focusHeading } from '../../platform/navigation/focus-heading.ts';
import { hasPageCountsToday, onCountsChange } from '../counting/counts.ts';
import { restartCounting } from '../counting/restart.ts';
import { onResumePointChange, resumePointOf } from '../counting/resume-point.ts';
import { listKey } from './addresses.ts';
import * as messages from '../../../../packages/core/messages/counting.ts';

/**
 * Resets the counts of a list, with a message to undo it; shown once the reader has begun it today. Its label is text, like that
 * of the link beside it. It does not use the button of a page (`counting/restart-button.tsx`): that is in the chunk of pages, and
 * its icon would be one more file.
 */
export function RestartListButton({ id }: { id: string }): ReactElement | null {
  const key = listKey(id);
  const isCounted = useSyncExternalStore(onCountsChange, () => hasPageCountsToday(key));
  const isBegun = useSyncExternalStore(onResumePointChange, () => resumePointOf(key) !== undefined);
  if (!isCounted && !isBegun) return null;
  const restart = (): void => {
    restartCounting(key);
    // The button is gone with the counts.
    focusHeading();
  };
  return (
    <button type="button" className="button" onClick={restart}>
      {messages.restartCounting}
    </button>
  );
}
