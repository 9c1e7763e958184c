/** Home: its title and its categories. Columns and the side menu are `site/test/browser/home.spec.ts`. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CATEGORY_TITLES } from '../static/expected-routes.ts';
import { elements, heading, openApp } from './app.tsx';

test('home shows its title in a ring of 33 dots, and the categories in their order', async () => {
  await openApp('/');
  expect(heading()).toBe('Misbaha');
  expect(elements('.title-ring circle')).toHaveLength(33);
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(CATEGORY_TITLES.map(([slug]) => `/${slug}`));
  for (const [at, [, title]] of CATEGORY_TITLES.entries()) expect(links[at]?.textContent).toContain(title);
});
