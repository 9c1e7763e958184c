/** What a server must do with the built site. Each check answers with its findings; no finding is an empty list. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build/compress.ts';
import { type Headers, headersOf } from '../build/headers.ts';
import { BOOK_FILE, BOOK_TYPE } from '../book/words.ts';
import { addressesInManifest, addressesInPage, addressesInStyle, addressesInWorker, pathWithin, wrongPath } from './addresses.ts';
import { type Answer, ask, decodedBody } from './ask.ts';

export interface Served {
  origin: string;
  /** Path below which the site lives, with a slash at both ends. */
  base: string;
  /** A folder like `build/`. */
  build: string;
  brotli: boolean;
}

type Check = (site: Served) => Promise<string[]>;

const fileOf = ({ build }: Served, name: string): Buffer => readFileSync(join(build, 'client', name));

/** Differences between what was promised and what came. */
function differing(where: string, { headers }: Answer, promised: Readonly<Record<string, string>>): string[] {
  return Object.entries(promised)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${where}: ${name} is "${String(headers[name.toLowerCase()])}", promised "${value}"`);
}

const securityHeaders = ({ build }: Served): Headers => JSON.parse(readFileSync(join(build, 'headers.json'), 'utf8')) as Headers;

/** @param name of a file or a page, below the base */
const promisedHeaders = (site: Served, name: string): Headers => headersOf(`/${name}`, securityHeaders(site));

const everyPage: Check = async (site) => {
  const sitemap = fileOf(site, 'sitemap.xml').toString();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const found = paths
    .filter((path) => !path.startsWith(site.base) && `${path}/` !== site.base)
    .map((path) => `${path} lies outside ${site.base}`);
  for (const path of paths) {
    const answer = await ask(site.origin + path);
    if (answer.status !== 200 || !answer.headers['content-type']?.startsWith('text/html')) found.push(`${path} answers ${answer.status}`);
  }
  return paths.length > 0 ? found : ['the sitemap is empty'];
};

/** Servers differ in the name that they give to JavaScript; browsers take both. */
const TYPES: Readonly<Record<string, RegExp>> = { js: /^(application|text)\/javascript/, css: /^text\/css/, woff2: /^font\/woff2/ };

const everyAsset: Check = async (site) => {
  const found: string[] = [];
  for (const name of readdirSync(join(site.build, 'client/assets')).filter((one) => !/\.(br|gz)$/.test(one))) {
    const where = `${site.base}assets/${name}`;
    const answer = await ask(site.origin + where);
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (answer.status !== 200) found.push(`${where} answers ${answer.status}`);
    const given = answer.headers['content-type'] ?? '';
    if (type && !type.test(given)) found.push(`${where} is sent as ${given}`);
    found.push(...differing(where, answer, promisedHeaders(site, `assets/${name}`)));
  }
  return found;
};

/** The addresses that a file of the site names. */
function addressesIn(name: string, text: string): string[] {
  if (name.endsWith('.html')) return addressesInPage(text);
  if (name.endsWith('.css')) return addressesInStyle(text);
  if (name.endsWith('.webmanifest')) return addressesInManifest(JSON.parse(text));
  return name === 'sw.js' ? addressesInWorker(text) : [];
}

const everyAddress: Check = async (site) => {
  const files = new Set(filesBelow(join(site.build, 'client')));
  const sitemap = /<loc>([^<]*)/.exec(fileOf(site, 'sitemap.xml').toString())?.[1] ?? '';
  const { origin } = new URL(sitemap);
  const found = new Set<string>();
  let held = 0;
  for (const name of files) {
    if (!/\.(html|css|webmanifest)$|^sw\.js$/.test(name)) continue;
    const place = { origin, base: site.base, from: site.base + name.replace(/\/?index\.html$/, '') };
    const text = fileOf(site, name).toString();
    for (const address of addressesIn(name, text)) {
      const path = pathWithin(address, place);
      if (path === undefined) continue;
      held += 1;
      const wrong = wrongPath(path, site.base, files);
      if (wrong) found.add(`${name}: ${wrong}`);
    }
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
    if (name.endsWith('index.html') && canonical !== origin + place.from) found.add(`${name}: canonical is ${String(canonical)}`);
  }
  return held > 0 ? [...found] : ['no file names an address'];
};

const COMPRESSED = ['index.html', 'prayer/index.html', 'sw.js'];

const precompressed: Check = async (site) => {
  const found: string[] = [];
  for (const encoding of site.brotli ? ['br', 'gzip'] : ['gzip'])
    for (const name of COMPRESSED) {
      const where = site.base + name.replace(/\/?index\.html$/, '');
      const answer = await ask(site.origin + where, encoding);
      if (answer.headers['content-encoding'] !== encoding) found.push(`${where} is not sent as ${encoding}`);
      if (!decodedBody(answer).equals(fileOf(site, name))) found.push(`${where} as ${encoding} is not the file`);
      if (!answer.headers.vary?.includes('Accept-Encoding')) found.push(`${where} does not vary by Accept-Encoding`);
    }
  const plain = await ask(`${site.origin}${site.base}`);
  return plain.headers['content-encoding'] === undefined ? found : [...found, 'a browser that takes no compression gets one'];
};

/** Files whose type is not in every server's list. */
const TYPES_BESIDE = {
  'manifest.webmanifest': 'application/manifest+json',
  [BOOK_FILE]: BOOK_TYPE,
  'data/v1/README.md': 'text/markdown; charset=utf-8',
};

const headersOfPages: Check = async (site) => {
  const found: string[] = [];
  for (const name of [
    '',
    'prayer/ablution',
    'previews/prayer/ablution.png',
    'data/v1/manifest.json',
    'data/1.0.0/manifest.json',
    'sw.js',
    'manifest.webmanifest',
    'robots.txt',
  ]) {
    const where = site.base + name;
    found.push(...differing(where, await ask(site.origin + where), promisedHeaders(site, name)));
  }
  for (const [name, type] of Object.entries(TYPES_BESIDE)) {
    const given = (await ask(site.origin + site.base + name)).headers['content-type'] ?? '';
    if (!given.startsWith(type)) found.push(`${name} is sent as ${given}`);
  }
  return found;
};

const unknownPaths: Check = async (site) => {
  const found: string[] = [];
  const page = fileOf(site, '404.html');
  for (const name of ['nothing-here', 'prayer/nothing-here', 'assets/nothing-here.js', 'prayer/ablution/index.htm']) {
    const where = site.base + name;
    const answer = await ask(site.origin + where);
    if (answer.status !== 404) found.push(`${where} answers ${answer.status}`);
    if (!answer.body.equals(page)) found.push(`${where} is not answered with 404.html`);
    if (answer.headers['cache-control']?.includes('immutable')) found.push(`${where} is remembered as missing for a year`);
    found.push(...differing(where, answer, securityHeaders(site)));
  }
  const outside = site.base === '/' ? undefined : await ask(`${site.origin}/prayer`);
  return outside && outside.status !== 404 ? [...found, `/prayer, outside ${site.base}, answers ${outside.status}`] : found;
};

export const CHECKS: Readonly<Record<string, Check>> = {
  'every page of the sitemap': everyPage,
  'every address in pages, styles, manifest and service worker': everyAddress,
  'every asset, with its type and headers': everyAsset,
  'precompressed files': precompressed,
  'headers of pages, previews and data': headersOfPages,
  'unknown paths': unknownPaths,
};
