import { expect, test } from '@playwright/test';

test('each page has its own title, description, canonical address and preview data', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ['/', '/prayer', '/morning-evening/morning-remembrance', '/quranic-duas/adam-dua', '/about']) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://misbaha.example${path}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `https://misbaha.example${path}`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/);
  }
  expect(titles.size).toBe(5);
});

test('the sitemap lists every page and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/misbaha\.example([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(addresses).toContain('/morning-evening/waking-up');
  for (const path of addresses.slice(0, 40)) expect((await request.get(path)).status(), path).toBe(200);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://misbaha.example/sitemap.xml');
});

test('hydration raises no message in the console', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  for (const path of ['/', '/morning-evening', '/morning-evening/morning-remembrance', '/quranic-duas/surah-fatihah', '/settings']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  }
  expect(messages).toEqual([]);
});
