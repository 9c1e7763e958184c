import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Manifest } from '../../model/types.ts';
import { UnknownIdError } from './unknown-id.ts';
import { readManifestLanguage, verify } from './verify.ts';

const FILES: Readonly<Record<string, string>> = { 'LICENSE.md': 'free', 'categories/prayer.json': '{"slug":"prayer"}' };

function manifestOf(version: string, files: Readonly<Record<string, string>> = FILES, language = 'en'): Manifest {
  const listed = Object.entries(files).map(([path, content]) => ({
    path,
    sha256: createHash('sha256').update(content).digest('hex'),
    bytes: content.length,
  }));
  return { name: 'misbaha-data', format: 1, version, language, date: '2026-11-22', licences: {}, counts: {}, files: listed };
}

let folder = '';
const write = (path: string, content: string): void => writeFileSync(join(folder, path), content);
const writeManifest = (manifest: unknown): void => write('manifest.json', JSON.stringify(manifest));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misbaha-verify-'));
  mkdirSync(join(folder, 'categories'));
  for (const [path, content] of Object.entries(FILES)) write(path, content);
  writeManifest(manifestOf('1.0.1'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const found = (expected?: Manifest): string[] =>
  verify(folder, expected).problems.map(({ kind, path, sentence }) => `${kind} ${path ?? ''}: ${sentence}`);

describe('a copy of the data', () => {
  test('that is whole has its version and no problem, compressed forms included', () => {
    write('LICENSE.md.br', 'x');
    write('manifest.json.gz', 'x');
    expect(verify(folder, manifestOf('1.0.1'))).toEqual({ version: '1.0.1', language: 'en', leftOut: [], problems: [] });
  });

  test('that lacks a file', () => {
    rmSync(join(folder, 'LICENSE.md'));
    expect(found()).toEqual(['missing LICENSE.md: LICENSE.md is missing: download it again.']);
  });

  test('that has none of the tables, which the npm package leaves out, and one that lacks only some of them', () => {
    const files = { ...FILES, 'cards.csv': 'id', 'misbaha.sqlite': 'SQLite' };
    writeManifest(manifestOf('1.0.1', files));
    const expected = manifestOf('1.0.1', files);
    expect(verify(folder, expected)).toMatchObject({ leftOut: ['cards.csv', 'misbaha.sqlite'], problems: [] });
    write('cards.csv', 'id');
    expect(verify(folder, expected).leftOut).toEqual([]);
    expect(found(expected)).toEqual(['missing misbaha.sqlite: misbaha.sqlite is missing: download it again.']);
  });

  test('in another language', () => {
    writeManifest(manifestOf('1.0.1-draft', FILES, 'fr'));
    expect(readManifestLanguage(folder)).toBe('fr');
    expect(verify(folder, manifestOf('1.0.1-draft', FILES, 'fr'))).toMatchObject({ language: 'fr', problems: [] });
    expect(found(manifestOf('1.0.1'))).toEqual([
      'other-language : The folder holds the data in the language "fr", and they are compared with those in "en".',
    ]);
  });

  test('of an edition that did not name its language yet, which is English', () => {
    const { language: _, ...older } = manifestOf('1.0.0');
    writeManifest(older);
    expect(readManifestLanguage(folder)).toBeUndefined();
    expect(verify(folder, manifestOf('1.0.0'))).toEqual({ version: '1.0.0', leftOut: [], problems: [] });
  });

  test('of another state of a draft', () => {
    writeManifest(manifestOf('1.0.1-draft'));
    expect(found(manifestOf('1.0.1-draft', { 'LICENSE.md': 'mine' }))).toEqual([
      'other-draft : The folder holds another state of the draft 1.0.1-draft, which may change until it is an edition.',
    ]);
  });

  test('with a file that is cut short', () => {
    write('categories/prayer.json', '{"slug"');
    expect(found()).toEqual(['cut-short categories/prayer.json: categories/prayer.json has 7 of 17 bytes: the download did not end.']);
  });

  test('with a file in which a letter was changed', () => {
    write('categories/prayer.json', '{"slug":"preyer"}');
    expect(found()).toEqual([
      'changed categories/prayer.json: categories/prayer.json is not what the manifest lists: it was changed, or belongs to another edition.',
    ]);
  });

  test('with a file that no edition has', () => {
    write('categories/magic.json', '{}');
    expect(found()).toEqual([
      'extra categories/magic.json: categories/magic.json is no part of the edition: it was added, or is left of another one.',
    ]);
  });

  test('of an older edition, of a newer one, and of a draft', () => {
    expect(found(manifestOf('1.0.2'))).toEqual([
      'older-edition : The folder holds edition 1.0.1; 1.0.2 is newer, and CHANGELOG.md says what it changed.',
    ]);
    expect(found(manifestOf('1.0.0'))).toEqual([
      'newer-edition : The folder holds edition 1.0.1, which is newer than 1.0.0, that of this package.',
    ]);
    expect(found(manifestOf('1.0.1-draft'))[0]).toMatch(/^newer-edition/);
    expect(found(manifestOf('1.0.2-draft'))[0]).toMatch(/^older-edition/);
    expect(found(manifestOf('1.0.10'))[0]).toMatch(/^older-edition/);
  });

  test('whose manifest names an edition but lists other files than that edition has', () => {
    expect(found(manifestOf('1.0.1', { 'LICENSE.md': 'mine' }))).toEqual([
      'foreign-manifest : manifest.json calls itself edition 1.0.1 and lists other files than that edition has.',
    ]);
  });

  test.each([['{"name":"misb'], ['null'], ['[]'], ['{"name":"misbaha-data","format":1,"version":"1.0.0","files":[{}]}']])(
    'whose manifest is %s',
    (text) => {
      write('manifest.json', text);
      expect(verify(folder)).toEqual({
        leftOut: [],
        problems: [{ kind: 'broken-manifest', sentence: 'manifest.json is cut short or no manifest of the data: download it again.' }],
      });
    },
  );

  test('of a format that is still to come', () => {
    writeManifest({ ...manifestOf('2.0.0'), format: 2 });
    expect(found()).toEqual(['other-format : The data are of format 2, and this package reads format 1.']);
  });

  test('that is no copy at all', () => {
    rmSync(join(folder, 'manifest.json'));
    expect(found()).toEqual([`no-manifest : ${folder} holds no manifest.json: it is no copy of the data, or the download did not end.`]);
  });
});

describe('the error for an unknown id', () => {
  test('names the nearest ids that exist', () => {
    const error = UnknownIdError.among('prayer/ablutoin#x', 'card', ['adhkar/a#b', 'prayer/ablution#a', 'prayer/adhaan#a', 'travel/a#b']);
    expect(error.message).toBe('there is no card "prayer/ablutoin#x"; the nearest are prayer/ablution#a, prayer/adhaan#a');
    expect(error).toMatchObject({ id: 'prayer/ablutoin#x', withdrawn: false });
  });

  test.each(['undefined', 'null', 'x', ''])('names none where nothing is near: %j', (id) => {
    expect(UnknownIdError.among(id, 'card', ['unity/a#b', 'nu', 'x/a#b']).message).toBe(
      `there is no card "${id}"; misbaha-data/ids lists them all`,
    );
  });

  test('differs from the error for a withdrawn id', () => {
    const error = UnknownIdError.withdrawn('a/b#c', 'card');
    expect([error.message, error.withdrawn]).toEqual(['the card "a/b#c" was withdrawn; its id is never given to another', true]);
  });
});
