import { type ReactElement, useEffect, useState } from 'react';
import { SLOW_MS } from '../platform/loading/slow.ts';
import * as commonMessages from '../../../packages/core/messages/common.ts';

/** The sign that text or code is on its way. */
export function LoadingSign(): ReactElement {
  return <output className="loading">{commonMessages.loading}</output>;
}

/** "Loading...", once the wait is a long one; nothing before that. */
export function Loading(): ReactElement | null {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <LoadingSign /> : null;
}
