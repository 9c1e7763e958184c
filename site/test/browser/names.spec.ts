/** The ninety-nine names, where only a browser tells. Their parts are `site/test/components/names.test.tsx`. */
import { expect, test } from '@playwright/test';

test('the names stand in one, two and three columns from right to left; a reader jumps to a number, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/asma-ul-husna');
  const columns = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    return page.locator('.names').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  };
  const places = () =>
    Promise.all([0, 1].map((at) => page.getByRole('region', { name: 'The names' }).getByRole('listitem').nth(at).boundingBox()));
  expect([await columns(320), await columns(767), await columns(768), await columns(1023)]).toEqual([1, 1, 2, 2]);
  await page.setViewportSize({ width: 390, height: 900 });
  const [first, second] = await places();
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  expect(await columns(1024)).toBe(3);
  const [right, left] = await places();
  expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);

  await page.setViewportSize({ width: 390, height: 844 });
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
