import type { ReactElement, ReactNode } from 'react';
import { TryAgain } from './try-again.tsx';

interface LoadFailedProps {
  /** The missing part, and the parts that still work. */
  children: ReactNode;
  onRetry: () => void;
}

/** Replaces a part of a page that failed to load, and offers to try again. */
export const LoadFailed = ({ children, onRetry }: LoadFailedProps): ReactElement => (
  <div className="empty notice" role="alert">
    <p>{children}</p>
    <p className="ways-on">
      <TryAgain onRetry={onRetry} />
    </p>
  </div>
);
