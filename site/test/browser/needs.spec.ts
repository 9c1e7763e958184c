import { expect, test } from '@playwright/test';

test('the page of needs leads from a feeling to a text and back', async ({ page }) => {
  await page.goto('/needs');
  await expect(page).toHaveTitle('Duas by Need · Misbaha');
  await page.getByRole('navigation', { name: 'Parts of life' }).getByRole('link', { name: 'Heart and mind' }).click();
  await expect(page).toHaveURL('/needs#heart-and-mind');
  await expect(page.getByRole('heading', { name: 'Heart and mind' })).toBeInViewport();
  await page.locator('#anxiety').getByRole('link', { name: 'In Anxiety and Sorrow' }).click();
  await expect(page).toHaveURL('/trials/anxiety-sorrow');
  await page.goBack();
  await expect(page.locator('#anxiety')).toBeInViewport();
});

test('from A to Z each need leads to its place', async ({ page }) => {
  await page.goto('/needs');
  const letters = page.locator('.need-letters');
  const names = await letters.locator('dt').allInnerTexts();
  expect(names).toEqual(names.toSorted());
  await letters.getByRole('link', { name: 'An exam', exact: true }).click();
  await expect(page.locator('#an-exam')).toBeInViewport();
  // Tab and a screen reader go on from there.
  await expect(page.locator('#an-exam')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#an-exam a').first()).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every need has its links', async ({ page }) => {
    await page.goto('/needs');
    const needs = page.locator('.need');
    expect(await needs.count()).toBeGreaterThan(100);
    for (const need of await needs.all()) expect(await need.getByRole('link').count()).toBeGreaterThan(0);
  });
});

test('a page ends with others that serve the same need', async ({ page }) => {
  await page.goto('/morning-evening/during-fear');
  await page
    .getByRole('navigation', { name: 'Also for this' })
    .getByRole('link', { name: /After a Good or a Bad Dream/ })
    .click();
  await expect(page).toHaveURL('/daily-life/dreams');
});

test('a page tells search engines where it stands and what it cites', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && blocked.push(message.text())));
  await page.goto('/prayer/istikhaarah');
  const { '@graph': graph } = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
  expect(graph.map((one: { '@type': string }) => one['@type'])).toEqual(['BreadcrumbList', 'CreativeWork']);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /istikhara/);
  expect(blocked).toEqual([]);
});
