/** How long the check of a text takes on a slow processor: the engine and the texts of the built site, in the browser, without a page around. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { viteManifest } from '../site/test/browser/site.ts';
import { contentFilesByName } from '../site/build/manifest.ts';
import { bundleToOneScript } from '../site/build/one-script.ts';
import type { SearchTextsFile } from '../packages/core/search/split.ts';
import { openSlowPage } from './chromium.ts';

/** Length of each message in characters. */
const MESSAGE_LENGTH = 2000;
const MESSAGES_PER_KIND = 12;

export interface CheckTimesOfKind {
  /** Which kind of texts the messages contain. */
  name: string;
  /** Milliseconds for each message. */
  times: number[];
}

/**
 * Test messages by kind: known texts one after another, their words sorted, and mixtures of Arabic with other texts.
 */
function testMessagesOf({ texts }: SearchTextsFile): { name: string; messages: string[] }[] {
  const of = (key: 'arabic' | 'latin' | 'translation', step: number): string[] =>
    Array.from({ length: MESSAGES_PER_KIND }, (_, at) => {
      const own = texts.flatMap((text) => text[key] ?? []);
      return Array.from({ length: 200 }, (_unused, index) => own[(at * 31 + index * step) % own.length] ?? '')
        .join('\n')
        .slice(0, MESSAGE_LENGTH);
    });
  const shuffled = of('arabic', 7).map((message) => message.split(/\s+/).toSorted().join(' '));
  const halves = (one: readonly string[], other: readonly string[]): string[] =>
    one.map((text, at) => `${text.slice(0, MESSAGE_LENGTH / 2)}\n${(other[at] ?? '').slice(0, MESSAGE_LENGTH / 2)}`);
  return [
    { name: 'texts of ours, one after another', messages: of('arabic', 7) },
    { name: 'their words in another order', messages: shuffled },
    { name: 'transliterations', messages: of('latin', 7) },
    { name: 'translations', messages: of('translation', 7) },
    { name: 'Arabic above other transliterations', messages: halves(of('arabic', 7), of('latin', 11)) },
    { name: 'Arabic above other translations', messages: halves(of('arabic', 7), of('translation', 11)) },
  ];
}

/** @param root absolute path of the project, after a build */
export async function measureTextCheck(
  browser: Browser,
  origin: string,
  root: string,
): Promise<{ index: number; checks: CheckTimesOfKind[] }> {
  const file = contentFilesByName(viteManifest)['search-texts'] ?? '';
  const texts = JSON.parse(readFileSync(join(root, 'build/client', file), 'utf8')) as SearchTextsFile;
  const script = await bundleToOneScript(root, 'bench/check-in-browser.ts');
  // A page that does nothing by itself.
  const page = await openSlowPage(browser, `${origin}/contact`);
  await page.evaluate(script);
  const index = await page.evaluate((given) => (window as unknown as { openTexts: (texts: unknown) => number }).openTexts(given), texts);
  const checks: CheckTimesOfKind[] = [];
  for (const { name, messages } of testMessagesOf(texts)) {
    const times = await page.evaluate(
      (given) => given.map((message) => (window as unknown as { timeOf: (message: string) => number }).timeOf(message)),
      messages,
    );
    checks.push({ name, times });
  }
  await page.browserContext().close();
  return { index, checks };
}
