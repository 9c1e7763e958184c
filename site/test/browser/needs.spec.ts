/** Duas by need: places within the page, and the way to a text and back. */
import { expect, test } from '@playwright/test';

test('the page of needs leads to a part of life, to a need from A to Z, and to a text and back', async ({ page }) => {
  await page.goto('/needs');
  await expect(page).toHaveTitle('Duas by Need · Misbaha');
  await page.getByRole('navigation', { name: 'Parts of life' }).getByRole('link', { name: 'Heart and mind' }).click();
  await expect(page).toHaveURL('/needs#heart-and-mind');
  await expect(page.getByRole('heading', { name: 'Heart and mind' })).toBeInViewport();
  await page.locator('#anxiety').getByRole('link', { name: 'In Anxiety and Sorrow' }).click();
  await expect(page).toHaveURL('/trials/anxiety-sorrow');
  await page.goBack();
  await expect(page.locator('#anxiety')).toBeInViewport();

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
