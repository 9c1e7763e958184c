/**
 * What only a browser shows of the text check: pasting, the way to the card and back, reloading. `offline-features.spec.ts` has
 * the shared text.
 */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';
import { expectKnownTextVerdict, KNOWN_TEXT } from './pages/check.ts';

test('a pasted text is checked; a tap leads to its card and back to the result; text and result survive a reload', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/check');
  await page.evaluate((text) => navigator.clipboard.writeText(text), KNOWN_TEXT);
  const field = page.getByRole('textbox', { name: 'Your text' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expectKnownTextVerdict(page);
  await page.locator('.check-match h3 a').click();
  await expect(page).toHaveURL(/\/morning-evening\/morning-remembrance#beneficial-knowledge$/);
  await page.goBack();
  await expectKnownTextVerdict(page);
  await expect(field).toHaveValue(KNOWN_TEXT);
  // The console would report a hydration mismatch, and `errors` collects what it reports.
  await page.reload();
  await expectKnownTextVerdict(page);
  await expect(field).toHaveValue(KNOWN_TEXT);
  expect(errors).toEqual([]);
});
