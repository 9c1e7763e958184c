import { useSyncExternalStore } from 'react';
import { onResumePointChange, resumePointOn } from '../../features/counting/resume-point.ts';
import * as messages from '../../../../packages/core/messages/home.ts';

/** The category whose entry tells of it. */
export const DAILY = 'morning-evening';
/** Pages that are gone through one by one. Of two resume points, the evening's is shown first. */
const REMEMBRANCES = ['evening', 'morning'];

function waiting(): string | undefined {
  for (const name of REMEMBRANCES) {
    const place = resumePointOn(`${DAILY}/${name}-remembrance`);
    if (place) return messages.resumeRemembrance({ name, ...place });
  }
  return undefined;
}

/** The resume point of today's remembrance, in words; undefined where there is none, as on the prerendered page. */
export const useResumePointText = (): string | undefined => useSyncExternalStore(onResumePointChange, waiting, () => undefined);
