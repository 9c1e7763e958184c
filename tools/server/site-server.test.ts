import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotli } from '../build/compress.ts';
import { requestsTo } from './test-requests.ts';
import { LOOPBACK } from './listen.ts';
import { createSiteServer } from './site-server.ts';

const PAGE = '<!doctype html><p>A page</p>'.repeat(20);
const HEADERS_WITHIN_MS = 200;
let folder: string;
let server: Server;

const site = (name: string): string => join(folder, 'client', name);
const portOf = (one: Server): number => (one.address() as AddressInfo).port;

async function started(one: Server): Promise<Server> {
  one.listen(0, LOOPBACK);
  await once(one, 'listening');
  return one;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'misbaha-site-'));
  for (const name of ['prayer', 'assets', '.hidden']) mkdirSync(site(name), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ 'X-Content-Type-Options': 'nosniff' }));
  writeFileSync(site('.hidden/index.html'), 'hidden');
  writeFileSync(site('index.html'), 'home');
  writeFileSync(site('404.html'), 'nothing here');
  writeFileSync(site('prayer/index.html'), PAGE);
  writeFileSync(site('prayer/index.html.br'), await brotli(Buffer.from(PAGE)));
  writeFileSync(site('assets/a-1.js'), '0123456789');
  writeFileSync(site('README.md'), 'قُلْ');
  server = await started(createSiteServer(join(folder, 'client'), { headersWithinMs: HEADERS_WITHIN_MS }));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const { ask, sendRaw } = requestsTo(() => portOf(server));

test.each(['/', '/prayer', '/prayer/', '/prayer?from=menu', '/pray%65r', '/prayer/index.html'])('%s is a page', async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('text that is no page says which encoding it has', async () => {
  expect((await ask('/README.md')).headers['content-type']).toBe('text/markdown;charset=utf-8');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//etc/passwd',
  '/prayer%2Findex.html',
  '/%252e%252e%252fsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/prayer//',
  '/./prayer',
  '/assets/../prayer',
  'http://example.org/prayer',
  '/prayer/%00',
  '/%',
  '/.hidden',
  '/.hidden/index.html',
  '/__proto__',
  '/assets',
  '/assets/gone.js',
  `/${'a'.repeat(8000)}`,
])('%s is none, and says so with the page for it', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body.toString()).toBe('nothing here');
});

test('headers of a folder are those of its files', async () => {
  expect((await ask('/prayer')).headers['cache-control']).toBe('no-cache');
  expect((await ask('/assets/a-1.js')).headers['cache-control']).toContain('immutable');
});

test('a browser that takes brotli gets the packed file', async () => {
  const packed = await ask('/prayer', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(packed.body).toString()).toBe(PAGE);
  const plain = await ask('/prayer');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(PAGE);
});

test('a copy that is still right is not sent again', async () => {
  const { etag = '' } = (await ask('/prayer')).headers;
  expect((await ask('/prayer', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await ask('/prayer', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test.each(['bytes=2-4', 'bytes=-3', 'bytes=5-2', 'bytes=99-', 'bytes=a-b', 'lines=1-2'])(
  'the range %s is answered with the whole',
  async (range) => {
    const { status, body } = await ask('/assets/a-1.js', { headers: { Range: range } });
    expect([status, body.toString()]).toEqual([200, '0123456789']);
  },
);

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = await Promise.all([ask('/prayer'), ask('/prayer', { method: 'HEAD' })]);
  expect([head.status, head.body.length]).toEqual([200, 0]);
  for (const name of ['content-length', 'content-type', 'etag', 'last-modified', 'cache-control'])
    expect(head.headers[name]).toBe(get.headers[name]);
  expect((await ask('/nothing', { method: 'HEAD' })).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  const { status, headers } = await ask('/prayer', { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a refused request ends its connection, so that its body is not taken for another request', async () => {
  const body = 'GET /prayer HTTP/1.1\r\nHost: x\r\n\r\n';
  const whole = await sendRaw(`POST /prayer HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  expect(whole.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 405']);
});

test(
  'a client that does not finish its headers is given up',
  async () => {
    expect(await sendRaw('GET /prayer HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  },
  10 * HEADERS_WITHIN_MS,
);

test('a build that is renewed is served, headers included', async () => {
  writeFileSync(site('new.html'), 'old');
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ 'X-Content-Type-Options': 'nosniff', 'X-New': 'yes' }));
  writeFileSync(site('new.html'), 'renewed');
  const { headers, body } = await ask('/new.html');
  expect([headers['x-new'], body.toString()]).toEqual(['yes', 'renewed']);
});

test('below a base, only what begins with it is served', async () => {
  const based = await started(createSiteServer(join(folder, 'client'), { base: '/m/' }));
  const { ask: askBased } = requestsTo(() => portOf(based));
  const answers = await Promise.all(['/m/', '/m/prayer', '/m/assets/a-1.js', '/prayer', '/'].map((path) => askBased(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
  expect(answers[2]?.headers['cache-control']).toContain('immutable');
  based.closeAllConnections();
  based.close();
});

test('a folder that holds no site is refused with a remedy', () => {
  expect(() => createSiteServer(join(folder, 'nowhere'))).toThrow(/npm run build/);
});
