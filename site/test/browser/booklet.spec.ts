/** Booklets: what a reader chooses is what is printed, on the paper that was chosen, every card whole and in its order. */
import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { needlesslySplitCards, choosePaper, type LeafOnScreen } from './pages/booklet.ts';
import { expectedArabicAt } from './inspections/expected-arabic.ts';

/** A PDF point in millimetres. */
const POINT = 25.4 / 72;

interface PrintedPage {
  width: number;
  height: number;
  /** Its Latin letters; see `latin`. */
  text: string;
}

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

/**
 * The part of a text that can be compared with a PDF: the PDF keeps no spaces, and of Arabic the glyphs instead of the letters.
 */
const latin = (text: string): string => squeezed(text).replaceAll(/\p{Script=Arabic}|\p{M}/gu, '');

/** Prints the page as a reader would, on the paper that it asks for. */
async function printed(page: Page): Promise<PrintedPage[]> {
  const file = await getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })), verbosity: 0 }).promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const one = await file.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = one.view;
    const { items } = await one.getTextContent();
    const text = latin(items.map((item) => ('str' in item ? item.str : '')).join(''));
    pages.push({ width: Math.round((right - left) * POINT), height: Math.round((top - bottom) * POINT), text });
  }
  return pages;
}

/** Holds what was printed against the pages on the screen: English and sources of each, in their order. */
function expectSameWords(pages: readonly PrintedPage[], leaves: readonly LeafOnScreen[]): void {
  pages.forEach(({ text }, index) => {
    let from = 0;
    for (const words of leaves[index]?.cards.flatMap(({ english, source }) => [english, source]) ?? []) {
      const at = text.indexOf(latin(words), from);
      expect(at, `page ${index + 1}: ${words}`).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });
}

/** Words that are alone in the last line of an Arabic text, of the cards that stand whole on a page. */
const wordsAloneInLine = (page: Page): Promise<string[]> =>
  page.locator('.leaf-card:not(.leaf-broken) .arabic').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const node = text.firstChild;
      if (!node) return [];
      const range = document.createRange();
      const topOf = (index: number): number => {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().top;
      };
      // The word before the end of each line that the text itself ends.
      return [...text.textContent.matchAll(/(\S+) (\S+)(?=\n|$)/g)]
        .filter(({ index, 1: before = '' }) => topOf(index) !== topOf(index + before.length + 1))
        .map(([words]) => words);
    }),
  );

async function theme(page: Page, name: string): Promise<void> {
  await page.addInitScript((chosenTheme) => localStorage.setItem('theme', chosenTheme), name);
}

test('a page prints on A5 and A6 pages with all its words in order, black on white even from the dark theme', async ({ page }) => {
  await theme(page, 'dark');
  await page.goto('/morning-evening/waking-up');
  await page.getByRole('link', { name: 'Print as a booklet' }).click();
  await expect(page.getByRole('heading', { name: 'Booklet' })).toBeVisible();
  const source = expectedArabicAt('/morning-evening/waking-up').map(squeezed).join('');
  for (const { paper, width, height } of [
    { paper: 'A5 pages', width: 148, height: 210 },
    { paper: 'A6 pages', width: 105, height: 148 },
  ]) {
    const leaves = await choosePaper(page, paper);
    expect(squeezed(leaves.flatMap(({ cards }) => cards.map(({ arabic }) => arabic)).join(''))).toBe(source);
    expect(needlesslySplitCards(leaves)).toEqual([]);
    expect(await wordsAloneInLine(page)).toEqual([]);
    const pages = await printed(page);
    expect(pages.map((one) => [one.width, one.height])).toEqual(leaves.map(() => [width, height]));
    expectSameWords(pages, leaves);
  }
  // A browser that translated the texts would make them longer than the pages.
  await expect(page.locator('.sides')).toHaveAttribute('translate', 'no');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.leaf').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.leaf .arabic').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.screen-header, .booklet-tools, .print-address').filter({ visible: true })).toHaveCount(0);
});

const SAVED = [
  ...['glory-to-my-lord-the-magnificent', 'glory-praise-and-forgiveness', 'most-glorified-most-holy', 'to-you-i-have-bowed'].map(
    (card) => `prayer/while-bowing#${card}`,
  ),
  'prayer/while-bowing#lord-of-might-and-dominion',
  ...['going-to-the-mosque', 'entering-the-mosque', 'leaving-the-mosque'].map((card) => `prayer/mosque-duas#${card}`),
];

test('eight saved duas print on one folded sheet, in folding order, with the layers that the reader chose', async ({ page }) => {
  await theme(page, 'night');
  await page.addInitScript((duas) => {
    for (const dua of duas) localStorage.setItem(`misbaha:saved/${dua}`, '2026-11-20T04:00:00.000Z');
    localStorage.setItem('misbaha:reading', '{"transliteration":"hidden"}');
    Object.assign(window, {
      printed: 0,
      print: () => Object.assign(window, { printed: (window as unknown as { printed: number }).printed + 1 }),
    });
  }, SAVED);
  await page.goto('/saved');
  await expect(page.locator('.saved-from')).toHaveCount(8);
  await page.getByRole('link', { name: 'Print' }).click();
  const leaves = await choosePaper(page, 'Folded A4 sheets');
  expect(leaves.flatMap(({ cards }) => cards)).toHaveLength(8);
  await expect(page.locator('.leaf-transliteration')).toHaveCount(0);
  const sides = await printed(page);
  expect(sides.map(({ width, height }) => [width, height])).toEqual([
    [297, 210],
    [297, 210],
  ]);
  // The numbers at the feet of the pages, from left to right on each side.
  const numbers = await page
    .locator('.side')
    .evaluateAll((all) => all.map((side) => [...side.querySelectorAll('.leaf')].map((leaf) => leaf.getAttribute('aria-label'))));
  const name = (number: number): string | null => (number <= leaves.length ? `Page ${number}` : null);
  expect(numbers).toEqual([
    [name(4), name(1)],
    [name(2), name(3)],
  ]);
  for (const source of leaves.flatMap(({ cards }) => cards.map((card) => card.source)))
    expect(sides.filter(({ text }) => text.includes(latin(source)))).not.toEqual([]);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
});

test('the sections below the cards of a page are printed whole, where they are higher than a page too; a single page has no back to print', async ({
  page,
}) => {
  await page.goto('/prayer/tashahhud');
  await expect(page.locator('section.card')).toHaveCount(1);
  const textsIn = async (selector: string): Promise<string> => squeezed((await page.locator(selector).allTextContents()).join(''));
  const onPage = {
    arabic: await textsIn('section.card .arabic'),
    english: await textsIn('section.card .translation, section.card .prose-block > p:first-child'),
  };
  await page.getByRole('link', { name: 'Print as a booklet' }).click();
  await choosePaper(page, 'A6 pages');
  await expect(page.locator('.leaf-section.leaf-broken')).toHaveCount(2);
  expect({
    arabic: await textsIn('.leaf-section .arabic'),
    english: await textsIn('.leaf-section :is(.leaf-translation, .leaf-prose)'),
  }).toEqual(onPage);
  await test.step('a single page, of which nothing is said of folding', async () => {
    await page.goto('/booklet?of=travel/stopping-lodging');
    await choosePaper(page, 'Folded A4 sheets');
    await expect(page.locator('.booklet-how')).toHaveText('1 page on half a sheet of A4.');
    await expect(page.locator('.side')).toHaveCount(1);
  });
});
