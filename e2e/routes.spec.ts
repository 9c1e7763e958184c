/** Every route, opened by its address: what it shows, where it leads, and that every reader can use it. */
import { accessibilityFindings } from './routes/axe.ts';
import { type ExpectedRoute, ROUTES } from './routes/expected.ts';
import { arabicShown, overflows, repeatedIds, unmarkedArabic, unmarkedTransliteration } from './routes/inspect.ts';
import { deadLinks } from './routes/links.ts';
import { arabicOf } from './routes/source.ts';
import { expect, test, type Visitor } from './routes/visitor.ts';

// The page outlives its tests, so that a trace of one of them would hold nothing but slow all of them down.
test.use({ trace: 'off' });

test('the sitemap lists the expected routes and no other', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address, baseURL).pathname);
  expect(paths.toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted());
});

async function checkHead({ page }: Visitor, { path, title, back }: ExpectedRoute): Promise<void> {
  const heading = page.locator('h1');
  await expect(heading).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  if (title) await expect(heading).toHaveText(title);
  await expect(heading).not.toBeEmpty();
  const tab = await page.title();
  expect(tab.startsWith(await heading.innerText()), `the tab "${tab}" names the page`).toBe(true);
  expect(tab).toContain('Misbaha');
  expect(new URL(page.url()).pathname).toBe(path);
  if (back) await expect(page.getByRole('link', { name: /^Back to / }).first()).toHaveAttribute('href', back);
}

for (const route of ROUTES) {
  test(route.path, async ({ visitor }) => {
    const { page } = visitor;
    visitor.takeTroubles();
    expect(await visitor.open(route.path)).toBe(200);
    await checkHead(visitor, route);
    for (const { what, selector, least, most } of route.counts) {
      const count = await page.locator(selector).count();
      expect.soft(count >= least && count <= most, `${count} ${what} (${selector}), expected ${least} to ${most}`).toBe(true);
    }
    // After the app has taken over; the build compares the prerendered page in the same way.
    expect.soft(await arabicShown(page), 'Arabic as in the source, code point for code point').toEqual(arabicOf(route.path));
    expect.soft(await overflows(page), 'sideways').toEqual([]);
    expect.soft(await unmarkedArabic(page), 'language and direction').toEqual([]);
    expect.soft(await unmarkedTransliteration(page), 'transliteration').toEqual([]);
    expect.soft(await repeatedIds(page), 'ids').toEqual([]);
    expect.soft(await deadLinks(page), 'links').toEqual([]);
    expect.soft(await accessibilityFindings(page), 'axe').toEqual([]);
    expect.soft(visitor.takeTroubles(), 'console and network').toEqual([]);
  });
}
