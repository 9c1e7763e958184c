import type { ReactElement } from 'react';
import { isStorageFull } from '../platform/storage/storage.ts';
import * as messages from '../../../packages/core/messages/cards.ts';

/** Below choices: says that they hold for now only, where the browser does not store them, and why. It is there before it speaks, so that it is read aloud. */
export const NotSavedNotice = ({ kept, className = 'panel-kept' }: { kept: boolean; className?: string }): ReactElement => (
  <output className={className}>{kept ? '' : isStorageFull() ? messages.choiceHoldsStorageFull : messages.choiceHoldsNoStorage}</output>
);
