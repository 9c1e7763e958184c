import { expect, test } from '@playwright/test';

test('each paragraph of Arabic stands with its translation: below it on a phone, to the right of it from 600 px in every language', async ({
  page,
}) => {
  await page.goto('/forty-hadith/24');
  const pairs = page.locator('.hadith-pair');
  await expect(pairs).toHaveCount(11);
  const places = async () => {
    const boxes = await Promise.all(
      (await pairs.all()).map(async (pair) => ({
        arabic: await pair.locator('.hadith-arabic').boundingBox(),
        translation: await pair.locator('.hadith-translation').boundingBox(),
      })),
    );
    return boxes.map(({ arabic, translation }) => {
      if (!translation || !arabic) throw new Error('a text is not shown');
      return { arabic, translation };
    });
  };
  for (const { arabic, translation } of await places()) expect(arabic.y + arabic.height).toBeLessThanOrEqual(translation.y);
  await page.setViewportSize({ width: 600, height: 900 });
  for (const address of ['/forty-hadith/24', '/ur/forty-hadith/24']) {
    await page.goto(address);
    for (const { arabic, translation } of await places()) {
      expect(translation.x + translation.width).toBeLessThanOrEqual(arabic.x);
      expect(translation.y).toBe(arabic.y);
    }
  }
});
