/** The contents of a booklet, and what is shown without any. `site/test/browser/booklet.spec.ts` tests the layout of pages. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bookletBlockGroupsOf } from '../../src/features/booklet/blocks.ts';
import { type BookletContents, loadBookletContents } from '../../src/features/booklet/contents.ts';
import { openApp } from './app.tsx';

async function contentsOf(of: string): Promise<BookletContents> {
  const contents = await loadBookletContents(of);
  if (!contents) throw new Error(`there is no ${of}`);
  return contents;
}

test('the booklet says that nothing is saved and links to home; for an unknown page it says that there is none', async () => {
  await openApp('/booklet');
  expect(await screen.findByText(/Nothing is saved yet/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Back to home' })).not.toBeNull();
  await openApp('/booklet?of=prayer/no-such-page');
  expect(await screen.findByText(/There is no such page/)).not.toBeNull();
});

test('the sections of a page follow its cards and have the layers that the reader has chosen', async () => {
  const items = bookletBlockGroupsOf(await contentsOf('travel/travel-dua'), { transliterate: (stored) => stored, translation: true });
  expect(items.map(({ kind }) => kind)).toEqual(['heading', 'card', 'section']);
  expect(items[2]?.blocks.map(({ kind, text }) => `${kind}: ${text.split(' ').slice(0, 3).join(' ')}`)).toEqual([
    'card-title: Seeking refuge on',
    'prose: Abdullah ibn Sarjis',
    'source: Sahih Muslim 1343',
    expect.stringMatching(/^naskh: /),
    'transliteration: Allāhumma innī aʿūdhu',
    'translation: O Allah, I',
    'source: Sahih Muslim 1343',
  ]);
  const bare = bookletBlockGroupsOf(await contentsOf('travel/travel-dua'), { translation: false });
  expect(bare[2]?.blocks.map(({ kind }) => kind)).toEqual(['card-title', 'prose', 'source', 'naskh', 'source']);
});

test('the booklet of a category has the sections of each page after the cards of that page', async () => {
  const contents = await contentsOf('travel');
  const kinds = bookletBlockGroupsOf(contents, { translation: true }).map(({ kind }) => kind);
  const kindsByPage = contents.parts.flatMap(({ cards, sections = [] }) => [
    'heading',
    ...cards.map(() => 'card'),
    ...sections.map(() => 'section'),
  ]);
  expect(kindsByPage).toContain('section');
  expect(kinds).toEqual(['heading', ...kindsByPage]);
});
