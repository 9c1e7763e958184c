import { type ReactElement, useEffect, useState } from 'react';
import { LOADING_SIGN_DELAY_MS } from '../platform/loading/loading-sign-delay.ts';
import * as commonMessages from '../../../packages/core/messages/common.ts';

/** "Loading...", announced politely. */
export function LoadingSign(): ReactElement {
  return <output className="loading">{commonMessages.loading}</output>;
}

/** "Loading...", but only after a delay, so that it does not flicker. */
export function DelayedLoading(): ReactElement | null {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LOADING_SIGN_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <LoadingSign /> : null;
}
