/** How a reader counts who does not look at the screen. This is the one definition of the kept record. */
import { keptRecord } from '../../platform/storage/kept-record.ts';

interface WithoutLooking {
  /** Where duas are said one at a time, a press on the Arabic counts too, instead of showing what a word means. */
  wholeCard: boolean;
}

/** Parses a stored value of any shape. */
export const parseWithoutLooking = (kept: unknown): WithoutLooking => ({
  wholeCard: typeof kept === 'object' && kept !== null && 'wholeCard' in kept && kept.wholeCard === true,
});

const record = keptRecord('misbaha:without-looking', parseWithoutLooking);

/** Whether the whole card counts. */
export const isWholeCard = (): boolean => record.read().wholeCard;

/** @returns whether the device keeps it once the page is closed */
export function chooseWholeCard(wholeCard: boolean): boolean {
  const kept = record.write({ wholeCard });
  record.tell();
  return kept;
}

/** Calls back whenever it may have changed, in this tab or another one. Returns the way to stop. */
export const onWholeCardChange = record.subscribe;
