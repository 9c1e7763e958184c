import type { ReactElement } from 'react';

/** Below choices: says that they hold for now only, where the browser does not keep them. It is there before it speaks, so that it is read aloud. */
export const KeptForNow = ({ kept, className = 'panel-kept' }: { kept: boolean; className?: string }): ReactElement => (
  <output className={className}>
    {kept ? '' : 'This browser keeps nothing for this site, so your choice holds until the page is closed.'}
  </output>
);
