/** The steps of going through a page's duas one at a time: which are unfinished, and where to continue. */
import type { Card } from '../../../../packages/core/model.ts';

export interface RemembranceStep {
  card: Card;
  /** Title of the card's page, where the steps are of several pages. */
  pageTitle?: string;
  /** Address of the card's page below the base, for example `/prayer/ablution`. */
  path: string;
  /** Unique among the steps; stored in the resume point. */
  id: string;
  /** Key of the count: `category/page#card`, in a list `list:<id>#category/page#card`. */
  key: string;
  /** How often to recite it. Without a count it is once, done when the reader moves on. */
  times: number;
  /** Whether it has a count, the narration's or the reader's own. */
  isCounted: boolean;
}

/** The duas of a page in their order, without narrations. @param page `category/page` */
export const stepsOfPage = (page: string, cards: readonly Card[]): RemembranceStep[] =>
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

/** Indexes of the unfinished steps. @param counts how often each was recited today, by step */
export const unfinishedStepIndexes = (steps: readonly RemembranceStep[], counts: readonly number[]): number[] =>
  steps.flatMap(({ times }, index) => ((counts[index] ?? 0) < times ? [index] : []));

/** Index of the next unfinished step after one; `steps.length` where there is none. */
export const nextUnfinishedIndex = (steps: readonly RemembranceStep[], counts: readonly number[], after: number): number =>
  unfinishedStepIndexes(steps, counts).find((index) => index > after) ?? steps.length;

/**
 * Index to start at: `steps.length` where all are finished, else the step where the reader stopped, else the first unfinished
 * one.
 */
export function startIndex(steps: readonly RemembranceStep[], counts: readonly number[], stoppedAt: string | undefined): number {
  const left = unfinishedStepIndexes(steps, counts);
  const stopped = steps.findIndex(({ id }) => id === stoppedAt);
  return left.length > 0 && stopped >= 0 ? stopped : (left[0] ?? steps.length);
}

/** The place of the reader among the steps. */
export interface StepPosition {
  index: number;
  /** Id of the step; undefined at the end. */
  id: string | undefined;
}

/**
 * Index of the step at a place. A list may change meanwhile, in another tab: the step is found by its id; if it is gone, by its
 * former index.
 */
export function currentIndex(steps: readonly RemembranceStep[], { index, id }: StepPosition): number {
  if (id === undefined) return steps.length;
  const found = steps.findIndex((step) => step.id === id);
  return found >= 0 ? found : Math.min(index, steps.length);
}
