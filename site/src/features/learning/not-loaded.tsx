import type { ReactElement } from 'react';
import { LoadFailed } from '../../ui/load-failed.tsx';
import * as messages from '../../../../packages/core/messages/learn.ts';

/** Shown where the texts or the code to practise fail to load. */
export const NotLoaded = ({ retry }: { retry: () => void }): ReactElement => (
  <LoadFailed onRetry={retry}>{messages.textsNotLoaded}</LoadFailed>
);
