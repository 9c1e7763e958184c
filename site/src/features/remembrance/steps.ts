/** The way through the duas of a page, one after another: what is left to say, and where to go on. */
import type { Card } from '../../../../packages/core/model.ts';

export interface Step {
  card: Card;
  /** Address of the card's page below the base, for example `/prayer/ablution`. */
  path: string;
  /** Names it among the steps: the resume point holds it. */
  id: string;
  /** Key of the count: `category/page#card`. */
  key: string;
  /** Times to say it. What has no count is said once: it has been, when the reader has gone past it. */
  times: number;
  /** Whether it has a count: the narration's, or one that the reader has chosen. */
  isCounted: boolean;
}

/** The duas of a page in their order, without narrations. @param page `category/page` */
export const stepsOf = (page: string, cards: readonly Card[]): Step[] =>
  cards
    .filter(({ kind }) => kind !== 'narration')
    .map((card) => ({
      card,
      path: `/${page}`,
      id: card.id,
      key: `${page}#${card.id}`,
      times: card.repeat ?? 1,
      isCounted: card.repeat !== undefined,
    }));

/** Places of the duas that are still to be said. @param counts how often each was said today, in the order of the steps */
export const leftToSay = (steps: readonly Step[], counts: readonly number[]): number[] =>
  steps.flatMap(({ times }, index) => ((counts[index] ?? 0) < times ? [index] : []));

/** The index to go on at after a dua: the next one that is left, or `steps.length` at the end. */
export const onwards = (steps: readonly Step[], counts: readonly number[], after: number): number =>
  leftToSay(steps, counts).find((index) => index > after) ?? steps.length;

/** The index to begin at: the card where the reader stopped, else the first one that is left, else `steps.length`. */
export function beginAt(steps: readonly Step[], counts: readonly number[], stoppedAt: string | undefined): number {
  const left = leftToSay(steps, counts);
  const stopped = steps.findIndex(({ id }) => id === stoppedAt);
  return left.length > 0 && stopped >= 0 ? stopped : (left[0] ?? steps.length);
}
