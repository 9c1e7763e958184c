import type { ReactElement, ReactNode } from 'react';
import * as commonMessages from '../../../packages/core/messages/common.ts';

interface LoadFailedProps {
  /** The missing part, and the parts that still work. */
  children: ReactNode;
  onRetry: () => void;
}

/** Replaces a part of a page that failed to load, and offers to try again. */
export const LoadFailed = ({ children, onRetry }: LoadFailedProps): ReactElement => (
  <div className="empty saved-aside" role="alert">
    <p>{children}</p>
    <p className="ways-on">
      <button type="button" className="button" onClick={onRetry}>
        {commonMessages.tryAgain}
      </button>
    </p>
  </div>
);
