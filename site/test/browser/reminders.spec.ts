/** Reminders, where only a browser tells: contrast. Times and files are `site/test/components/reminders.test.tsx`. */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';
import { accessibilityFindings } from './routes/axe.ts';

test('axe finds nothing, in any theme', async ({ page }) => {
  await open(page, '/reminders');
  await page.getByRole('checkbox', { name: 'Evening' }).uncheck();
  expect(await accessibilityFindings(page)).toEqual([]);
});
