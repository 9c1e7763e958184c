import { expect, test } from 'vitest';
import { scoreSearch, readQueryListsByFile } from '../../../../bench/wishes.ts';
import { PROJECT_FOLDER } from '../../../../packages/content/test/project-library.ts';
import { projectSearchIndex } from '../../../../packages/content/test/project-search-index.ts';
import { openEngine } from './open-engine.ts';
import { search } from './search.ts';

// Through JSON, as it reaches the browser.
const engine = await openEngine(JSON.parse(JSON.stringify(projectSearchIndex())));
const lists = readQueryListsByFile(PROJECT_FOLDER);

test('there are at least three hundred wishes', () => {
  expect(lists.get('bench/wishes.txt')?.length).toBeGreaterThanOrEqual(300);
});

/**
 * Least shares of the wishes that the first result answers, and that one of the first three does. The held-out list is harder,
 * and nothing is tuned to it.
 */
const LEAST: Readonly<Record<string, { first: number; three: number }>> = { 'bench/wishes.held-out.txt': { first: 0.88, three: 0.97 } };
const USUAL = { first: 0.9, three: 0.97 };

test.each([...lists])('%s: the first result, and one of the first three, serve the required share of wishes', (name, wishes) => {
  const { first, three, missed } = scoreSearch(engine, wishes);
  const least = LEAST[name] ?? USUAL;
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(least.first);
  expect(three, missed.filter((line) => line.startsWith('not served')).join('\n')).toBeGreaterThanOrEqual(least.three);
});

test.each([...lists])('%s: each wish names at least one existing page', (_, wishes) => {
  const paths = new Set(engine.index.pages.map(({ path }) => path));
  // A page that several menus list has one address in the index; a wish may name any of its addresses.
  const known = wishes.filter(({ serve: pages }) => !pages.some((path) => paths.has(path))).map(({ wish }) => wish);
  expect(known).toEqual([]);
});

test('the Throne Verse by its most common name leads to the card, on every page that has it', () => {
  const { groups } = search(engine, 'ayatul kursi');
  expect(groups.map(({ needs }) => needs[0]?.card)).toEqual(groups.map(() => 'ayat-al-kursi'));
});
