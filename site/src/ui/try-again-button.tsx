import type { ReactElement } from 'react';
import { focusHeading } from '../platform/navigation/focus-heading.ts';
import * as commonMessages from '../../../packages/core/messages/common.ts';

/** Gives the focus to the text or dialog that `button` stands in, else to the heading of the page. */
function focusPlaceOf(button: Element): void {
  const place = button.closest<HTMLElement>('article, dialog');
  if (!place) return focusHeading();
  place.tabIndex = -1;
  return place.focus({ preventScroll: true });
}

/** Tries once more what failed. The press takes the button away, so its place gets the focus before it goes. */
export const TryAgainButton = ({ onRetry }: { onRetry: () => void }): ReactElement => (
  <button
    type="button"
    className="button"
    onClick={({ currentTarget }) => {
      focusPlaceOf(currentTarget);
      onRetry();
    }}
  >
    {commonMessages.tryAgain}
  </button>
);
