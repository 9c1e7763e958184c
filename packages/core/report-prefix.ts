import type { Reference } from './model.ts';
import * as messages from './messages/sources.ts';

/**
 * The words, such as "told in", before a reference that only reports that the text was said; '' before a reference that
 * quotes the text, and after another one that reports it.
 */
export const toldInPhrase = (references: readonly Reference[], index: number): string =>
  !references[index]?.told || references[index - 1]?.told ? '' : `${index === 0 ? messages.toldInFirst : messages.toldIn} `;
