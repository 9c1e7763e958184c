import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotli } from '../build/compress.ts';
import { asksOf, HOST } from './asks.ts';
import { createSiteServer } from './site-server.ts';

const PAGE = '<!doctype html><p>A page</p>'.repeat(20);
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'misbaha-site-'));
  const site = join(folder, 'client');
  mkdirSync(join(site, 'prayer'), { recursive: true });
  mkdirSync(join(site, 'assets'));
  mkdirSync(join(site, '.vite'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ 'X-Content-Type-Options': 'nosniff' }));
  writeFileSync(join(site, '.vite/manifest.json'), '{}');
  writeFileSync(join(site, 'index.html'), 'home');
  writeFileSync(join(site, '404.html'), 'nothing here');
  writeFileSync(join(site, 'prayer/index.html'), PAGE);
  writeFileSync(join(site, 'prayer/index.html.br'), brotli(Buffer.from(PAGE)));
  writeFileSync(join(site, 'assets/a-1.js'), '0123456789');
  server = createSiteServer(site);
  server.listen(0, HOST);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const { ask, sendRaw, sendRawWhole } = asksOf(() => port);

describe('addresses', () => {
  test.each(['/', '/prayer', '/prayer/', '/prayer?from=menu', '/pray%65r', '/prayer/index.html'])('%s is a page', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/prayer%2Findex.html',
    '/prayer%2f',
    '/%2Fprayer',
    '/assets%2Fa-1.js',
    '/%252e%252e%252fsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/prayer//',
    '/./prayer',
    '/assets/../prayer',
    'http://example.org/prayer',
    '/prayer/%00',
    '/%',
    '/%E0%A4%A',
    '/.vite/manifest.json',
    '/prayer/index.html.br',
    '/__proto__',
    '/constructor',
    '/Prayer',
    `/${'a'.repeat(8000)}`,
  ])('%s is none, and says so with the page for it', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.toString()).toBe('nothing here');
  });

  test('hashed assets are kept for a year', async () => {
    const { headers } = await ask('/assets/a-1.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
    const { status, headers } = await ask('/prayer', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test('a refused request ends its connection, so that its body is not taken for another request', async () => {
    const body = 'GET /prayer HTTP/1.1\r\nHost: x\r\n\r\n';
    const whole = await sendRawWhole(`POST /prayer HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    expect(whole.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 405']);
    expect(whole).toMatch(/^Connection: close\r$/im);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = await Promise.all([ask('/prayer'), ask('/prayer', { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'last-modified', 'cache-control'])
      expect(head.headers[name]).toBe(get.headers[name]);
    expect((await ask('/nothing', { method: 'HEAD' })).status).toBe(404);
  });

  test.each([
    ['CONNECT', 'CONNECT example.org:80 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no HTTP at all', 'GARBAGE\r\n\r\n'],
    ['no method that is known', 'BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ])('%s ends the connection and nothing else', async (_, bytes) => {
    expect(await sendRaw(bytes)).toMatch(/^(HTTP\/1\.1 4\d\d .*)?$/);
    expect((await ask('/')).status).toBe(200);
  });

  test.each([
    ['one header of 64 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-Much: ${'a'.repeat(65_536)}\r\n\r\n`],
    ['5,000 headers', `GET / HTTP/1.1\r\nHost: x\r\n${'X-Many: a\r\n'.repeat(5000)}\r\n`],
    ['an address of 64 KB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('%s is too much', async (_, bytes) => {
    expect(await sendRaw(bytes)).toMatch(/^HTTP\/1\.1 431/);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('encodings', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', undefined],
    ['gzip', undefined],
    ['', undefined],
    ['BR', 'br'],
  ])('Accept-Encoding "%s" gets %s', async (accept, encoding) => {
    const { headers, body } = await ask('/prayer', { headers: { 'Accept-Encoding': accept } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect((encoding ? brotliDecompressSync(body) : body).toString()).toBe(PAGE);
    expect(headers['content-length']).toBe(String(body.length));
  });
});

describe('conditional requests', () => {
  test('a known tag is answered with 304 and no body', async () => {
    const { headers } = await ask('/prayer');
    const tag = headers.etag ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await ask('/prayer', { headers: { 'If-None-Match': known } });
      expect(answer.status, known).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers.etag).toBe(tag);
    }
    expect((await ask('/prayer', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('HEAD is answered like GET, and a known copy comes before a range', async () => {
    const tag = (await ask('/assets/a-1.js')).headers.etag ?? '';
    const known = { 'If-None-Match': tag };
    expect((await ask('/assets/a-1.js', { method: 'HEAD', headers: known })).status).toBe(304);
    expect((await ask('/assets/a-1.js', { headers: { ...known, Range: 'bytes=2-4' } })).status).toBe(304);
    expect((await ask('/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  test('the tag of one encoding does not stand for another', async () => {
    const [plain, packed] = await Promise.all([ask('/prayer'), ask('/prayer', { headers: { 'Accept-Encoding': 'br' } })]);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  test('a date is heeded unless there is a tag', async () => {
    const modified = (await ask('/prayer')).headers['last-modified'] ?? '';
    expect((await ask('/prayer', { headers: { 'If-Modified-Since': modified } })).status).toBe(304);
    expect((await ask('/prayer', { headers: { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' } })).status).toBe(200);
    expect((await ask('/prayer', { headers: { 'If-Modified-Since': 'soon' } })).status).toBe(200);
    expect((await ask('/prayer', { headers: { 'If-Modified-Since': modified, 'If-None-Match': '"x"' } })).status).toBe(200);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['bytes=a-b', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    [`bytes=${'9'.repeat(400)}-`, 200, '0123456789', undefined],
  ])('%s gives %i', async (range, status, text, shown) => {
    const answer = await ask('/assets/a-1.js', { headers: { Range: range } });
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([status, text, shown]);
  });

  test('HEAD takes no range, and a page that is not there has none', async () => {
    const range = { Range: 'bytes=2-4' };
    const head = await ask('/assets/a-1.js', { method: 'HEAD', headers: range });
    expect([head.status, head.headers['content-length']]).toEqual([200, '10']);
    expect((await ask('/nothing', { headers: range })).status).toBe(404);
  });

  test('the part of a packed page is a part of what was packed', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const whole = await ask('/prayer', { headers });
    const part = await ask('/prayer', { headers: { ...headers, Range: 'bytes=1-5' } });
    expect([part.status, part.headers['content-encoding'], part.headers.etag]).toEqual([206, 'br', whole.headers.etag]);
    expect(part.body).toEqual(whole.body.subarray(1, 6));
  });

  test('a range of another version is answered whole', async () => {
    const { headers } = await ask('/assets/a-1.js');
    const range = 'bytes=2-4';
    expect((await ask('/assets/a-1.js', { headers: { Range: range, 'If-Range': headers.etag ?? '' } })).status).toBe(206);
    expect((await ask('/assets/a-1.js', { headers: { Range: range, 'If-Range': '"old"' } })).status).toBe(200);
  });
});

test('2,000 connections that stay open are all answered, again and again, without an error', async () => {
  const CONNECTIONS = 2000;
  const ROUNDS = 3;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  const accepted = new Set<unknown>();
  const note = (socket: unknown): void => void accepted.add(socket);
  server.on('connection', note);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, index) => ask(index % 7 ? '/prayer' : '/nothing', { agent })),
      );
      expect(answers.filter(({ status }, index) => status !== (index % 7 ? 200 : 404))).toEqual([]);
    }
    expect(accepted.size).toBe(CONNECTIONS);
  } finally {
    server.off('connection', note);
    agent.destroy();
  }
});
