/**
 * The response headers: one source for the built-in server, the `_headers` file of static hosts and the nginx and Caddy
 * snippets. `writeHeaders` puts them beside the built site; `docs/deployment.md` says how to use them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE, LANGUAGES, siteConfig } from '../../site.config.ts';
import { BOOK_FILE, BOOK_MEDIA_TYPE } from '../../packages/book/titles.ts';
import { SHELL_FILE } from '../../packages/core/shell-file.ts';
import { headerPolicy } from './policy.ts';

const YEAR_SECONDS = 31_536_000;

export type ResponseHeaders = Readonly<Record<string, string>>;

/** Headers of every response. @param inlineScripts bodies of the inline scripts of the pages */
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

const REVALIDATE = 'no-cache';
const IMMUTABLE_FOR_A_YEAR = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Lets other sites and apps read the published data. */
const CROSS_ORIGIN_HEADERS = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };

/** Folders of published editions, `data/1.0.0/`, whose files never change. */
const PINNED_DATA_FOLDERS = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../editions/editions.json'), 'utf8')) as { version: string }[]
).map(({ version }) => `data/${version}/`);

const OTHER_LANGUAGES = LANGUAGES.filter((tag) => tag !== FIRST_LANGUAGE);

/** The 404 page for an address, in the language of its folder. @param path below the base, beginning with a slash */
export const notFoundFileOf = (path: string): string => {
  const tag = OTHER_LANGUAGES.find((one) => path.startsWith(`/${one}/`));
  return tag === undefined ? SHELL_FILE : `${tag}/${SHELL_FILE}`;
};

/** Folders of one language whose responses have other headers than the rest. @param prefix of their paths: '' or `fr/` */
const extraHeadersOfLanguage = (prefix: string): Record<string, ResponseHeaders> => ({
  // File names contain a hash of the content.
  [`${prefix}assets/`]: { 'Cache-Control': IMMUTABLE_FOR_A_YEAR },
  // Other sites show these pictures beside a link to this site.
  [`${prefix}previews/`]: { 'Cache-Control': REVALIDATE, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  // The drafts and the newest edition.
  [`${prefix}data/`]: { 'Cache-Control': REVALIDATE, ...CROSS_ORIGIN_HEADERS },
});

/** Folders whose responses have other headers than the rest. */
const EXTRA_HEADERS_BY_FOLDER: Readonly<Record<string, ResponseHeaders>> = {
  ...extraHeadersOfLanguage(''),
  ...Object.fromEntries(PINNED_DATA_FOLDERS.map((folder) => [folder, { 'Cache-Control': IMMUTABLE_FOR_A_YEAR, ...CROSS_ORIGIN_HEADERS }])),
  ...Object.fromEntries(OTHER_LANGUAGES.flatMap((tag) => Object.entries(extraHeadersOfLanguage(`${tag}/`)))),
};

/** The innermost folder of `EXTRA_HEADERS_BY_FOLDER` that contains a path. */
const extraHeadersFolderOf = (path: string): string | undefined =>
  Object.keys(EXTRA_HEADERS_BY_FOLDER).findLast((folder) => path.startsWith(`/${folder}`));

/** The folders of `EXTRA_HEADERS_BY_FOLDER` inside another one. */
const headerFoldersWithin = (folder: string): string[] =>
  Object.keys(EXTRA_HEADERS_BY_FOLDER).filter((one) => one !== folder && one.startsWith(folder));

/** All headers of an answer. @param path below the base, beginning with a slash @param security what every answer carries */
export const headersOf = (path: string, security: ResponseHeaders): ResponseHeaders => ({
  ...security,
  'Cache-Control': REVALIDATE,
  ...EXTRA_HEADERS_BY_FOLDER[extraHeadersFolderOf(path) ?? ''],
});

/** Headers of a 404 response: as readable across origins as the folder, but never cached for long. */
export const notFoundHeadersOf = (path: string, security: ResponseHeaders): ResponseHeaders => ({
  ...headersOf(path, security),
  'Cache-Control': REVALIDATE,
});

const headerLines = (headers: ResponseHeaders, line: (name: string, value: string) => string): string[] =>
  Object.entries(headers).map(([name, value]) => line(name, value));

const responseHeadersOfFolder = (folder: string, security: ResponseHeaders): ResponseHeaders => headersOf(`/${folder}`, security);

/** The headers of a folder that differ from those of the folder around it. */
const withoutInheritedHeaders = (folder: string, headers: ResponseHeaders): ResponseHeaders => {
  const outer = Object.entries(EXTRA_HEADERS_BY_FOLDER).find(([one]) => one !== folder && folder.startsWith(one))?.[1] ?? {};
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => outer[name] !== value));
};

/**
 * The `_headers` file of Netlify, Cloudflare Pages and others, which revalidate everything by default. Where several rules
 * match, some hosts join the values of a header. So `Cache-Control` is set only where it allows caching, and two joined
 * resource policies are invalid: browsers ignore them, and other sites can load previews and data. A nested folder states
 * only the headers that differ from those of the folder around it.
 */
