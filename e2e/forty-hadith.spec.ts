import { expect, test } from '@playwright/test';

test('the list has a summary and forty-two buttons', async ({ page }) => {
  await page.goto('/forty-hadith');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forty Hadith of an-Nawawi');
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(42);
  for (const [index, link] of (await links.all()).entries()) {
    await expect(link).toHaveAttribute('href', `/forty-hadith/${index + 1}`);
    await expect(link).toContainText(`Hadith ${index + 1}`);
  }
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('a hadith has its narrator, English, Arabic and source', async ({ page }) => {
  await page.goto('/forty-hadith');
  await page.getByRole('link', { name: /^Hadith 7 / }).click();
  await expect(page).toHaveURL('/forty-hadith/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadith 7');
  const hadith = page.getByRole('article');
  await expect(hadith.locator('.narrator')).toContainText('Narrated by');
  await expect(hadith.locator('[lang="ar"][dir="rtl"]').nth(1)).toContainText('قُلْنَا');
  await expect(hadith.locator('.translation').nth(1)).toContainText('We said');
  await expect(hadith.locator('.source')).not.toBeEmpty();
  await expect(hadith.locator('.references a').first()).toHaveAttribute('href', /^https:\/\/sunnah\.com\//);
});

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

test('the buttons lead to the list, back and on, and end at both ends', async ({ page }) => {
  await page.goto('/forty-hadith/1');
  await expect(page.getByRole('button', { name: 'Previous Hadith' })).toBeDisabled();
  await page.getByRole('link', { name: 'Next Hadith' }).click();
  await expect(page).toHaveURL('/forty-hadith/2');
  await expect(page).toHaveTitle(/^Hadith 2: /);
  await page.getByRole('link', { name: 'Previous Hadith' }).click();
  await expect(page).toHaveURL('/forty-hadith/1');
  await page.goto('/forty-hadith/42');
  await expect(page.getByRole('button', { name: 'Next Hadith' })).toBeDisabled();
  await page.getByRole('link', { name: 'Back to Hadith List' }).click();
  await expect(page).toHaveURL('/forty-hadith');
});

test('the arrow keys turn the page, but not with a modifier, nor in a field or beside a dialog, nor beyond an end', async ({ page }) => {
  await page.goto('/forty-hadith/1');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.keyboard.press('ArrowLeft');
  for (const modifier of ['Alt', 'Control', 'Shift', 'Meta']) {
    // Dispatched rather than pressed: the browser itself goes back and forth with some of these.
    await page.evaluate(
      ({ key, flag }) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, [flag]: true, bubbles: true, cancelable: true })),
      { key: 'ArrowRight', flag: modifier === 'Control' ? 'ctrlKey' : `${modifier.toLowerCase()}Key` },
    );
  }
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => {
    document.querySelector('input')?.remove();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
  });
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => document.querySelector('dialog[open]')?.remove());
  await expect(page).toHaveURL('/forty-hadith/1');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/forty-hadith/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadith 2');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/forty-hadith/1');
});

for (const id of ['0', '43', '1.5', 'abc', '-1', '']) {
  test(`the id "${id}" leads to the list`, async ({ page }) => {
    await page.goto(`/forty-hadith/${id}`);
    await expect(page).toHaveURL(/\/forty-hadith\/?$/);
    await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  });
}

for (const [spelling, number] of [
  ['01', 1],
  ['7.0', 7],
  ['%2B7', 7],
] as const) {
  test(`the spelling "${spelling}" leads to hadith ${number}`, async ({ page }) => {
    await page.goto('/');
    await page.goto(`/forty-hadith/${spelling}`);
    await expect(page).toHaveURL(`/forty-hadith/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hadith ${number}`);
    // The mistyped address has left the history, so back does not lead into it again.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a hadith is there and the next one can be reached', async ({ page }) => {
    await page.goto('/forty-hadith/41');
    await expect(page.getByRole('article')).toBeVisible();
    await page.getByRole('link', { name: 'Next Hadith' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hadith 42');
  });
});
