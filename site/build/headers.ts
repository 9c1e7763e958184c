/**
 * The response headers: one source for the built-in server, the `_headers` file of static hosts and the nginx and Caddy
 * snippets. `writeHeaders` puts them beside the built site; `docs/deployment.md` says how to use them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE, LANGUAGES, siteConfig } from '../../site.config.ts';
import { BOOK_FILE, BOOK_TYPE } from '../../packages/book/words.ts';
import { headerPolicy } from './policy.ts';

const YEAR_SECONDS = 31_536_000;

export type ResponseHeaders = Readonly<Record<string, string>>;

/** What every answer carries. @param inlineScripts bodies of the scripts that stand inline in the pages */
export const securityHeaders = (inlineScripts: readonly string[]): ResponseHeaders => ({
  'Content-Security-Policy': headerPolicy(inlineScripts),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

const ASK_AGAIN = 'no-cache';
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;

/** The published data are there for every other site and app. */
const OPEN = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };

/** Below `data/`, the folders of editions that are published and never change. */
const PINNED = (JSON.parse(readFileSync(join(import.meta.dirname, '../../editions/editions.json'), 'utf8')) as { version: string }[]).map(
  ({ version }) => `data/${version}/`,
);

const OTHER_LANGUAGES = LANGUAGES.filter((tag) => tag !== FIRST_LANGUAGE);

const NOT_FOUND = '404.html';

/** The file that answers for an address where nothing is; each language has one in its own words. @param path below the base, beginning with a slash */
export const notFoundFileOf = (path: string): string => {
  const tag = OTHER_LANGUAGES.find((one) => path.startsWith(`/${one}/`));
  return tag === undefined ? NOT_FOUND : `${tag}/${NOT_FOUND}`;
};

/** The data of the other languages. */
const OF_LANGUAGES = OTHER_LANGUAGES.map((tag) => `${tag}/data/`);

/** Folders whose files are answered otherwise than all else. */
const FOLDERS: Readonly<Record<string, ResponseHeaders>> = {
  // A file here carries a hash of its content in its name.
  'assets/': { 'Cache-Control': FOR_EVER },
  // Made to be shown by other sites, beside a link to this one.
  'previews/': { 'Cache-Control': ASK_AGAIN, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  // What is not published yet, and the newest edition.
  'data/': { 'Cache-Control': ASK_AGAIN, ...OPEN },
  ...Object.fromEntries(PINNED.map((folder) => [folder, { 'Cache-Control': FOR_EVER, ...OPEN }])),
  // The same in each further language.
  ...Object.fromEntries(OF_LANGUAGES.map((folder) => [folder, { 'Cache-Control': ASK_AGAIN, ...OPEN }])),
};

/** The folder that a path lies in; the innermost, where one lies in another. */
const folderOf = (path: string): string | undefined => Object.keys(FOLDERS).findLast((folder) => path.startsWith(`/${folder}`));

/** The folders that lie in a folder and are answered otherwise. */
const within = (folder: string): string[] => Object.keys(FOLDERS).filter((one) => one !== folder && one.startsWith(folder));

/** All headers of an answer. @param path below the base, beginning with a slash @param security what every answer carries */
export const headersOf = (path: string, security: ResponseHeaders): ResponseHeaders => ({
  ...security,
  'Cache-Control': ASK_AGAIN,
  ...FOLDERS[folderOf(path) ?? ''],
});

/** Headers of the answer that there is no such file: who may read a folder may read that too, and it is asked for again. */
export const headersOfMissing = (path: string, security: ResponseHeaders): ResponseHeaders => ({
  ...headersOf(path, security),
  'Cache-Control': ASK_AGAIN,
});

const lines = (headers: ResponseHeaders, line: (name: string, value: string) => string): string[] =>
  Object.entries(headers).map(([name, value]) => line(name, value));

const folderHeaders = (folder: string, security: ResponseHeaders): ResponseHeaders => headersOf(`/${folder}`, security);

/** The headers of a folder that the folder around it does not have already. */
const withoutOuter = (folder: string, headers: ResponseHeaders): ResponseHeaders => {
  const outer = Object.entries(FOLDERS).find(([one]) => one !== folder && folder.startsWith(one))?.[1] ?? {};
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => outer[name] !== value));
};

/**
 * For hosts that read a `_headers` file (Netlify, Cloudflare Pages and others). They ask again for everything unless told otherwise.
 * Where several rules match, some join their values: a resource policy of two words is none, which is what previews need, and a
 * time is given only to what never changes. A folder in another says only what that one does not.
 */
