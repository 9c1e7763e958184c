/** The source part of a card: what a reader, a script or nobody's script opens, and what it can be checked by. */
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { compileLibraryWithEvidence } from '../../../packages/dataset/evidence/shown-library.ts';
import { accessibilityFindings } from './routes/axe.ts';
import { overflowFaults } from './routes/inspect.ts';

/** Verses with narrations about them, a narration with verdicts, one that is told elsewhere too. */
const PAGE = '/morning-evening/morning-remembrance';

const library = compileLibraryWithEvidence(resolve(import.meta.dirname, '../../..'));
const cards = library.pages.get(PAGE.slice(1))?.page.cards ?? [];

const sourceOf = (page: Page, id: string) => page.locator(`[id="${id}"] details.source`);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every card opens its source: places with their numbering, verdicts, edition, fingerprint', async ({ page }) => {
    await page.goto(PAGE);
    expect(cards.length).toBeGreaterThan(15);
    for (const card of new Set([cards[0], cards[3], cards.find(({ grades }) => grades), cards.at(-1)])) {
      if (!card) throw new Error('the page has no such card');
      const source = sourceOf(page, card.id);
      await expect(source.locator('ul')).toBeHidden();
      await source.locator('summary').click();
      await expect(source.locator('ul')).toBeVisible();
      await expect(source.locator('li')).toContainText([...(card.evidence?.lines ?? ['no lines']), 'Fingerprint']);
      await expect(source.locator('code')).toHaveText(card.evidence?.fingerprint ?? 'no fingerprint');
    }
    await expect(page.locator('details.source')).toHaveCount(cards.length);
  });
});

test('opened, nothing is wrong in any theme, and it leads to how it is checked', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/prayer/ablution');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  for (const summary of await page.locator('.source > summary').all()) await summary.click();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Fingerprint' }).first().click();
  await expect(page).toHaveURL('/about#checked');
  await expect(page.getByRole('heading', { name: 'How it is checked' })).toBeInViewport();
  await page.getByText('What is checked, and by which means').click();
  await expect(page.locator('main')).toContainText(`${library.checks.rules} rules`);
  const list = await page.request.get((await page.getByRole('link', { name: 'a list of all files' }).getAttribute('href')) ?? '');
  expect(await list.json()).toMatchObject({ files: expect.arrayContaining([expect.objectContaining({ path: 'index.html' })]) });
});

test('what a reader has opened is printed, and nothing else of it', async ({ page }) => {
  await page.goto('/prayer/ablution');
  const [first, second] = [page.locator('details.source').first(), page.locator('details.source').nth(1)];
  await first.locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(first.locator('ul')).toBeVisible();
  await expect(first.locator('summary')).toBeHidden();
  await expect(second).toBeHidden();
});
