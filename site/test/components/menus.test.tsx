/** The menus of the categories. */
import { expect, test } from 'vitest';
import { element, openApp } from './app.tsx';

test.each([
  ['/daily-life', 'dreams', '7', '3 texts and 4 narrations'],
  ['/adhkar', 'excellence-prophet', '5', '5 narrations'],
  ['/istighfar', 'quran-4', '3', '3 verses'],
])('%s shows for the page %s the same numbers of texts and narrations as the page itself', async (menu, slug, number, words) => {
  await openApp(menu);
  const row = element(`.row[href$="/${slug}"]`);
  expect(row.querySelector('.row-count')?.textContent).toBe(number);
  expect(row.querySelector('.visually-hidden')?.textContent).toBe(words);
  await openApp(`${menu}/${slug}`);
  expect(element('.screen-subtitle').textContent.split(' · ')[0]).toBe(words);
});
