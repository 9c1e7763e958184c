import type { ReactElement } from 'react';

/** What a screen shows while its text or code is on the way. */
export function Loading(): ReactElement {
  return <output className="loading">Loading...</output>;
}
