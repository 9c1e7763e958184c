import { expect, test } from '@playwright/test';

test('ninety-nine names stand in a list from right to left, each with its four parts', async ({ page }) => {
  await page.goto('/asma-ul-husna');
  const list = page.getByRole('region', { name: 'The names' }).getByRole('list');
  await expect(list).toHaveAttribute('dir', 'rtl');
  const names = list.getByRole('listitem');
  await expect(names).toHaveCount(99);
  const parts = await names.evaluateAll((items) =>
    items.map((item) => [item.id, ...[...item.querySelectorAll('p')].map((part) => part.textContent.trim())]),
  );
  for (const [index, [id, arabic, transliteration, meaning, number]] of parts.entries()) {
    expect(id).toBe(`name-${index + 1}`);
    expect(arabic).toMatch(/\p{Script=Arabic}/u);
    expect(transliteration).not.toBe('');
    expect(meaning).not.toBe('');
    expect(number).toBe(`#${index + 1}`);
  }
  const [first, second] = [await names.nth(0).boundingBox(), await names.nth(1).boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = [await names.nth(0).boundingBox(), await names.nth(1).boundingBox()];
  expect(wide[0]?.x).toBeGreaterThan(wide[1]?.x ?? Infinity);
});

test('the grid has one, two and three columns', async ({ page }) => {
  await page.goto('/asma-ul-husna');
  const columns = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    return page.locator('.names').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  };
  expect([await columns(320), await columns(767), await columns(768), await columns(1023), await columns(1024)]).toEqual([1, 1, 2, 2, 3]);
});

test('a reader jumps to a number, and the address keeps it', async ({ page }) => {
  await page.goto('/');
  await page.goto('/asma-ul-husna');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByLabel('Jump to number').fill('57');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/asma-ul-husna#name-57');
  await expect(page.locator('#name-57')).toBeFocused();
  await expect(page.locator('#name-57')).toBeInViewport();
  await page.reload();
  await expect(page.locator('#name-57')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all names are there and the field that would do nothing is not', async ({ page }) => {
    await page.goto('/asma-ul-husna#name-99');
    await expect(page.locator('.name-card')).toHaveCount(99);
    await expect(page.locator('#name-99')).toBeInViewport();
    await expect(page.getByLabel('Jump to number')).toBeHidden();
  });
});
