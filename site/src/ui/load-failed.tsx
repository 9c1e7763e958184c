import type { ReactElement, ReactNode } from 'react';
import { TryAgainButton } from './try-again-button.tsx';

interface LoadFailedProps {
  /** Text that names the missing part, and what still works. */
  children: ReactNode;
  onRetry: () => void;
}

/** Replaces a part of a page that failed to load, and offers to try again. */
export const LoadFailed = ({ children, onRetry }: LoadFailedProps): ReactElement => (
  <div className="empty notice" role="alert">
    <p>{children}</p>
    <p className="ways-on">
      <TryAgainButton onRetry={onRetry} />
    </p>
  </div>
);
