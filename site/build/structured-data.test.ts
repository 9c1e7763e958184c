import { expect, test } from 'vitest';
import { projectLibrary } from '../../packages/content/test/project-library.ts';
import { structuredData } from './structured-data.ts';

const library = projectLibrary();
const place = { origin: 'https://example.org', base: '/app/' };
const of = (path: string): { '@graph': Record<string, unknown>[] } | undefined => {
  const text = structuredData(library, path, 'Misbaha', place);
  return text === undefined ? undefined : JSON.parse(text);
};

test('a page of duas has breadcrumbs and a CreativeWork with its sources', () => {
  const [trail, work] = of('/prayer/istikhaarah')?.['@graph'] ?? [];
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Misbaha', item: 'https://example.org/app/' },
      { '@type': 'ListItem', position: 2, name: 'Prayer', item: 'https://example.org/app/prayer' },
      { '@type': 'ListItem', position: 3, name: 'Istikhaarah', item: 'https://example.org/app/prayer/istikhaarah' },
    ],
  });
  expect(work).toMatchObject({ '@type': 'CreativeWork', name: 'Istikhaarah', inLanguage: ['ar', 'en'] });
  expect(work?.['keywords']).toContain('istikhara');
  expect(work?.['citation']).toContainEqual(expect.objectContaining({ name: expect.stringMatching(/^Sahih al-Bukhari \d+$/) }));
});

test('a hadith, a page of the context and a menu have breadcrumbs', () => {
  const names = (path: string): unknown[] =>
    ((of(path)?.['@graph'][0]?.['itemListElement'] ?? []) as { name: string }[]).map(({ name }) => name);
  expect(names('/forty-hadith/16')).toEqual(['Misbaha', 'Forty Hadith of an-Nawawi', 'Hadith 16: Do not become angry']);
  expect(names('/context-behind-dua/virtue')).toEqual(['Misbaha', 'Understanding the Context of Dua', 'The Virtue of Supplication']);
  expect(names('/prayer')).toEqual(['Misbaha', 'Prayer']);
});

test('nothing is said of a screen that holds no text', () => {
  expect(of('/settings')).toBeUndefined();
});

test('the JSON has no "<", so that no text can end its script element', () => {
  for (const path of ['/prayer/istikhaarah', '/forty-hadith/1'])
    expect(structuredData(library, path, '</script>', place)).not.toContain('<');
});
