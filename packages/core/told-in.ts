import type { Reference } from './model.ts';
import * as messages from './messages/sources.ts';

/** What stands before a number that tells of the words and does not quote them; said once, before the first of them. */
export const toldIn = (references: readonly Reference[], index: number): string =>
  !references[index]?.told || references[index - 1]?.told ? '' : `${index === 0 ? messages.toldInFirst : messages.toldIn} `;
