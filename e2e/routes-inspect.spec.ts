/** The inspectors of the routes must find what they look for: each is given a page with its fault. */
import { accessibilityFindings } from './routes/axe.ts';
import { overflows, repeatedIds, unmarkedArabic, unmarkedTransliteration } from './routes/inspect.ts';
import { deadLinks } from './routes/links.ts';
import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 320, height: 700 } });

const WORD = 'سُبْحَانَ';

const NIGHTLY = `<style>body { background: #fff; color: #000 } [data-theme='night'] main { background: #000; color: #555 }</style>
<main><h1>One</h1></main>`;

const FAULTS = [
  { name: 'a page that scrolls sideways', find: overflows, body: '<div style="width: 900px">wide</div>' },
  {
    name: 'Arabic that runs out on the left',
    find: overflows,
    body: `<p style="position: relative; left: -50px" lang="ar" dir="rtl">${WORD}</p>`,
  },
  { name: 'Arabic without a language', find: unmarkedArabic, body: `<p>${WORD}</p>` },
  { name: 'Arabic from left to right', find: unmarkedArabic, body: `<p lang="ar">${WORD}</p>` },
  { name: 'English marked as Arabic', find: unmarkedArabic, body: '<p lang="ar" dir="rtl">Glory</p>' },
  { name: 'transliteration without a language', find: unmarkedTransliteration, body: '<p class="transliteration">subḥāna</p>' },
  { name: 'an id that stands twice', find: repeatedIds, body: '<p id="one"></p><p id="one"></p>' },
  { name: 'a link to nowhere', find: deadLinks, body: '<a href="/nothing-here">x</a>' },
  { name: 'a link to a place that is not there', find: deadLinks, body: '<a href="/prayer#nothing">x</a>' },
  { name: 'a foreign link without https', find: deadLinks, body: '<a href="http://misbaha.example/">x</a>' },
  {
    name: 'a foreign link that hands itself over',
    find: deadLinks,
    body: '<a href="https://misbaha.example/" target="_blank" rel="opener">x</a>',
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
  { name: 'text that only the night theme makes hard to read', find: accessibilityFindings, body: NIGHTLY },
];

/** Opens a page of our own at the site's address, so that its links lead into the site. */
async function show(page: Page, baseURL: string | undefined, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Made up</title><body style="margin: 0">${body}</body></html>`;
  await page.route('**/made-up', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto(`${baseURL ?? ''}/made-up`);
}

for (const { name, find, body } of FAULTS) {
  test(`finds ${name}`, async ({ page, baseURL }) => {
    await show(page, baseURL, body);
    expect(await find(page)).not.toEqual([]);
  });
}

test('finds text that is hard to read on every page that has it, not on the first alone', async ({ page, baseURL }) => {
  await show(page, baseURL, NIGHTLY);
  const first = await accessibilityFindings(page);
  await show(page, baseURL, NIGHTLY);
  expect(first).not.toEqual([]);
  expect(await accessibilityFindings(page)).toEqual(first);
});

test('finds nothing on a page without a fault', async ({ page, baseURL }) => {
  const arabic = `<p lang="ar" dir="rtl">${WORD}</p>`;
  await show(page, baseURL, `<main style="background: #fff; color: #000"><h1>One</h1>${arabic}<a href="/prayer">Prayer</a></main>`);
  for (const find of [overflows, unmarkedArabic, unmarkedTransliteration, repeatedIds, deadLinks, accessibilityFindings])
    expect(await find(page)).toEqual([]);
});
