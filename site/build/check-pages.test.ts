import { describe, expect, test } from 'vitest';
import { parseHTML } from 'linkedom';
import type { Library } from '../../packages/content/compiler/library.ts';
import { checkPages, pageFaults } from './check-pages.ts';

// Shadda before its vowel, as the declared order of marks has it.
const ARABIC = 'بِسْمِ الل\u0651\u064eهِ';
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const DATA = { loaderData: { 'prayer/page': { title: 'Wudu', next: undefined, cards: [{ arabic: ARABIC }] } } };
const COMMON = { inlineScripts: ['start()'], pageDataId: 'page-data' };
/** Faces that have every character of the page. */
const COVERAGE = new Map(['literata', 'literata-italic', 'amiri'].map((face) => [face, new Set(range(0x20, 0x6ff))]));
const GOOD =
  '<!doctype html><html lang="en"><head><script>start()</script><script type="module" src="/assets/app.js"></script></head><body>' +
  `<div id="root"><h1>Wudu</h1><p class="arabic" lang="ar" dir="rtl" translate="no">${ARABIC}</p>` +
  '<p lang="ar-Latn" translate="no">bismi-llāh</p></div>' +
  `<script type="application/json" id="page-data">{"loaderData":{"prayer/page":{"title":"Wudu","cards":[{"arabic":"${ARABIC}"}]}}}</script>` +
  '</body></html>';

const faults = (html: string): string[] =>
  pageFaults({ path: '/prayer/ablution', document: parseHTML(html).document, data: DATA }, [ARABIC], COMMON);
/** Faults of the good page after one change, which must be one. */
const faultsAfter = (from: string, to: string): string[] => {
  expect(GOOD).toContain(from);
  return faults(GOOD.replace(from, to));
};

test('a page as it should be has no fault', () => expect(faults(GOOD)).toEqual([]));

test('of Arabic on a page for which no texts are named it is told where to name them', () => {
  const { document } = parseHTML(GOOD);
  expect(pageFaults({ path: '/new-screen', document, data: DATA }, [], COMMON)).toEqual([
    expect.stringMatching(/^\/new-screen: shows Arabic that nothing checks: .*arabicByPath, in site\/build\/check-pages\.ts$/),
  ]);
});

describe('a page is refused', () => {
  test.each([
    [
      'whose Arabic lost a vowel',
      `translate="no">${ARABIC}`,
      `translate="no">${ARABIC.replace('\u0651', '')}`,
      /Arabic\.0: expected .* found/,
    ],
    [
      'whose Arabic has shadda and vowel in the other order',
      `translate="no">${ARABIC}`,
      `translate="no">${ARABIC.replace('\u0651\u064e', '\u064e\u0651')}`,
      /Arabic\.0: expected/,
    ],
    ['that shows Arabic of no source', '<h1>Wudu</h1>', `<p class="arabic" translate="no">${ARABIC}</p>`, /Arabic\.1: expected undefined/],
    ['that lacks its Arabic', 'class="arabic"', 'class="other"', /Arabic\.0: .* found undefined/],
    ['without its data', 'id="page-data"', 'id="another"', /no block of data, #page-data/],
    ['whose data was cut short', ']}}}</script>', ']}</script>', /block of data cannot be read: SyntaxError/],
    ['whose data differs', '"title":"Wudu"', '"title":"Wuduu"', /block of data differs: .*title: expected "Wudu", found "Wuduu"/],
    ['whose data lacks a text', ',"cards":[', ',"card":[', /block of data differs: .*cards: expected .*, found undefined/],
    ['whose Arabic may be translated', ' dir="rtl" translate="no"', ' dir="rtl"', /nothing says translate="no": بِسْمِ/],
    ['whose transliteration may be translated', 'lang="ar-Latn" translate="no"', 'lang="ar-Latn"', /nothing says translate="no": bismi/],
    ['that names Arabic in an English line', '<h1>Wudu</h1>', '<h1>Wudu, وضوء</h1>', /nothing says translate="no": Wudu, وضوء/],
    ['with an inline style', '<h1>', '<h1 style="color:red">', /an inline style/],
    ['with a style element', '<h1>', '<style>h1{}</style><h1>', /an inline style/],
    ['with an event handler', '<h1>', '<h1 onclick="go()">', /an inline event handler on <h1>/],
    ['with a script that the policy does not name', '<h1>', '<script>other()</script><h1>', /an inline script .* other\(\)/],
  ])('%s', (_, from, to, reason) => {
    const found = faultsAfter(from, to);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(reason);
    expect(found[0]).toMatch(/^\/prayer\/ablution: /);
  });
});

test('a text whose page is missing is a fault, and so is a page that has none', async () => {
  const library = { menus: new Map(), context: [], tasbih: [{ id: 'one', arabic: ARABIC, translation: '' }] } as unknown as Library;
  const page = { path: '/tasbih-counter', html: GOOD, data: DATA, scripts: [] };
  const names = { path: '/asma-ul-husna', html: GOOD.replace('class="arabic"', ''), data: DATA, scripts: [] };
  await expect(checkPages([page, names], library, COMMON, COVERAGE)).resolves.toBeDefined();
  await expect(checkPages([page, names], library, COMMON, new Map())).rejects.toThrow(/U\+0057 "W" is in none of literata/);
  await expect(checkPages([names], library, COMMON, COVERAGE)).rejects.toThrow(/\/tasbih-counter: has texts but no page/);
  await expect(checkPages([page], library, COMMON, COVERAGE)).rejects.toThrow(/\/asma-ul-husna: has texts but no page/);
});
