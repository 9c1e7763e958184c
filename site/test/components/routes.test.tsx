/** Pages reached the way a reader gets there: by presses from home, and back by presses. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CATEGORY_TITLES, EXPECTED_ROUTES } from '../static/expected-routes.ts';
import { waitForElement, heading, openApp, press } from './app.tsx';

/** The first and the last entry of a menu: the pages of one menu differ in their texts alone, and those are compared in `site/test/static`. */
function entriesOf(menu: string): string[] {
  const entries = EXPECTED_ROUTES.filter(({ back }) => back === menu).map(({ path }) => path);
  return [...new Set([...entries.slice(0, 1), ...entries.slice(-1)])];
}

/** Presses each entry of the menu that is shown, then the way back. */
async function walkEntries(paths: readonly string[]): Promise<void> {
  const menu = window.location.pathname;
  const title = heading();
  for (const path of paths) {
    press(`main a[href="${path}"]`);
    await waitFor(() => {
      expect([window.location.pathname, heading() !== title], path).toEqual([path, true]);
      expect(document.title.startsWith(heading() ?? '?'), `the tab of ${path}`).toBe(true);
      expect(document.activeElement === document.querySelector('h1'), `focus on ${path}`).toBe(true);
    });
    press('header a[aria-label^="Back to "]');
    await waitFor(() => expect([window.location.pathname, heading()], `back from ${path}`).toEqual([menu, title]));
  }
}

const SIDE_MENU = [
  ['Settings', '/settings'],
  ['Contact Us', '/contact'],
  ['Context behind dua', '/context-behind-dua'],
  ['99 Names of Allah', '/asma-ul-husna'],
  ['Forty Hadith of an-Nawawi', '/forty-hadith'],
  ['Tasbih Counter', '/tasbih-counter'],
  ['About this app', '/about'],
  ['Duas by Need', '/needs'],
  ['Search', '/search'],
  ['Check a text', '/check'],
  ['Saved', '/saved'],
  ['My lists', '/lists'],
  ['Learn by heart', '/learn'],
] as const;

describe('presses lead from home to pages and back', () => {
  test.each(CATEGORY_TITLES)('through /%s', async (slug, title) => {
    await openApp('/');
    within(screen.getByRole('navigation', { name: 'Categories' }))
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .click();
    await waitFor(() => expect(heading()).toBe(title));
    expect(window.location.pathname).toBe(`/${slug}`);
    await walkEntries(entriesOf(`/${slug}`));
    press('a[aria-label="Back to home"]');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  test('through the side menu', async () => {
    await openApp('/');
    for (const [label, path] of SIDE_MENU) {
      press('[aria-label="Open menu"]');
      const entry = await waitForElement(`dialog[open] a[href="${path}"]`);
      expect(entry.textContent).toBe(label);
      press(entry);
      await waitFor(() => expect([window.location.pathname, heading() === 'Misbaha'], path).toEqual([path, false]));
      await walkEntries(entriesOf(path));
      press('a[aria-label="Back to home"]');
      await waitFor(() => expect([window.location.pathname, heading()]).toEqual(['/', 'Misbaha']));
    }
  });
});
