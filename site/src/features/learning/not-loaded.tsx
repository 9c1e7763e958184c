import type { ReactElement } from 'react';
import { LoadFailed } from '../../ui/load-failed.tsx';
import * as messages from '../../../../packages/core/messages/learn.ts';

/** Where the texts, or the module that practises them, do not come. */
export const NotLoaded = ({ retry }: { retry: () => void }): ReactElement => (
  <LoadFailed onRetry={retry}>{messages.textsNotLoaded}</LoadFailed>
);
