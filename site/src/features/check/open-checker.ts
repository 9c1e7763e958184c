/** Makes the checker of the texts, in slices between which the page answers to the reader. */
import { Checker } from '../../../../packages/core/check/check.ts';
import type { KnownText } from '../../../../packages/core/check/model.ts';
import { loadSearchedTexts } from '../../platform/content/texts.ts';
import { resource } from '../../platform/loading/resource.ts';
import { type CheckedText, checkedTexts } from './known-texts.ts';

export interface OpenChecker {
  checker: Checker;
  /** By the text as the checker names it. */
  texts: ReadonlyMap<KnownText, CheckedText>;
}

/** The number of texts in one slice: some milliseconds on a slow phone. */
const SLICE = 20;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Indexes texts. */
async function indexTexts(texts: readonly CheckedText[]): Promise<OpenChecker> {
  const checker = new Checker();
  for (const [at, { known }] of texts.entries()) {
    checker.add(known);
    if (at % SLICE === SLICE - 1) await pause();
  }
  return { checker, texts: new Map(texts.map((text) => [text.known, text])) };
}

/** The checker of this version's texts, opened once. */
export const openChecker = resource(async () => indexTexts(checkedTexts(await loadSearchedTexts())));
