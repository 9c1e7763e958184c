import { expect, test } from '@playwright/test';

const PAGES = [
  { slug: 'reasons', title: 'Reasons for duas not being accepted', parts: 15 },
  { slug: 'virtue', title: 'The Virtue of Supplication', parts: 5 },
  { slug: 'times', title: 'Times, Circumstances, and Places in which Supplications are Answered', parts: 31 },
  { slug: 'etiquettes', title: 'The Etiquettes of Supplication and The Means for its Acceptance', parts: 23 },
] as const;

test('four cards lead to the four pages', async ({ page }) => {
  await page.goto('/context-behind-dua');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding the Context of Dua');
  const cards = page.getByRole('main').getByRole('link');
  await expect(cards).toHaveCount(PAGES.length);
  for (const [index, { slug, title }] of PAGES.entries()) {
    await expect(cards.nth(index)).toContainText(title);
    await expect(cards.nth(index)).toHaveAttribute('href', `/context-behind-dua/${slug}`);
  }
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

for (const { slug, title, parts } of PAGES) {
  test(`${slug} has its ${parts} parts, each with a ground, and a way back`, async ({ page }) => {
    await page.goto(`/context-behind-dua/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.part')).toHaveCount(parts);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(parts);
    for (const part of await page.locator('.part').all()) {
      await expect(part.locator('.references, .counsel').first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Understanding the Context of Dua' }).click();
    await expect(page).toHaveURL('/context-behind-dua');
  });
}

test('the virtue page quotes two verses and three narrations', async ({ page }) => {
  await page.goto('/context-behind-dua/virtue');
  await expect(page.locator('.part .arabic-quran')).toHaveCount(2);
  await expect(page.locator('.part .arabic-naskh')).toHaveCount(3);
  for (const verse of ['40:60', '2:186']) await expect(page.getByText(verse)).toBeVisible();
});

test('every time and place is named in Arabic and English, with its number', async ({ page }) => {
  await page.goto('/context-behind-dua/times');
  const heads = page.locator('.part-head');
  for (const [index, head] of (await heads.all()).entries()) {
    await expect(head.locator('.part-number')).toHaveText(String(index + 1));
    await expect(head.locator('[lang="ar"][dir="rtl"]')).not.toBeEmpty();
  }
});

test('the contents of a long page lead to its parts', async ({ page }) => {
  await page.goto('/context-behind-dua/etiquettes');
  await page.getByText('Contents').click();
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(links).toHaveCount(23);
  await links.last().click();
  await expect(page.locator('.part').last()).toBeInViewport();
});