export const headersFile = (security: ResponseHeaders, base: string): string =>
  [
    `${base}*`,
    ...headerLines(security, (name, value) => `  ${name}: ${value}`),
    ...Object.entries(EXTRA_HEADERS_BY_FOLDER).flatMap(([folder, headers]) => [
      `${base}${folder}*`,
      ...headerLines(withoutInheritedHeaders(folder, headers), (name, value) => `  ${name}: ${value}`).filter(
        (line) => !line.endsWith(`: ${REVALIDATE}`),
      ),
    ]),
    `${base}${BOOK_FILE}`,
    `  Content-Type: ${BOOK_MEDIA_TYPE}`,
    '',
  ].join('\n');

/** For nginx, to be included in the `server` block. A location that adds a header inherits none, so each repeats all. */
export function nginxLocations(security: ResponseHeaders, base: string): string {
  const all = (folder: string): string[] =>
    // `Cache-Control` is set without `always`: with it, nginx would let a 404 be cached for a year.
    headerLines(
      responseHeadersOfFolder(folder, security),
      (name, value) => `  add_header ${name} "${value}"${name === 'Cache-Control' ? '' : ' always'};`,
    );
  const notFound = (folder: string): string => `error_page 404 ${base}${notFoundFileOf(`/${folder}`)};`;
  const ofLanguage = (folder: string): string[] => (notFoundFileOf(`/${folder}`) === SHELL_FILE ? [] : [`  ${notFound(folder)}`]);
  return [
    ...Object.keys(EXTRA_HEADERS_BY_FOLDER).flatMap((folder) => [
      `location ${base}${folder} {`,
      ...ofLanguage(folder),
      ...all(folder),
      '}',
    ]),
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

/** Directives for Caddy's site block. Caddy reorders `header` lines, so no two of them may set the same header. */
export function caddyDirectives(security: ResponseHeaders, base: string): string {
  const matchers = Object.keys(EXTRA_HEADERS_BY_FOLDER).map((folder) => ({ folder, name: `@${folder.slice(0, -1).replace('/', '-')}` }));
  const block = (matcher: string, headers: ResponseHeaders): string[] => [
    `header ${matcher} {`,
    ...headerLines(headers, (name, value) => `  ${name} "${value}"`),
    '}',
  ];
  return [
    ...matchers.flatMap(({ folder, name }) => {
      const inner = headerFoldersWithin(folder).map((one) => `${base}${one}*`);
      return inner.length
        ? [`${name} {`, `  path ${base}${folder}*`, `  not path ${inner.join(' ')}`, '}']
        : [`${name} path ${base}${folder}*`];
    }),
    `@rest not path ${matchers.map(({ folder }) => `${base}${folder}*`).join(' ')}`,
    ...matchers.flatMap(({ folder, name }) => block(name, responseHeadersOfFolder(folder, security))),
    ...block('@rest', responseHeadersOfFolder('', security)),
    `header ${base}manifest.webmanifest Content-Type application/manifest+json`,
    `header ${base}${BOOK_FILE} Content-Type ${BOOK_MEDIA_TYPE}`,
    'try_files {path} {path}/index.html',
    'file_server {',
    '  precompressed br gzip',
    '}',
    'handle_errors {',
    `  header Cache-Control "${REVALIDATE}"`,
    ...OTHER_LANGUAGES.flatMap((tag) => [`  @in-${tag} path ${base}${tag}/*`, `  rewrite @in-${tag} ${base}${notFoundFileOf(`/${tag}/`)}`]),
    `  @in-none not path ${OTHER_LANGUAGES.map((tag) => `${base}${tag}/*`).join(' ')}`,
    `  rewrite @in-none ${base}${SHELL_FILE}`,
    '  file_server',
    '}',
    '',
  ].join('\n');
}

/** File beside the site's folder that the built-in server reads the headers from. */
export const HEADERS_JSON = 'headers.json';

/**
 * Writes all forms: `_headers` into the site, the others beside it. Only the first language's build has `_headers`: hosts
 * read it only at the root of the site, where that language is.
 * @param buildFolder the folder `build/`
 */
export function writeHeaders(buildFolder: string, inlineScripts: readonly string[]): void {
  const headers = securityHeaders(inlineScripts);
  const { base } = siteConfig;
  mkdirSync(join(buildFolder, 'client'), { recursive: true });
  writeFileSync(join(buildFolder, HEADERS_JSON), `${JSON.stringify(headers, null, 2)}\n`);
  if (siteConfig.language === FIRST_LANGUAGE) writeFileSync(join(buildFolder, 'client/_headers'), headersFile(headers, base));
  writeFileSync(join(buildFolder, 'nginx.conf'), nginxLocations(headers, base));
  writeFileSync(join(buildFolder, 'Caddyfile'), caddyDirectives(headers, base));
}
