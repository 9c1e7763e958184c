/** Builds the checker's index in slices, between which the page handles input. */
import { Checker } from '../../../../packages/core/check/check.ts';
import type { KnownText } from '../../../../packages/core/check/model.ts';
import { loadSearchedTexts } from '../../platform/content/texts.ts';
import { resource } from '../../platform/loading/resource.ts';
import { yieldToBrowser } from '../../platform/yield-to-browser.ts';
import { type KnownTextWithAddress, knownTextsWithAddresses } from './known-texts.ts';

export interface CheckerWithTexts {
  checker: Checker;
  /** The site's text for each text in the checker. */
  texts: ReadonlyMap<KnownText, KnownTextWithAddress>;
}

/** A slice takes some milliseconds on a slow phone. */
const TEXTS_PER_SLICE = 20;

async function indexTexts(texts: readonly KnownTextWithAddress[]): Promise<CheckerWithTexts> {
  const checker = new Checker();
  for (const [at, { known }] of texts.entries()) {
    checker.add(known);
    if (at % TEXTS_PER_SLICE === TEXTS_PER_SLICE - 1) await yieldToBrowser();
  }
  return { checker, texts: new Map(texts.map((text) => [text.known, text])) };
}

/** The checker of this version's texts, opened once. */
export const checkerResource = resource(async () => indexTexts(knownTextsWithAddresses(await loadSearchedTexts())));
