/**
 * How a verdict that finds weakness is said after another scholar's. The app prints these and needs no other level, so they stand
 * apart from the table of all verdicts (`verdicts.ts`), which only tools load; a test holds the two together.
 */
import * as messages from './messages/sources.ts';

export const WEAKNESS: Readonly<Record<string, typeof messages.weakFor>> = {
  Weak: messages.weakFor,
  'Weak (chain)': messages.chainWeakFor,
};
