/** Every route again, reached the way a reader gets there: by clicks from home, and back by clicks. */
import type { Page } from '@playwright/test';
import { CATEGORY_TITLES, ROUTES } from './routes/expected.ts';
import { expect, test } from './routes/visitor.ts';
import { walkEntries } from './routes/walk.ts';

test.use({ trace: 'off' });

const entriesOf = (menu: string): string[] => ROUTES.filter(({ back }) => back === menu).map(({ path }) => path);

async function leadsTo(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
}

for (const [slug, title] of CATEGORY_TITLES) {
  test(`by clicks through ${title}`, async ({ visitor }) => {
    const { page } = visitor;
    const menu = `/${slug}`;
    visitor.takeTroubles();
    await visitor.open('/');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: title }).click();
    await leadsTo(page, menu);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await walkEntries(page, entriesOf(menu))).toEqual([]);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await leadsTo(page, '/');
    expect(visitor.takeTroubles()).toEqual([]);
  });
}

const SHEET = [
  ['Settings', '/settings'],
  ['Contact Us', '/contact'],
  ['Context behind dua', '/context-behind-dua'],
  ['99 Names of Allah', '/asma-ul-husna'],
  ['Forty Hadith of an-Nawawi', '/forty-hadith'],
  ['Tasbih Counter', '/tasbih-counter'],
  ['About this app', '/about'],
  ['Duas by Need', '/needs'],
  ['Search', '/search'],
  ['Saved', '/saved'],
  ['Learn by heart', '/learn'],
] as const;

test('by clicks through the side menu', async ({ visitor }) => {
  const { page } = visitor;
  visitor.takeTroubles();
  await visitor.open('/');
  for (const [label, path] of SHEET) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: label, exact: true }).click();
    await leadsTo(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('Misbaha');
    expect(await walkEntries(page, entriesOf(path))).toEqual([]);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await leadsTo(page, '/');
  }
  expect(visitor.takeTroubles()).toEqual([]);
});
