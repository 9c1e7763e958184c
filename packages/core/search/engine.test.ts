import { expect, test } from 'vitest';
import { indexTexts, openIndex } from './engine.ts';
import type { SearchContent } from './model.ts';
import { packWishTerms } from './wishes.ts';

const TEXTS: SearchContent = {
  pages: [{ path: '/a', title: 'Allāhumma' }],
  texts: [
    { latin: 'allāhumma innī asʾaluka allāhumma', translation: 'O Allah, I ask You', places: [{ page: 0, id: 'ask' }] },
    { latin: 'subḥāna-llāh', places: [{ page: 0, id: 'glory' }] },
  ],
  collections: {},
  surahs: {},
  roots: [],
  comfort: [],
  wishes: packWishTerms(new Map()),
};

test('the transliteration is not in the index that is sent, and is found once it is opened', async () => {
  const index = JSON.parse(JSON.stringify(indexTexts(TEXTS)));
  expect(JSON.stringify(index.words)).not.toContain('asaluka');
  const words = await openIndex(index);
  const idsOf = (term: string): string[] => words.search({ fields: ['latin'], queries: [term] }).map(({ id }) => String(id));
  expect(idsOf('asaluka')).toEqual(['1']);
  expect(idsOf('subhanalah')).toEqual(['2']);
  // The layer `page` has this term too; its entry in the sent index stays.
  expect(words.search('alahuma').map(({ id }) => String(id))).toEqual(expect.arrayContaining(['0', '1']));
});
