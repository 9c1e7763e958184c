import type { ReactElement } from 'react';
import { isStorageFull } from '../platform/storage/storage.ts';
import * as messages from '../../../packages/core/messages/cards.ts';

/**
 * Says that choices last only until the page is closed, and why. Rendered empty at first, so that screen readers
 * announce it.
 */
export const NotSavedNotice = ({ kept, className = 'panel-kept' }: { kept: boolean; className?: string }): ReactElement => (
  <output className={className}>{kept ? '' : isStorageFull() ? messages.choiceHoldsStorageFull : messages.choiceHoldsNoStorage}</output>
);
