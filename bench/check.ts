/** How long the check of a text takes on a slow processor: the engine and the texts of the built site, in the browser, without a page around. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { builtManifest } from '../site/test/browser/site.ts';
import { contentFilesOf } from '../site/build/manifest.ts';
import { oneScript } from '../site/build/one-script.ts';
import type { SearchedTexts } from '../packages/core/search/split.ts';
import { slowPage } from './chromium.ts';

/** Letters of each message. */
const LETTERS = 2000;
const MESSAGES = 12;

export interface CheckTime {
  /** What the message holds. */
  name: string;
  /** Milliseconds of each check. */
  times: number[];
}

/** Messages of texts of ours, one after another, and of words that are in another order than anywhere. */
function messagesOf({ texts }: SearchedTexts): { name: string; messages: string[] }[] {
  const of = (key: 'arabic' | 'latin' | 'english', step: number): string[] =>
    Array.from({ length: MESSAGES }, (_, at) => {
      const own = texts.flatMap((text) => text[key] ?? []);
      return Array.from({ length: 200 }, (_unused, index) => own[(at * 31 + index * step) % own.length] ?? '')
        .join('\n')
        .slice(0, LETTERS);
    });
  const shuffled = of('arabic', 7).map((message) => message.split(/\s+/).toSorted().join(' '));
  const halves = (one: readonly string[], other: readonly string[]): string[] =>
    one.map((text, at) => `${text.slice(0, LETTERS / 2)}\n${(other[at] ?? '').slice(0, LETTERS / 2)}`);
  return [
    { name: 'texts of ours, one after another', messages: of('arabic', 7) },
    { name: 'their words in another order', messages: shuffled },
    { name: 'transliterations', messages: of('latin', 7) },
    { name: 'translations', messages: of('english', 7) },
    { name: 'Arabic above other transliterations', messages: halves(of('arabic', 7), of('latin', 11)) },
    { name: 'Arabic above other translations', messages: halves(of('arabic', 7), of('english', 11)) },
  ];
}

/** @param root absolute path of the project, after a build */
export async function checkTimes(browser: Browser, origin: string, root: string): Promise<{ index: number; checks: CheckTime[] }> {
  const file = contentFilesOf(builtManifest)['search-texts'] ?? '';
  const texts = JSON.parse(readFileSync(join(root, 'build/client', file), 'utf8')) as SearchedTexts;
  const script = await oneScript(root, 'bench/check-in-browser.ts');
  // A page without work of its own.
  const page = await slowPage(browser, `${origin}/contact`);
  await page.evaluate(script);
  const index = await page.evaluate((given) => (window as unknown as { openTexts: (texts: unknown) => number }).openTexts(given), texts);
  const checks: CheckTime[] = [];
  for (const { name, messages } of messagesOf(texts)) {
    const times = await page.evaluate(
      (given) => given.map((message) => (window as unknown as { timeOf: (message: string) => number }).timeOf(message)),
      messages,
    );
    checks.push({ name, times });
  }
  await page.browserContext().close();
  return { index, checks };
}
