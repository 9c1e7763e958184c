/**
 * The response headers: one source for the built-in server, the `_headers` file of static hosts and the nginx and Caddy
 * snippets. `writeHeaders` puts them beside the built site; `docs/deployment.md` says how to use them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { headerPolicy } from './policy.ts';

const YEAR_SECONDS = 31_536_000;

export type Headers = Readonly<Record<string, string>>;

/** What every answer carries. @param inlineScripts bodies of the scripts that stand inline in the pages */
export const securityHeaders = (inlineScripts: readonly string[]): Headers => ({
  'Content-Security-Policy': headerPolicy(inlineScripts),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** How long a file may be kept: those below `assets/` carry a hash of their content in their name, all others are asked for again. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';

const lines = (headers: Headers, line: (name: string, value: string) => string): string[] =>
  Object.entries(headers).map(([name, value]) => line(name, value));

/**
 * For hosts that read a `_headers` file (Netlify, Cloudflare Pages and others). They join the values of all rules that match
 * and ask again for everything unless told otherwise, so only the assets are given a time.
 */
export const headersFile = (headers: Headers, base: string): string =>
  [
    `${base}*`,
    ...lines(headers, (name, value) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${cacheControl('/assets/')}`,
    '',
  ].join('\n');

/** For nginx, to be included in the `server` block. A location that adds a header inherits none, so each repeats all. */
export function nginxSnippet(headers: Headers, base: string): string {
  const all = (cache: string): string[] => [
    ...lines(headers, (name, value) => `  add_header ${name} "${value}" always;`),
    // Not `always`: a file that is missing must not be remembered as missing for a year.
    `  add_header Cache-Control "${cache}";`,
  ];
  return [
    `location ${base}assets/ {`,
    ...all(cacheControl('/assets/')),
    '}',
    `location ${base} {`,
    '  try_files $uri $uri/index.html =404;',
    ...all(cacheControl('/')),
    '}',
    `error_page 404 ${base}404.html;`,
    '',
  ].join('\n');
}

/** For Caddy, to be imported in the site block. Caddy puts `header` lines in an order of its own, so no two may set the same. */
export const caddySnippet = (headers: Headers, base: string): string =>
  [
    `@assets path ${base}assets/*`,
    `@rest not path ${base}assets/*`,
    'header {',
    ...lines(headers, (name, value) => `  ${name} "${value}"`),
    '}',
    `header @assets Cache-Control "${cacheControl('/assets/')}"`,
    `header @rest Cache-Control "${cacheControl('/')}"`,
    `header ${base}manifest.webmanifest Content-Type application/manifest+json`,
    'try_files {path} {path}/index.html',
    'file_server {',
    '  precompressed br gzip',
    '}',
    'handle_errors {',
    `  header Cache-Control "${cacheControl('/')}"`,
    `  rewrite * ${base}404.html`,
    '  file_server',
    '}',
    '',
  ].join('\n');

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
