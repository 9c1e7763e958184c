import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { expectedArabicAt } from './inspections/expected-arabic.ts';
import { BUILD_FOLDER } from './site.ts';

const BOOK = join(BUILD_FOLDER, 'client/misbaha.epub');
/** The reader of foliate-js as it is published: what the reading apps Foliate and Readest show books with. */
const READER = dirname(createRequire(import.meta.url).resolve('foliate-js/view.js'));
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Opens the book that the site serves, in the reader. */
async function openBook(page: Page): Promise<void> {
  await page.route('**/reader/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace(/^\/reader/, READER);
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
  });
  await page.goto('/reader/reader.html?url=/misbaha.epub');
  await page.getByRole('button', { name: 'Show sidebar' }).click();
}

/** The frame in which the reader shows a chapter with this heading. */
async function chapter(page: Page, title: string): Promise<Frame> {
  let found: Frame | undefined;
  await expect(async () => {
    for (const frame of page.frames().filter((one) => one.url().startsWith('blob:')))
      if ((await frame.locator('h1').allTextContents()).includes(title)) found = frame;
    expect(found, `a chapter called ${title}`).toBeDefined();
  }).toPass();
  if (!found) throw new Error(`the reader shows no ${title}`);
  return found;
}

/** A line of the reader's table of contents; chapters of a part show when it is opened. */
const line = (page: Page, title: string) => page.getByRole('treeitem', { name: title, exact: true });

/** A document of the site, as it is built. */
const builtPage = (path: string): Document => parseHTML(readFileSync(join(BUILD_FOLDER, 'client', path, 'index.html'), 'utf8')).document;

test('About offers the book with its size and type, outside the offline copy; an e-reader shows the same letters as the site', async ({
  page,
  request,
}) => {
  await test.step('About offers it', async () => {
    await page.goto('/about');
    const link = page.getByRole('link', { name: 'The book for e-readers' });
    const size = (readFileSync(BOOK).length / 1_000_000).toFixed(1);
    await expect(page.getByText(`(EPUB, ${size} MB)`)).toBeVisible();
    const download = page.waitForEvent('download');
    await link.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('misbaha.epub');
    expect(readFileSync(await file.path()).equals(readFileSync(BOOK))).toBe(true);
    const answer = await request.head('/misbaha.epub');
    expect(answer.headers()['content-type']).toBe('application/epub+zip');
    expect(readFileSync(join(BUILD_FOLDER, 'client/sw.js'), 'utf8')).not.toContain('misbaha.epub');
  });
  await test.step('an e-reader shows the contents, a page, and the way from a need to its text', async () => {
    const categories = [...builtPage('/').querySelectorAll('main .tile-title')].map(({ textContent }) => textContent ?? '');
    expect(categories.length).toBeGreaterThan(0);
    const title = builtPage('/prayer/tashahhud').querySelector('h1')?.textContent ?? '';
    const arabic = expectedArabicAt('/prayer/tashahhud');

    await openBook(page);
    for (const category of categories) await expect(line(page, category)).toBeVisible();
    await line(page, 'Prayer').locator('svg').click();
    await line(page, title).click();
    const text = await chapter(page, title);
    // The book breaks lines with `<br>`, the site with a newline character.
    const shown = await text.locator('p.arabic').evaluateAll((elements) =>
      elements.map((element) => {
        for (const end of element.querySelectorAll('br')) end.replaceWith('\n');
        return element.textContent;
      }),
    );
    expect(shown).toEqual(arabic);
    expect(await text.locator('p.arabic').first().getAttribute('dir')).toBe('rtl');
    const faces = (): Promise<string[]> =>
      text.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')));
    await expect.poll(faces).toEqual(expect.arrayContaining(['Amiri', 'Literata', 'Literata Marks']));

    await page.getByRole('button', { name: 'Show sidebar' }).click();
    await line(page, 'Duas by Need').click();
    const needs = await chapter(page, 'Duas by Need');
    const link = needs.locator('.index dd a').first();
    const to = (await link.textContent()) ?? '';
    await link.evaluate((element: HTMLElement) => element.click());
    await chapter(page, to);
  });
});
