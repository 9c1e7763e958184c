import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE_FILES_JSON, type SiteFilesList, writeSiteFilesJson } from '../site-files.ts';
import { compareCopyWithFileList, main } from './check-copy.ts';

const SITE = { '404.html': 'none', _headers: '/*', 'index.html': 'home', 'prayer/index.html': 'قُلْ', 'assets/a-12345678.js': 'a' };

let folder = '';
const at = (path: string): string => join(folder, path);
const listed = (): SiteFilesList => JSON.parse(readFileSync(at(SITE_FILES_JSON), 'utf8')) as SiteFilesList;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misbaha-copies-'));
  for (const name of ['prayer', 'assets']) mkdirSync(at(name));
  for (const [path, content] of Object.entries(SITE)) {
    writeFileSync(at(path), content);
    writeFileSync(at(`${path}.gz`), gzipSync(content));
  }
  writeSiteFilesJson(folder, '1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that is the same has no differences', async () => {
  expect(listed().files.map(({ path }) => path)).toEqual(Object.keys(SITE).toSorted());
  expect(await compareCopyWithFileList(folder, listed())).toEqual([]);
});

test('missing, changed and extra files of a folder are told apart', async () => {
  const list = listed();
  rmSync(at('index.html'));
  rmSync(at('index.html.gz'));
  writeFileSync(at('prayer/index.html'), 'قُلِ');
  writeFileSync(at('prayer/more.html'), 'more');
  expect(await compareCopyWithFileList(folder, list)).toEqual([
    'index.html is missing.',
    'prayer/index.html was changed.',
    'prayer/more.html is in the copy alone.',
  ]);
});

test('a file of which only a compressed form is left is missing', async () => {
  const list = listed();
  rmSync(at('index.html'));
  expect(await compareCopyWithFileList(folder, list)).toEqual(['index.html is missing.']);
});

test('a compressed file that differs from its original is a change, and one without an original is extra', async () => {
  writeFileSync(at('index.html.gz'), gzipSync('another home'));
  writeFileSync(at('404.html.br'), 'no brotli');
  writeFileSync(at('gone.html.gz'), gzipSync('gone'));
  expect(await compareCopyWithFileList(folder, listed())).toEqual([
    '404.html was changed.',
    'index.html was changed.',
    'gone.html.gz is in the copy alone.',
  ]);
});

test('at a web address, pages are requested by the addresses that readers use, without index.html', async () => {
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
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  // The page for unknown addresses is the right one, whatever its status.
  expect(await compareCopyWithFileList(address, listed())).toEqual(['prayer/index.html was changed.']);
  expect(asked.splice(0).toSorted()).toEqual(['/', '/404.html', '/assets/a-12345678.js', '/prayer']);

  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await main([`${address}/`, '--list', at(SITE_FILES_JSON)])).toBe(1);
  told.mockRestore();
  server.close();
  expect(asked.toSorted()).toEqual(['/', '/404.html', '/assets/a-12345678.js', '/prayer', `/${SITE_FILES_JSON}`]);
});

test.each(['', '<!doctype html>', '{"version":"1.0.0","files":[', '{"version":"1.0.0","files":[{"path":"a"}]}', '{"files":[]}'])(
  '%j is refused as a list of files',
  async (text) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(at('list.json'), text);
    expect(await main([folder, '--list', at('list.json')])).toBe(1);
    expect(told.mock.lastCall?.[0]).toMatch(/list\.json is no list of files\. .* fetch it again\.$/);
    told.mockRestore();
  },
);

describe('a wrong place is reported with its name', () => {
  const toldBy = async (argv: string[]): Promise<unknown> => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await main(argv)).toBe(1);
    const sentence: unknown = told.mock.lastCall?.[0];
    told.mockRestore();
    return sentence;
  };
  // `fetch` blocks this port, so the request fails at once.
  const closed = 'http://127.0.0.1:1';

  test('an address that does not answer', async () => {
    expect(await toldBy([closed, '--list', at(SITE_FILES_JSON)])).toMatch(/^http:\/\/127\.0\.0\.1:1\/\S* does not answer \(.+\)\. Look at/);
    expect(await toldBy([folder, '--list', `${closed}/${SITE_FILES_JSON}`])).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/site-files\.json does not answer/,
    );
  });

  test('a file in place of a folder, and a folder in place of a list', async () => {
    expect(await toldBy([at('index.html'), '--list', at(SITE_FILES_JSON)])).toMatch(/index\.html is no folder\. Name the folder/);
    expect(await toldBy([folder, '--list', at('prayer')])).toMatch(/There is no file \S+prayer\. Build first/);
  });
});
