/** What only a browser shows of the pages: whether they fit a narrow window, and what axe finds in them. */
import { expect, type Page, test } from '@playwright/test';
import { builtPages } from '../static/built-documents.ts';
import { type MarkupCoveringPages, pagesCoveringMarkup } from '../static/covering-pages.ts';
import { accessibilityFindings, addAxeToNextDocuments } from './inspections/axe.ts';
import { directionFaults, overflowFaults } from './inspections/inspect.ts';
import { pathsWithLongestTexts } from './inspections/long-words.ts';
import { openEmptyStyledPage, showDocument } from './inspections/show-document.ts';
import { recordTroubles } from './inspections/troubles.ts';

/** The narrowest window that must hold every page without scrolling sideways (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

// One after another in one worker, which finds out once which pages to open.
test.describe.configure({ mode: 'default' });

let coveringPages: MarkupCoveringPages | undefined;
const covering = (): MarkupCoveringPages => (coveringPages ??= pagesCoveringMarkup());

test.describe('the pages with the longest words and texts, in one tab', () => {
  // A page is put in the place of the one before it by a script, which the site's own policy would stop.
  test.use({ bypassCSP: true });

  test('fit a window of 320 pixels, with their Arabic from right to left', async ({ page }) => {
    test.setTimeout(120_000);
    const all = builtPages();
    const paths = pathsWithLongestTexts(all);
    // The test below opens these.
    for (const { name } of covering().pages) paths.delete(name);
    const pages = all.filter(({ path }) => paths.has(path));
    expect(pages.length).toBeGreaterThan(20);
    await openEmptyStyledPage(page, '/empty', pages[0]?.html ?? '');
    for (const { path, html } of pages) {
      await showDocument(page, html);
      expect.soft(await overflowFaults(page), path).toEqual([]);
      expect.soft(await directionFaults(page), path).toEqual([]);
    }
  });
});

test.describe('the pages that together have all markup of the site', () => {
  test('fit the window too; axe finds nothing in any theme, nor is anything missing or said in the console', async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const { pages, of } = covering();
    const paths = pages.map(({ name }) => name);
    console.log(`${pages.length} pages have every markup shape of all ${of}: ${paths.join(' ')}`);
    await addAxeToNextDocuments(page);
    // Playwright writes a warning to the console where it blocks a worker. The site goes on without one that is refused.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused by the test', 'SecurityError'));
    });
    const takeTroubles = recordTroubles(page, baseURL ?? '');
    for (const path of paths) {
      expect.soft((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.locator('html'), path).toHaveAttribute('data-ready', '');
      // The content that a screen loads replaces its "Loading...", which must not disappear while axe runs.
      await expect(page.locator('.loading'), path).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft(await overflowFaults(page), path).toEqual([]);
      expect.soft(await directionFaults(page), path).toEqual([]);
      expect.soft(await accessibilityFindings(page), path).toEqual([]);
      expect.soft(takeTroubles(), path).toEqual([]);
    }
  });
});

test.describe('the inspections find faults', () => {
  const NIGHTLY = `<style>body { background: #fff; color: #000 } [data-theme='night'] main { background: #000; color: #555 }</style>
<main><h1>One</h1></main>`;
  const WORD = 'سُبْحَانَ';

  const FAULTS = [
    { name: 'a page that scrolls sideways', find: overflowFaults, body: '<div style="width: 900px">wide</div>' },
    {
      name: 'Arabic that runs out on the left',
      find: overflowFaults,
      body: `<p style="position: relative; left: -50px" lang="ar" dir="rtl">${WORD}</p>`,
    },
    {
      name: 'Arabic that the style sheet turns round',
      find: directionFaults,
      body: `<p style="direction: ltr" lang="ar" dir="rtl">${WORD}</p>`,
    },
    { name: 'a button without a name', find: accessibilityFindings, body: '<main><h1>One</h1><button></button></main>' },
    {
      name: 'a button that says one thing and is named another',
      find: accessibilityFindings,
      body: '<main><h1>One</h1><button aria-label="Further">Next</button></main>',
    },
    {
      name: 'text of 5:1',
      find: accessibilityFindings,
      body: '<main style="background: #fff; color: #707070"><h1 style="font-size: 1rem">One</h1></main>',
    },
    {
      name: 'text on another ground than the same text before it',
      find: accessibilityFindings,
      body: '<main style="background: #fff; color: #000"><h1>One</h1><p>Two</p><p style="background: #555">Three</p></main>',
    },
    { name: 'text that only the night theme makes hard to read', find: accessibilityFindings, body: NIGHTLY },
    // A fault is found on every page that has it, not only on the first.
    { name: 'such a text once more', find: accessibilityFindings, body: NIGHTLY },
  ];

  /** Shows a page of our own. */
  const open = (page: Page, body: string): Promise<void> =>
    page.setContent(`<!doctype html><html lang="en"><title>Made up</title><body style="margin: 0">${body}</body></html>`);

  test('each inspection finds the fault put on a page, and nothing on a page without a fault', async ({ page }) => {
    for (const { name, find, body } of FAULTS) {
      await open(page, body);
      expect(await find(page), name).not.toEqual([]);
    }
    const arabic = `<p lang="ar" dir="rtl">${WORD}</p>`;
    await open(page, `<main style="background: #fff; color: #000"><h1>One</h1>${arabic}<a href="/prayer">Prayer</a></main>`);
    for (const find of [overflowFaults, directionFaults, accessibilityFindings]) expect(await find(page)).toEqual([]);
  });
});
