import type { Reference } from './model.ts';
import * as messages from './messages/sources.ts';

/** The words before references that tell of the text and do not quote it; only the first of them has these words. */
export const toldIn = (references: readonly Reference[], index: number): string =>
  !references[index]?.told || references[index - 1]?.told ? '' : `${index === 0 ? messages.toldInFirst : messages.toldIn} `;
