import type { Reference } from './model.ts';
import * as messages from './messages/sources.ts';

/** The words before the first of adjoining references that report the text and do not quote it; '' before others. */
export const toldInPhrase = (references: readonly Reference[], index: number): string =>
  !references[index]?.told || references[index - 1]?.told ? '' : `${index === 0 ? messages.toldInFirst : messages.toldIn} `;
