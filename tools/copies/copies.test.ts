import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SITE_FILES, writeSiteFiles } from '../build/site-files.ts';
import { differencesOf } from './check-reproducible.ts';
import { compareFiles, describe as sentences, parseSiteFiles } from './compare.ts';
import { firstDifference } from './first-difference.ts';
import { readFolder, readServed } from './read-copy.ts';

const SITE = { '404.html': 'none', _headers: '/*', 'index.html': 'home', 'prayer/index.html': 'قُلْ', 'assets/a-12345678.js': 'a' };

let folder = '';
const at = (path: string): string => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misbaha-copies-'));
  for (const name of ['prayer', 'assets']) mkdirSync(at(name));
  for (const [path, content] of Object.entries(SITE)) {
    writeFileSync(at(path), content);
    writeFileSync(at(`${path}.gz`), gzipSync(content));
  }
  writeSiteFiles(folder, '1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

const listed = () => parseSiteFiles(readFileSync(at(SITE_FILES), 'utf8'), SITE_FILES);

describe('a folder', () => {
  test('that is the same has nothing to tell', () => {
    expect(listed().files.map(({ path }) => path)).toEqual(Object.keys(SITE).toSorted());
    expect(sentences(compareFiles(listed().files, readFolder(folder)))).toEqual([]);
  });

  test('missing, changed and extra files are told apart', () => {
    const { files } = listed();
    rmSync(at('index.html'));
    rmSync(at('index.html.gz'));
    writeFileSync(at('prayer/index.html'), 'قُلِ');
    writeFileSync(at('prayer/more.html'), 'more');
    expect(sentences(compareFiles(files, readFolder(folder)))).toEqual([
      'Missing in the copy: index.html.',
      'Changed in the copy: prayer/index.html.',
      'In the copy alone: prayer/more.html.',
    ]);
  });

  test('a compressed form that is not what lies beside it is a change, and one without a file is extra', () => {
    writeFileSync(at('index.html.gz'), gzipSync('another home'));
    writeFileSync(at('404.html.br'), 'no brotli');
    writeFileSync(at('gone.html.gz'), gzipSync('gone'));
    expect(compareFiles(listed().files, readFolder(folder))).toEqual({
      missing: [],
      changed: ['404.html', 'index.html'],
      extra: ['gone.html.gz'],
    });
  });
});

test('an address is asked for pages as readers ask for them', async () => {
  const asked: string[] = [];
  const pages: Record<string, string> = { '/': 'home', '/prayer': 'changed', '/assets/a-12345678.js': 'a' };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body = pages[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body ?? 'none');
  });
  await new Promise<void>((done) => {
    server.listen(0, done);
  });
  const { files } = listed();
  const paths = [...files.map(({ path }) => path), 'assets/b.js'];
  const found = await readServed(`http://localhost:${(server.address() as AddressInfo).port}`, paths);
  server.close();
  expect(asked).toEqual(expect.arrayContaining(['/', '/prayer', '/404.html']));
  expect(asked).not.toContain('/_headers');
  // The page for unknown addresses is the right one, whatever its status.
  expect(compareFiles(files, found)).toEqual({ missing: ['_headers'], changed: ['prayer/index.html'], extra: [] });
});

test.each(['', '<!doctype html>', '{"version":"1.0.0","files":[', '{"version":"1.0.0","files":[{"path":"a"}]}', '{"files":[]}'])(
  '%j is no list of files',
  (text) => {
    expect(() => parseSiteFiles(text, 'https://a.example/site-files.json')).toThrow(
      'https://a.example/site-files.json is no list of files. It may be another page, or a download that was cut off: fetch it again.',
    );
  },
);

test('the first difference of two builds is named by file and place', () => {
  expect(firstDifference(Buffer.from('same'), Buffer.from('same'))).toBeUndefined();
  expect(firstDifference(Buffer.from('one\ntwo'), Buffer.from('one\ntoo'))).toBe('line 2, byte 5: "one\\ntwo" and "one\\ntoo"');
  const other = mkdtempSync(join(tmpdir(), 'misbaha-copies-'));
  writeFileSync(join(other, '404.html'), 'nobody');
  writeFileSync(join(other, 'new.html'), 'new');
  const told = differencesOf(folder, other);
  rmSync(other, { recursive: true });
  expect(told).toContain('404.html differs first in line 1, byte 2: "none" and "nobody".');
  expect(told).toContain('new.html is in the second build alone.');
  expect(told).toContain('index.html is in the first build alone.');
});
