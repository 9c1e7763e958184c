import type { ReactElement } from 'react';
import { isStorageFull } from '../storage/storage.ts';

const HOLDS = 'your choice holds until the page is closed.';

/** Below choices: says that they hold for now only, where the browser does not store them, and why. It is there before it speaks, so that it is read aloud. */
export const NotSavedNotice = ({ kept, className = 'panel-kept' }: { kept: boolean; className?: string }): ReactElement => (
  <output className={className}>
    {kept
      ? ''
      : isStorageFull()
        ? `The room that this browser gives to this site is full. What was saved earlier stays; ${HOLDS}`
        : `This browser keeps nothing for this site, so ${HOLDS}`}
  </output>
);
