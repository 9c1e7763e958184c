/** The ninety-nine names: what stands on the page, and the way to a number. Columns are `site/test/browser/layout.spec.ts`. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { element, elements, openApp } from './app.tsx';

test('the page has its title, its verses, its narrations and the note on the origin of the list', async () => {
  const user = await openApp('/asma-ul-husna');
  await waitFor(() => expect(document.title).toBe('99 Names of Allah · Misbaha'));
  expect(element('.screen-subtitle').textContent).toBe('Al Asma Ul Husna');
  const quran = screen.getByRole('region', { name: 'From the Qur’an' });
  for (const reference of ['7:180', '20:8', '59:24']) expect(quran.textContent).toContain(reference);
  expect(quran.querySelectorAll('blockquote')).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'From the Sunnah' }).querySelectorAll('blockquote')).toHaveLength(2);
  const list = screen.getByText(/The list below keeps the order of the narration in at-Tirmidhi/).closest('details');
  expect(list?.open).toBe(false);
  await user.click(screen.getByText('Where the list is from'));
  expect(list?.open).toBe(true);
});

test('ninety-nine names stand in a list from right to left, each with its four parts', async () => {
  await openApp('/asma-ul-husna');
  const list = within(screen.getByRole('region', { name: 'The names' })).getByRole('list');
  expect(list.getAttribute('dir')).toBe('rtl');
  const names = elements('.names > li').map((item) => [
    item.id,
    ...[...item.querySelectorAll('p')].map(({ textContent }) => textContent.trim()),
  ]);
  expect(names).toHaveLength(99);
  for (const [index, parts] of names.entries())
    expect(parts).toEqual([
      `name-${index + 1}`,
      expect.stringMatching(/\p{Script=Arabic}/u),
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      `#${index + 1}`,
    ]);
});

test('a reader jumps to a number, and the address keeps it; a number that the list lacks is refused', async () => {
  const user = await openApp('/asma-ul-husna');
  const field = screen.getByLabelText('Jump to number');
  for (const wrong of ['0', '100', '1.5']) {
    await user.clear(field);
    await user.type(field, `${wrong}{Enter}`);
    expect(window.location.hash).toBe('');
  }
  await user.clear(field);
  await user.type(field, '57');
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect([window.location.hash, document.activeElement?.id]).toEqual(['#name-57', 'name-57']));
});
