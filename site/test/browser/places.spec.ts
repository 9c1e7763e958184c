/** Places within a page: a name by its number, a part of life, a need from A to Z; and the way to a text and back. */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';

test('a reader jumps to a name, to a part of life and to a need, and finds the place again after loading and on the way back', async ({
  page,
}) => {
  await test.step('to a name by its number, which the address keeps', async () => {
    await page.goto('/about');
    await open(page, '/asma-ul-husna');
    await page.getByLabel('Jump to number').fill('57');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page).toHaveURL('/asma-ul-husna#name-57');
    await expect(page.locator('#name-57')).toBeFocused();
    await expect(page.locator('#name-57')).toBeInViewport();
    await page.reload();
    await expect(page.locator('#name-57')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
  await test.step('to a part of life, from there to a text, and back', async () => {
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
  await test.step('to a need from A to Z, from where the keyboard goes on', async () => {
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
});
