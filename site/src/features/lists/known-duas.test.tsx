/** Links and the choice of a page know the duas without loading the texts; this compares what they know with the texts. */
import { expect, test } from 'vitest';
import categories from 'virtual:content/categories';
import ids from 'virtual:content/dua-ids';
import reusedDuas from 'virtual:content/reused-duas';
import type { Card } from '../../../../packages/core/model.ts';
import { readControlFiles } from '../../../../packages/content/rules/control-files.ts';
import { siteConfig } from '../../../../site.config.ts';
import { loadCategory } from '../../platform/content/texts.ts';
import { fnv1a } from '../../platform/fnv1a.ts';
import { listOfferedByLink, allPageIdsWithDuas } from './known-duas.ts';

interface PageOfTexts {
  /** `category/page`. */
  page: string;
  /** Its cards without narrations, which are not said. */
  said: Card[];
}

async function allPages(): Promise<PageOfTexts[]> {
  const texts = await Promise.all(categories.map(({ slug }) => loadCategory(slug) ?? Promise.reject(new Error(slug))));
  return texts.flatMap(({ slug, pages }) =>
    pages.map((page) => ({ page: `${slug}/${page.slug}`, said: page.cards.filter(({ kind }) => kind !== 'narration') })),
  );
}

test('a number in a link leads to the dua and to the card that was added, before any text is loaded', () => {
  const sneezing = { id: 'daily-life/sneezing#praise-after-sneezing', count: 33, from: 'morning-evening/before-sleeping#alhamdulillah-33' };
  const items = [{ id: 'prayer/after-salam#forgiveness-and-peace' }, sneezing];
  const coded = [{ code: fnv1a('prayer/after-salam#forgiveness-and-peace') }, { code: fnv1a(sneezing.from), count: 33 }];
  expect(listOfferedByLink({ name: 'For you', items: [...coded, { code: 1 }] })).toEqual({ name: 'For you', items, unknown: 1 });
});

test('every card except narrations has a number for links that no other card has, not even a withdrawn one', async () => {
  const duas = Object.entries(ids).flatMap(([page, cards]) => cards.map((card) => `${page}#${card}`));
  const said = (await allPages()).flatMap(({ page, said: cards }) =>
    cards.map(({ id, permanentId }) => ({ permanentId, address: `${page}#${id}` })),
  );
  expect(duas.toSorted()).toEqual([...new Set(said.map(({ permanentId }) => permanentId))].toSorted());
  const addresses = new Set(said.map(({ address }) => address));
  expect(duas.filter((id) => !addresses.has(id))).toEqual([]);
  expect([...duas, ...Object.keys(reusedDuas)].toSorted()).toEqual([...addresses].toSorted());
  const { cards: retired } = readControlFiles(process.cwd(), siteConfig.language).retired;
  const known = [...new Set([...addresses, ...retired])];
  expect(known.length).toBeGreaterThan(400);
  expect(new Set(known.map(fnv1a)).size).toBe(known.length);
});

test('only pages that have a dua are offered: a narration is not said', async () => {
  const pages = await allPages();
  expect(pages.filter(({ page, said }) => allPageIdsWithDuas().has(page) !== said.length > 0)).toEqual([]);
  expect(pages.filter(({ said }) => said.length === 0)).not.toEqual([]);
});
