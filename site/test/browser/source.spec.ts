/**
 * The source part of a card: what is printed of it, how it looks, and its link to how the content is checked. Its lines are
 * tested in `site/test/components/source.test.tsx`.
 */
import { expect, test } from '@playwright/test';
import { accessibilityFindings } from './inspections/axe.ts';
import { overflowFaults } from './inspections/inspect.ts';

test('only an opened source part is printed; opened, it passes axe in any theme and fits; it links to how the content is checked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/prayer/ablution');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const summaries = page.locator('.source > summary');
  await test.step('an opened source part is printed without its heading, and a closed one is not printed', async () => {
    const [first, second] = [page.locator('details.source').first(), page.locator('details.source').nth(1)];
    await summaries.first().click();
    await page.emulateMedia({ media: 'print' });
    await expect(first.locator('ul')).toBeVisible();
    await expect(first.locator('summary')).toBeHidden();
    await expect(second).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  for (const summary of (await summaries.all()).slice(1)) await summary.click();
  await expect(page.locator('.source:not([open])')).toHaveCount(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Fingerprint' }).first().click();
  await expect(page).toHaveURL('/about#checked');
  await expect(page.getByRole('heading', { name: 'How it is checked' })).toBeInViewport();
  await page.getByText('What is checked, and by which means').click();
  const list = await page.request.get((await page.getByRole('link', { name: 'a list of all files' }).getAttribute('href')) ?? '');
  expect(await list.json()).toMatchObject({ files: expect.arrayContaining([expect.objectContaining({ path: 'index.html' })]) });
});
