/** Runs in the page that is measured: the checker, with the clock around it. */
import { Checker } from '../packages/core/check/check.ts';
import type { SearchedTexts } from '../packages/core/search/split.ts';
import { checkedTexts } from '../site/src/features/check/known-texts.ts';

const checker = new Checker();

/** @returns how long a piece of work takes, in milliseconds */
function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

Object.assign(globalThis, {
  openTexts: (texts: SearchedTexts): number =>
    timed(() => {
      for (const { known } of checkedTexts(texts)) checker.add(known);
    }),
  timeOf: (message: string): number => timed(() => checker.check(message)),
});
