import { expect, test } from 'vitest';
import { projectLibrary } from '../test/project-library.ts';

const library = projectLibrary();
const relatedTo = (key: string): { to: string; need: string }[] => library.pages.get(key)?.page.related ?? [];

test('a page leads to those that serve the same need, and says which', () => {
  expect(relatedTo('daily-life/dreams')).toContainEqual(expect.objectContaining({ to: '/morning-evening/during-fear' }));
  for (const [key, { page, needs = [], cards }] of library.pages) {
    const words = new Set([...needs, ...cards.flatMap((card) => card.needs ?? [])].map((need) => need.replaceAll("'", '’')));
    for (const { to, need } of page.related ?? []) {
      expect(library.pages.has(to.slice(1)), `${key} to ${to}`).toBe(true);
      expect(words, key).toContain(need);
    }
  }
});

test('three at most, none twice, never the page itself', () => {
  for (const [key, { page }] of library.pages) {
    const places = (page.related ?? []).map(({ to }) => to);
    expect(places.length).toBeLessThanOrEqual(3);
    expect(new Set([...places, `/${key}`]).size).toBe(places.length + 1);
  }
});

test('a shared opening alone makes no two pages related', () => {
  expect(relatedTo('prayer/mosque-duas').map(({ to }) => to)).not.toContain('/daily-life/animal-sounds');
});

test('a page is not offered as related if one of the two pages has all texts of the other', () => {
  expect(relatedTo('quranic-duas/adam-dua').map(({ to }) => to)).not.toContain('/istighfar/quran-1');
});
