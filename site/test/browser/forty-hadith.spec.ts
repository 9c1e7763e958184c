import { expect, test } from '@playwright/test';

test('each paragraph of Arabic stands with its English: below it on a phone, beside it from 768 px', async ({ page }) => {
  await page.goto('/forty-hadith/24');
  const pairs = page.locator('.hadith-pair');
  await expect(pairs).toHaveCount(11);
  const places = async () => {
    const boxes = await Promise.all(
      (await pairs.all()).map(async (pair) => ({
        arabic: await pair.locator('.hadith-arabic').boundingBox(),
        english: await pair.locator('.hadith-english').boundingBox(),
      })),
    );
    return boxes.map(({ arabic, english }) => {
      if (!english || !arabic) throw new Error('a text is not shown');
      return { arabic, english };
    });
  };
  for (const { arabic, english } of await places()) expect(arabic.y + arabic.height).toBeLessThanOrEqual(english.y);
  await page.setViewportSize({ width: 600, height: 900 });
  for (const { arabic, english } of await places()) {
    expect(english.x + english.width).toBeLessThanOrEqual(arabic.x);
    expect(english.y).toBe(arabic.y);
  }
});

test('another spelling of a number leads to its hadith and leaves the history, so that back does not lead into it again', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/forty-hadith/01');
  await expect(page).toHaveURL('/forty-hadith/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadith 1');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a hadith is there and the next one can be reached', async ({ page }) => {
    await page.goto('/forty-hadith/41');
    await expect(page.getByRole('article')).toBeVisible();
    await page.getByRole('link', { name: 'Next Hadith' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadith 42');
  });
});
