import { useSyncExternalStore } from 'react';
import { onResumePointChange, resumePointOf } from '../../features/counting/resume-point.ts';
import * as messages from '../../../../packages/core/messages/home.ts';

/** Slug of the category whose tile shows the resume point. */
export const MORNING_EVENING_CATEGORY_SLUG = 'morning-evening';
/** Remembrances with a resume point. Where both have one, the evening's is shown. */
const REMEMBRANCE_NAMES = ['evening', 'morning'];

function resumePointText(): string | undefined {
  for (const name of REMEMBRANCE_NAMES) {
    const place = resumePointOf(`${MORNING_EVENING_CATEGORY_SLUG}/${name}-remembrance`);
    if (place) return messages.resumeRemembrance({ name, ...place });
  }
  return undefined;
}

/** The resume point of today's remembrance, in words; undefined where there is none, as on the prerendered page. */
export const useResumePointText = (): string | undefined => useSyncExternalStore(onResumePointChange, resumePointText, () => undefined);
