/** The context of dua: four pages with their parts, each with its sources or the counsel of scholars. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { elements, heading, openApp } from './app.tsx';

const PAGES = [
  ['reasons', 'Reasons for duas not being accepted', 15],
  ['virtue', 'The Virtue of Supplication', 5],
  ['times', 'Times, Circumstances, and Places in which Supplications are Answered', 31],
  ['etiquettes', 'The Etiquettes of Supplication and The Means for its Acceptance', 23],
] as const;

test('four cards lead to the four pages', async () => {
  await openApp('/context-behind-dua');
  expect(heading()).toBe('Understanding the Context of Dua');
  const cards = elements('main a');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(PAGES.map(([slug]) => `/context-behind-dua/${slug}`));
  for (const [index, [, title]] of PAGES.entries()) expect(cards[index]?.textContent).toContain(title);
});

test.each(PAGES)('%s, "%s", has its %i parts, each with a source or the counsel of scholars', async (slug, title, count) => {
  await openApp(`/context-behind-dua/${slug}`);
  expect(heading()).toBe(title);
  const parts = elements('.part');
  expect([parts.length, elements('h2').length]).toEqual([count, count]);
  for (const part of parts) expect(part.querySelector('.references, .counsel')?.textContent, part.textContent.slice(0, 40)).toMatch(/./);
});

test('the virtue page quotes two verses and three narrations', async () => {
  await openApp('/context-behind-dua/virtue');
  expect([elements('.part .arabic-quran').length, elements('.part .arabic-naskh').length]).toEqual([2, 3]);
  for (const verse of ['40:60', '2:186']) expect(screen.getAllByText(new RegExp(verse)).length).toBeGreaterThan(0);
});

test('every time and place is named in Arabic and English, with its number', async () => {
  await openApp('/context-behind-dua/times');
  for (const [index, head] of elements('.part-head').entries()) {
    expect(head.querySelector('.part-number')?.textContent).toBe(String(index + 1));
    expect(head.querySelector('[lang="ar"][dir="rtl"]')?.textContent).toMatch(/./);
  }
});

test('the contents of a long page name its parts', async () => {
  await openApp('/context-behind-dua/etiquettes');
  const links = within(screen.getByRole('navigation', { name: 'Contents', hidden: true })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual(elements('.part').map(({ id }) => id));
});
