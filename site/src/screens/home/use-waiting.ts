import { useSyncExternalStore } from 'react';
import { onResumePointChange, resumePointOn } from '../../features/counting/resume-point.ts';
import * as messages from '../../../../packages/core/messages/home.ts';

/** The category whose entry tells of it. */
export const DAILY = 'morning-evening';
/** Its remembrances that are gone through one by one. Of two that wait, the evening's is the nearer one. */
const REMEMBRANCES = ['evening', 'morning'];

function waiting(): string | undefined {
  for (const name of REMEMBRANCES) {
    const place = resumePointOn(`${DAILY}/${name}-remembrance`);
    if (place) return messages.resumeRemembrance({ name, ...place });
  }
  return undefined;
}

/** Where a remembrance of today is to be taken up again, in words; undefined where none waits, as on the prerendered page. */
export const useWaiting = (): string | undefined => useSyncExternalStore(onResumePointChange, waiting, () => undefined);
