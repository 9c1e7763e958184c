/**
 * Checks a running server, our own or nginx, against what every server must do with the built site
 * (`docs/deployment.md`).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../site.config.ts';
import { BOOK_FILE, BOOK_MEDIA_TYPE } from '../../../packages/book/titles.ts';
import { type ResponseHeaders, HEADERS_JSON, headersOf, notFoundFileOf } from '../../build/headers.ts';

export interface ServedSite {
  origin: string;
  /** Path below which the site lives, with a slash at both ends. */
  base: string;
  /** Absolute path of the build, such as `build/`; the site is in its folder `client`. */
  build: string;
  /** Tags of the languages in the build; without it, all of the site's. */
  languages?: readonly string[];
  /** Whether the server sends Brotli too, besides gzip. */
  brotli: boolean;
}

/** By file extension. Servers name JavaScript in two ways; browsers accept both. */
const CONTENT_TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(application|text)\/javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  md: /^text\/markdown; ?charset=utf-8$/i,
  png: /^image\/png$/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
  epub: new RegExp(`^${BOOK_MEDIA_TYPE.replace('+', '\\+')}$`),
};

const endingOf = (name: string): string => name.split('.').at(-1) ?? '';

/** One asset of each type in a folder, by its path. @param folder below `clientFolder`, '' or `fr/` */
function assetOfEachType(clientFolder: string, folder: string): string[] {
  const assets = new Map(readdirSync(join(clientFolder, folder, 'assets')).map((name) => [endingOf(name), `${folder}assets/${name}`]));
  return [...assets].flatMap(([ending, name]) => (ending in CONTENT_TYPES ? [name] : []));
}

/**
 * Paths to request: those with a rule of their own, and one asset of each type.
 * @param otherLanguages tags of the languages that have folders of their own
 */
function pathsToRequest(clientFolder: string, otherLanguages: readonly string[]): string[] {
  const inEachLanguage = ['', ...otherLanguages.map((tag) => `${tag}/`)].flatMap((folder) => [
    ...assetOfEachType(clientFolder, folder),
    `${folder}previews/prayer/ablution.png`,
    `${folder}data/v1/manifest.json`,
  ]);
  const others = ['sw.js', 'robots.txt', 'manifest.webmanifest', BOOK_FILE, 'data/1.0.0/manifest.json', 'data/v1/README.md'];
  return ['', 'prayer/ablution', ...inEachLanguage, ...others];
}

/** A line for each header that is not as required. */
const headerFaults = (answer: Response, required: ResponseHeaders): string[] =>
  Object.entries(required)
    .filter(([name, value]) => answer.headers.get(name) !== value)
    .map(([name, value]) => `${name} is "${String(answer.headers.get(name))}", required "${value}"`);

/** The faults of the answer for a file. @param acceptedEncoding the `Accept-Encoding` of the request */
async function fileFaults(
  { origin, base, build, brotli }: ServedSite,
  security: ResponseHeaders,
  name: string,
  acceptedEncoding: string,
): Promise<string[]> {
  const path = join(build, 'client', name);
  const file = statSync(path).isDirectory() ? join(path, 'index.html') : path;
  const coding = [...(brotli ? ['br'] : []), 'gzip'].find(
    (one) => acceptedEncoding === one && existsSync(`${file}.${one === 'br' ? 'br' : 'gz'}`),
  );
  const answer = await fetch(`${origin}${base}${name}`, { headers: { 'Accept-Encoding': acceptedEncoding }, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  const given = answer.headers.get('content-encoding');
  return [
    ...(answer.status === 200 ? [] : [`the status is ${answer.status}`]),
    ...(body.equals(readFileSync(file)) ? [] : ['the body is not the file']),
    ...(CONTENT_TYPES[endingOf(file)]?.test(type) ? [] : [`it is sent as "${type}"`]),
    ...(given === (coding ?? null) ? [] : [`it is packed as ${given ?? 'nothing'}, not ${coding ?? 'nothing'}`]),
    ...(coding && !answer.headers.get('vary')?.includes('Accept-Encoding') ? ['it does not vary by Accept-Encoding'] : []),
    ...headerFaults(answer, headersOf(`/${name}`, security)),
  ].map((fault) => `${base}${name} (${acceptedEncoding}): ${fault}`);
}

/** The faults of the response for an address without a file, which must be a 404 page. */
async function notFoundFaults({ origin, base, build }: ServedSite, security: ResponseHeaders, missingPath: string): Promise<string[]> {
  const file = notFoundFileOf(`/${missingPath}`);
  const answer = await fetch(origin + base + missingPath);
  const body = Buffer.from(await answer.arrayBuffer());
  return [
    ...(answer.status === 404 ? [] : [`the status is ${answer.status}, not 404`]),
    ...(body.equals(readFileSync(join(build, 'client', file))) ? [] : [`the body is not ${file}`]),
    ...(answer.headers.get('cache-control')?.includes('immutable') ? ['it is remembered as missing for a year'] : []),
    ...headerFaults(answer, security),
  ].map((fault) => `${base}${missingPath}: ${fault}`);
}

/** @returns a line for each requirement that the server does not meet */
export async function unmetRequirements(site: ServedSite): Promise<string[]> {
  const security = JSON.parse(readFileSync(join(site.build, HEADERS_JSON), 'utf8')) as ResponseHeaders;
  const faults: string[] = [];
  const otherLanguages = (site.languages ?? LANGUAGES).slice(1);
  for (const name of pathsToRequest(join(site.build, 'client'), otherLanguages))
    for (const takes of ['identity', 'br', 'gzip', 'br;q=0']) faults.push(...(await fileFaults(site, security, name, takes)));
  const inLanguages = otherLanguages.flatMap((tag) => [`${tag}/nothing-here`, `${tag}/prayer/nothing-here`]);
  for (const name of ['nothing-here', 'prayer/nothing-here', 'assets/nothing-here.js', ...inLanguages])
    faults.push(...(await notFoundFaults(site, security, name)));
  const outside = site.base === '/' ? undefined : await fetch(`${site.origin}/prayer/ablution`);
  return outside && outside.status !== 404 ? [...faults, `/prayer/ablution, outside ${site.base}, is answered`] : faults;
}