export const headersFile = (security: ResponseHeaders, base: string): string =>
  [
    `${base}*`,
    ...lines(security, (name, value) => `  ${name}: ${value}`),
    ...Object.entries(FOLDERS).flatMap(([folder, headers]) => [
      `${base}${folder}*`,
      ...lines(withoutOuter(folder, headers), (name, value) => `  ${name}: ${value}`).filter((line) => !line.endsWith(`: ${ASK_AGAIN}`)),
    ]),
    `${base}${BOOK_FILE}`,
    `  Content-Type: ${BOOK_TYPE}`,
    '',
  ].join('\n');

/** For nginx, to be included in the `server` block. A location that adds a header inherits none, so each repeats all. */
export function nginxSnippet(security: ResponseHeaders, base: string): string {
  const all = (folder: string): string[] =>
    // The time is not `always` given: a file that is missing must not be remembered as missing for a year.
    lines(folderHeaders(folder, security), (name, value) => `  add_header ${name} "${value}"${name === 'Cache-Control' ? '' : ' always'};`);
  const notFound = (folder: string): string => `error_page 404 ${base}${notFoundFileOf(`/${folder}`)};`;
  const ofLanguage = (folder: string): string[] => (notFoundFileOf(`/${folder}`) === NOT_FOUND ? [] : [`  ${notFound(folder)}`]);
  return [
    ...Object.keys(FOLDERS).flatMap((folder) => [`location ${base}${folder} {`, ...ofLanguage(folder), ...all(folder), '}']),
    ...['', ...OTHER_LANGUAGES.map((tag) => `${tag}/`)].flatMap((folder) => [
      `location ${base}${folder} {`,
      '  try_files $uri $uri/index.html =404;',
      ...ofLanguage(folder),
      ...all(folder),
      '}',
    ]),
    notFound(''),
    '',
  ].join('\n');
}

/** For Caddy, to be imported in the site block. Caddy puts `header` lines in an order of its own, so no two may set the same. */
export function caddySnippet(security: ResponseHeaders, base: string): string {
  const matchers = Object.keys(FOLDERS).map((folder) => ({ folder, name: `@${folder.slice(0, -1).replace('/', '-')}` }));
  const block = (matcher: string, headers: ResponseHeaders): string[] => [
    `header ${matcher} {`,
    ...lines(headers, (name, value) => `  ${name} "${value}"`),
    '}',
  ];
  return [
    ...matchers.flatMap(({ folder, name }) => {
      const inner = within(folder).map((one) => `${base}${one}*`);
      return inner.length
        ? [`${name} {`, `  path ${base}${folder}*`, `  not path ${inner.join(' ')}`, '}']
        : [`${name} path ${base}${folder}*`];
    }),
    `@rest not path ${matchers.map(({ folder }) => `${base}${folder}*`).join(' ')}`,
    ...matchers.flatMap(({ folder, name }) => block(name, folderHeaders(folder, security))),
    ...block('@rest', folderHeaders('', security)),
    `header ${base}manifest.webmanifest Content-Type application/manifest+json`,
    `header ${base}${BOOK_FILE} Content-Type ${BOOK_TYPE}`,
    'try_files {path} {path}/index.html',
    'file_server {',
    '  precompressed br gzip',
    '}',
    'handle_errors {',
    `  header Cache-Control "${ASK_AGAIN}"`,
    ...OTHER_LANGUAGES.flatMap((tag) => [`  @in-${tag} path ${base}${tag}/*`, `  rewrite @in-${tag} ${base}${notFoundFileOf(`/${tag}/`)}`]),
    `  @in-none not path ${OTHER_LANGUAGES.map((tag) => `${base}${tag}/*`).join(' ')}`,
    `  rewrite @in-none ${base}${NOT_FOUND}`,
    '  file_server',
    '}',
    '',
  ].join('\n');
}

/** Where the built-in server finds the headers, beside the folder of the site. */
export const HEADERS_JSON = 'headers.json';

/** Writes all forms: `_headers` into the site, the others beside it. @param build the folder `build/` */
export function writeHeaders(build: string, inlineScripts: readonly string[]): void {
  const headers = securityHeaders(inlineScripts);
  const { base } = siteConfig;
  mkdirSync(join(build, 'client'), { recursive: true });
  writeFileSync(join(build, HEADERS_JSON), `${JSON.stringify(headers, null, 2)}\n`);
  writeFileSync(join(build, 'client/_headers'), headersFile(headers, base));
  writeFileSync(join(build, 'nginx.conf'), nginxSnippet(headers, base));
  writeFileSync(join(build, 'Caddyfile'), caddySnippet(headers, base));
}
