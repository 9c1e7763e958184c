/** Home: its title, its categories and the entries of its side menu. Columns are `site/test/browser/layout.spec.ts`, how the side menu comes and goes `side-menu.spec.ts`. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CATEGORY_TITLES } from '../static/expected-routes.ts';
import { element, elements, waitForElement, heading, openApp, press } from './app.tsx';

test('home shows its title in a ring of 33 dots, and the categories in their order', async () => {
  await openApp('/');
  expect(heading()).toBe('Misbaha');
  expect(elements('.title-ring circle')).toHaveLength(33);
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(CATEGORY_TITLES.map(([slug]) => `/${slug}`));
  for (const [at, [, title]] of CATEGORY_TITLES.entries()) expect(links[at]?.textContent).toContain(title);
});

test('the side menu has its eight entries in order', async () => {
  await openApp('/');
  press('[aria-label="Open menu"]');
  await waitForElement('dialog[open] .sheet-list');
  const entries = [...element('dialog[open] .sheet-list').querySelectorAll('.sheet-entry')].map(({ textContent }) => textContent);
  expect(entries).toEqual([
    'Settings',
    'Contact Us',
    'Context behind dua',
    '99 Names of Allah',
    'Forty Hadith of an-Nawawi',
    'Tasbih Counter',
    'About this app',
    'Share this app',
  ]);
});
