import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headersOf, type Headers } from '../tools/build/headers.ts';
import { BUILT } from './site.ts';

const security = JSON.parse(readFileSync(join(BUILT, 'headers.json'), 'utf8')) as Headers;

/** The headers of an answer, named as they arrive. */
const promised = (path: string): Headers =>
  Object.fromEntries(Object.entries(headersOf(path, security)).map(([name, value]) => [name.toLowerCase(), value]));

const paths = [...readFileSync(join(BUILT, 'client/sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path ?? '',
);

test('every address of the sitemap is a page of its own, packed for the way', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-encoding'], path).toBe('br');
    const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? '';
    titles.set(path, title);
  }
  expect(titles.size).toBe(paths.length);
  expect([...titles].filter(([, title]) => title === '')).toEqual([]);
});

test('every asset is served with its type, packed where that helps, and as headers.ts says', async ({ request }) => {
  const types: Record<string, RegExp> = {
    js: /^text\/javascript/,
    css: /^text\/css/,
    woff2: /^font\/woff2/,
    svg: /^image\/svg/,
    json: /^application\/json/,
    txt: /^text\/plain/,
  };
  for (const name of readdirSync(join(BUILT, 'client/assets')).filter((one) => !/\.(br|gz)$/.test(one))) {
    const response = await request.get(`/assets/${name}`);
    const ending = name.slice(name.lastIndexOf('.') + 1);
    expect(response.headers()['content-type'], name).toMatch(types[ending] ?? /^never$/);
    expect(response.headers(), name).toMatchObject(promised(`/assets/${name}`));
    if (ending !== 'woff2') expect(response.headers()['content-encoding'], name).toBe('br');
  }
});

test('pages, worker, manifest and previews come as headers.ts says', async ({ request }) => {
  for (const path of ['/', '/prayer', '/sw.js', '/manifest.webmanifest', '/404.html', '/icon.svg', '/previews/prayer.png'])
    expect((await request.get(path)).headers(), path).toMatchObject(promised(path));
});

test('nothing of the build but the site is served', async ({ request }) => {
  for (const path of [
    '/manifest.json',
    '/.vite/manifest.json',
    '/headers.json',
    '/page-files.json',
    '/nginx.conf',
    '/server/entry-server.js',
    '/../package.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
