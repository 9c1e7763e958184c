/** The side menu, and where tooltips stand. When a tooltip comes, and for whom, is `site/test/components/tooltips.test.tsx`. */
import { expect, test } from '@playwright/test';
import { open } from './pages/app.ts';

test('the side menu slides in from the left with tooltips above it, is left in each way, and copies the address; a tooltip stands beside its button', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  const tip = page.locator('.tooltip');
  await test.step('it slides in from the left', async () => {
    await opener.click();
    await expect(sheet).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  });
  await test.step('a tooltip stands above it', async () => {
    const close = page.getByRole('button', { name: 'Close menu' });
    // While the menu slides in, Playwright scrolls it to reach the button, and scrolling closes tooltips.
    await page.getByRole('dialog').evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)).then(() => true));
    await close.hover();
    await expect(tip).toHaveText('Close menu');
    // The tooltip ignores the pointer; this is switched off here.
    const onTop = await tip.evaluate((element) => {
      element.style.pointerEvents = 'auto';
      // Hit-testing skips what is outside a modal dialog, since that is inert: the top layer is tested instead.
      const dialog = document.querySelector('dialog');
      const { left, top, width, height } = element.getBoundingClientRect();
      const inDialog = dialog?.contains(element) ?? false;
      return { inTopLayer: element.matches(':popover-open') || inDialog, width, height, visible: left >= 0 && top >= 0 };
    });
    expect(onTop.inTopLayer).toBe(true);
    expect(onTop.width).toBeGreaterThan(40);
    expect(onTop.visible).toBe(true);
  });
  await test.step('Escape closes the tooltip and the menu, and returns the focus to the button', async () => {
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a press beside it closes it', async () => {
    await opener.click();
    await expect(sheet).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(sheet).toBeHidden();
  });
  await test.step('an entry copies the address', async () => {
    await opener.click();
    await page.getByRole('button', { name: 'Share this app' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/`);
  });
  await test.step('a tooltip stands below its button, in the window', async () => {
    await open(page, '/prayer/ablution');
    const button = page.getByRole('button', { name: 'Reading settings' });
    await button.hover();
    await expect(tip).toBeVisible();
    const [at, own] = [await button.boundingBox(), await tip.boundingBox()];
    expect(own?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0));
    expect((own?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0)).toBeLessThan(12);
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});
