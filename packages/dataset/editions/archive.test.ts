import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editionArchivePath, packEdition, readVerifiedEdition, extractEdition } from './archive.ts';
import { readEditions, sha256 } from './edition.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'misbaha-archive-'));
beforeAll(() => mkdirSync(join(folder, 'editions')));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the published editions', () => {
  const { editions } = readEditions(root);

  test.each(editions.map((edition) => [edition.version, edition] as const))(
    '%s is whole, each file as its manifest says',
    (version, edition) => {
      const files = readVerifiedEdition(root, edition);
      expect(JSON.parse(new TextDecoder().decode(files.get('manifest.json')))).toMatchObject({ version, date: edition.date });
      expect(files.size).toBeGreaterThan(260);
    },
  );

  test('1.0.0 has the files that its record was made of', () => {
    const [first] = editions;
    if (!first) throw new Error('there is no edition');
    // The digest of 1.0.0 covers every file except those that have its version in them. The database of later editions is
    // covered too, without its version.
    const naming = new Set(['manifest.json', 'CHANGELOG.md', 'editions.json']);
    const lines = [...readVerifiedEdition(root, first)]
      .filter(([path]) => !naming.has(path))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, content]) => `${sha256(content)}  ${path}\n`);
    expect(sha256(lines.join(''))).toBe(first.data);
  });
});

describe('an archive', () => {
  const manifestOf = (files: Record<string, string>): string =>
    JSON.stringify({ files: Object.entries(files).map(([path, content]) => ({ path, sha256: sha256(content), bytes: content.length })) });
  const FILES = { 'names.json': '{"a":"اللَّهُ"}', 'quran/1.json': '[]' };
  const manifest = manifestOf(FILES);
  const edition = { version: '9.0.0', manifest: sha256(manifest) };
  const write = (files: Record<string, string>): void =>
    writeFileSync(
      join(folder, editionArchivePath('9.0.0')),
      packEdition(Object.entries({ 'manifest.json': manifest, ...files }).map(([path, content]) => ({ path, content }))),
    );

  test('gives back the bytes that were packed, and packs the same bytes alike', () => {
    write(FILES);
    const files = readVerifiedEdition(folder, edition);
    expect([...files].map(([path, content]) => [path, new TextDecoder().decode(content)])).toEqual([
      ['manifest.json', manifest],
      ...Object.entries(FILES),
    ]);
    const listed = [{ path: 'a', content: new Uint8Array([1, 2]) }];
    expect(packEdition(listed).equals(packEdition(listed))).toBe(true);
    extractEdition(folder, edition, join(folder, 'out'));
  });

  test.each([
    ['another letter', { ...FILES, 'names.json': '{"a":"اللَّهِ"}' }, 'names.json has other bytes'],
    ['a missing file', { 'names.json': FILES['names.json'] }, 'quran/1.json is missing'],
    ['a foreign file', { ...FILES, 'more.json': '1' }, 'more.json is none of its files'],
    ['another manifest', { ...FILES, 'manifest.json': manifestOf({}) }, 'its manifest.json is another one'],
  ])('with %s is refused', (_, files, what) => {
    write(files);
    expect(() => readVerifiedEdition(folder, edition)).toThrow(
      `editions/9.0.0.zip.br is not what edition 9.0.0 published: ${what}. Take it back`,
    );
  });

  test('that is missing is named', () => {
    expect(() => readVerifiedEdition(folder, { version: '8.0.0', manifest: '' })).toThrow('editions/8.0.0.zip.br is missing. Take it back');
  });
});
