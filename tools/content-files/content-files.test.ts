import { expect, test } from 'vitest';
import { projectLibrary } from '../compiler/project-library.ts';
import { contentFiles } from './content-files.ts';
import { cutToParts } from './parts.ts';

const library = projectLibrary();
const pages = [...library.menus.values()].map(({ slug, pages: texts }) => ({ slug, texts }));

test('the parts joined are the value', () => {
  for (const value of [pages, [], {}, 'text', null, { a: undefined, b: [1, { c: 'x'.repeat(5000) }] }]) {
    expect(JSON.parse(cutToParts(value).join(''))).toEqual(JSON.parse(JSON.stringify(value)));
  }
});

test('one letter that changes, comes or goes changes few parts', () => {
  const whole = JSON.stringify(pages);
  const before = new Set(cutToParts(pages));
  expect(before.size).toBeGreaterThan(20);
  for (const { card } of library.cards.filter((_, at) => at % 25 === 0)) {
    const [first = ''] = card.arabic.split('\n');
    const written = JSON.stringify(first).slice(1, -1);
    for (const changed of [written.replace(/\p{M}/u, ''), written.replace(/\p{L}/u, 'ق'), `ق${written}`]) {
      const after = cutToParts(JSON.parse(whole.replace(written, changed)) as unknown);
      expect(after.filter((part) => !before.has(part)).length, card.home).toBeLessThanOrEqual(3);
    }
  }
});

test('a page that comes first leaves almost all parts as they were', () => {
  const before = new Set(cutToParts(pages));
  const after = cutToParts([{ slug: 'new', texts: [] }, ...pages]);
  expect(after.filter((part) => !before.has(part)).length).toBeLessThanOrEqual(3);
});

test('files are named by what they hold, and the list names them all', () => {
  const { list, parts } = contentFiles(
    new Map<string, unknown>([
      ['category/prayer', pages],
      ['meanings/prayer', { a: 'b' }],
    ]),
  );
  const listed = JSON.parse(list.source) as Record<string, string[]>;
  expect(
    Object.values(listed)
      .flat()
      .map((name) => `assets/${name}`),
  ).toEqual(parts.map(({ file }) => file));
  expect(listed['meanings/prayer']).toEqual([expect.stringMatching(/^prayer-meanings-[\w-]{8}\.txt$/)]);
  const sources = new Map(parts.map(({ file, source }) => [file, source]));
  expect(JSON.parse((listed['category/prayer'] ?? []).map((name) => sources.get(`assets/${name}`)).join(''))).toEqual(
    JSON.parse(JSON.stringify(pages)),
  );
});
