/** Runs in the measured page: checks texts and measures the time. */
import { Checker } from '../packages/core/check/check.ts';
import type { SearchTextsFile } from '../packages/core/search/split.ts';
import { knownTextsWithAddresses } from '../site/src/features/check/known-texts.ts';

const checker = new Checker();

/** @returns milliseconds that the work takes */
function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

Object.assign(globalThis, {
  openTexts: (texts: SearchTextsFile): number =>
    millisecondsOf(() => {
      for (const { known } of knownTextsWithAddresses(texts)) checker.add(known);
    }),
  timeOf: (message: string): number => millisecondsOf(() => checker.check(message)),
});
