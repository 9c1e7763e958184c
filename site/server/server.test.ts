import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../../packages/command-line/options.ts';
import { LANGUAGES } from '../../site.config.ts';
import { compressAll } from '../build/compress.ts';
import { HEADERS_JSON, writeHeaders } from '../build/headers.ts';
import { unmetRequirements, type ServedSite } from '../test/serving/requirements.ts';
import { addressesAt, parseListenAddress, listenErrorSentence, main } from './serve.ts';
import { createSiteServer } from './site-server.ts';

const PAGE = '<!doctype html><p>قُلْ</p>'.repeat(20);
const FILES = {
  'index.html': PAGE,
  '404.html': '<!doctype html><p>nothing here</p>',
  ...Object.fromEntries(LANGUAGES.slice(1).map((tag) => [`${tag}/404.html`, `<!doctype html><p lang="${tag}">404</p>`])),
  ...Object.fromEntries(
    LANGUAGES.slice(1).flatMap((tag) => [
      [`${tag}/assets/app-1.js`, '0123456789'],
      [`${tag}/previews/prayer/ablution.png`, 'picture'],
      [`${tag}/data/v1/manifest.json`, '{}'],
    ]),
  ),
  'prayer/ablution/index.html': PAGE,
  'assets/app-1.js': '0123456789',
  'assets/app-1.css': 'p { margin: 0 }',
  'assets/amiri-1.woff2': 'font',
  'assets/texts-1.json': '{}',
  'previews/prayer/ablution.png': 'picture',
  'data/v1/manifest.json': '{}',
  'data/1.0.0/manifest.json': '{}',
  'data/v1/README.md': 'قُلْ',
  'manifest.webmanifest': '{}',
  'misbaha.epub': 'book',
  'robots.txt': 'User-agent: *',
  'sw.js': 'worker',
};
let build: string;
const open: Server[] = [];

async function started(folder = build, base = '/'): Promise<ServedSite> {
  const server = createSiteServer(join(folder, 'client'), base);
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, base, build: folder, brotli: true };
}

/** A request with the path as it is; `fetch` would tidy it up. */
async function statusOf({ origin }: ServedSite, path: string): Promise<number> {
  const [response] = (await once(request(origin, { path }).end(), 'response')) as [{ statusCode: number; resume: () => void }];
  response.resume();
  return response.statusCode;
}

beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'misbaha-site-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(build, 'client', name)), { recursive: true });
    writeFileSync(join(build, 'client', name), content);
  }
  writeHeaders(build, ['run()']);
  await compressAll(join(build, 'client'));
  writeFileSync(join(build, 'secret.txt'), 'secret');
});
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => rmSync(build, { recursive: true }));

describe('the server', () => {
  test.each(['/', '/m/'])('below %s meets the requirements for every server', async (base) => {
    expect(await unmetRequirements(await started(build, base))).toEqual([]);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%252e%252e%252fsecret.txt',
    '//etc/passwd',
    'http://example.org/prayer/ablution',
    '/prayer/%00',
    '/%',
    '/assets',
    '/headers.json',
    '/__proto__',
    `/${'a'.repeat(8000)}`,
  ])('answers %s with 404', async (path) => {
    expect(await statusOf(await started(), path)).toBe(404);
  });

  test.each(['/prayer/ablution/', '/prayer/ablution?from=menu', '/pray%65r/ablution', '/prayer/ablution/index.html'])(
    '%s is a page',
    async (path) => {
      expect(await statusOf(await started(), path)).toBe(200);
    },
  );

  test('a copy that is still right is not sent again', async () => {
    const { origin } = await started();
    const etag = (await fetch(origin)).headers.get('etag') ?? '';
    expect((await fetch(origin, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await fetch(origin, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test.each(['bytes=2-4', 'bytes=-3', 'bytes=5-2', 'bytes=99-', 'lines=1-2'])('answers the range %s with the whole file', async (range) => {
    const answer = await fetch(`${(await started()).origin}/assets/app-1.js`, { headers: { Range: range } });
    expect([answer.status, await answer.text()]).toEqual([200, FILES['assets/app-1.js']]);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { origin } = await started();
    const [get, head] = await Promise.all([fetch(origin), fetch(origin, { method: 'HEAD' })]);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect(await head.text()).toBe('');
    expect((await fetch(`${origin}/nothing`, { method: 'HEAD' })).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const answer = await fetch((await started()).origin, { method });
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('connection')]).toEqual([405, 'GET, HEAD', 'close']);
  });

  test('serves a new build with its headers; a file that is missing or cut short is reported and does not stop the server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'misbaha-site-'));
    cpSync(build, folder, { recursive: true });
    const { origin } = await started(folder);
    writeFileSync(join(folder, HEADERS_JSON), '{"X-New": "yes"}');
    expect((await fetch(origin)).headers.get('x-new')).toBe('yes');
    writeFileSync(join(folder, HEADERS_JSON), '{"X-New"');
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await fetch(origin)).status).toBe(500);
    expect(told.mock.lastCall?.[0]).toMatch(/headers\.json cannot be read .*npm run build/);
    writeFileSync(join(folder, HEADERS_JSON), '{}');
    rmSync(join(folder, 'client/404.html'));
    expect((await fetch(`${origin}/nothing`)).status).toBe(500);
    expect((await fetch(origin)).status).toBe(200);
    told.mockRestore();
    writeFileSync(join(folder, 'client/404.html'), '');
    writeFileSync(join(folder, HEADERS_JSON), '{"X-New"');
    expect(() => createSiteServer(join(folder, 'client'))).toThrow(/headers\.json cannot be read .*npm run build/);
    rmSync(folder, { recursive: true });
  });

  test('a folder that holds no site is refused with a remedy', () => {
    expect(() => createSiteServer(join(build, 'nowhere'))).toThrow(/npm run build/);
  });
});

describe('npm run serve', () => {
  test('takes a port and a host; the default is port 4173 of this computer alone', () => {
    expect(parseListenAddress([])).toEqual({ host: '127.0.0.1', port: 4173 });
    expect(parseListenAddress(['--host', '0.0.0.0', '--port=8080'])).toEqual({ host: '0.0.0.0', port: 8080 });
  });

  test.each([[['--port', 'x']], [['--port', '0']], [['--port', '65536']], [['--prot', '80']], [['80']], [['--port']], [['--host', '']]])(
    'refuses %j as wrong use, with the right form',
    async (argv) => {
      expect(() => parseListenAddress(argv)).toThrow(UsageError);
      await expect(main(argv)).rejects.toThrow('usage: npm run serve -- [--port 4173]');
    },
  );

  test.each([
    ['EADDRINUSE', /Port 80 is taken by another program.*--port 8080/],
    ['EACCES', /may not open port 80.*--port 8080/],
    ['EADDRNOTAVAIL', /no address "203\.0\.113\.9".*--host 0\.0\.0\.0/],
  ])('explains the error %s in a sentence', (code, sentence) => {
    expect(listenErrorSentence(Object.assign(new Error(code), { code }), { host: '203.0.113.9', port: 80 })).toMatch(sentence);
  });

  test('names the addresses that answer', () => {
    expect(addressesAt({ host: '127.0.0.1', port: 4173 }, '/')).toEqual(['http://localhost:4173/']);
    expect(addressesAt({ host: '::1', port: 80 }, '/m/')).toEqual(['http://[::1]:80/m/']);
    expect(addressesAt({ host: '0.0.0.0', port: 1 }, '/')[0]).toBe('http://localhost:1/');
  });
});
