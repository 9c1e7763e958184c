import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEditions } from '../../packages/dataset/editions/edition.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '../../site.config.ts';
import { caddyDirectives, headersFile, headersOf, notFoundHeadersOf, nginxLocations, securityHeaders } from './headers.ts';

const security = securityHeaders(['run()']);
const editions = readEditions(join(import.meta.dirname, '../..')).editions.map(({ version }) => version);
const otherLanguages = LANGUAGES.filter((tag) => tag !== FIRST_LANGUAGE);

/** Folders of each language that have headers of their own: assets, previews and data. */
const FOLDERS_OF_LANGUAGE = 3;

describe('the response headers', () => {
  test('have the same values in `_headers` and in the Caddy and nginx configurations', () => {
    for (const [name, value] of Object.entries(security)) {
      // Previews and data have a resource policy of their own. The general one is that of the assets of each language, and of the rest.
      const times =
        name === 'Cross-Origin-Resource-Policy' ? 1 + LANGUAGES.length : 1 + editions.length + FOLDERS_OF_LANGUAGE * LANGUAGES.length;
      expect(headersFile(security, '/m/')).toContain(`  ${name}: ${value}\n`);
      // Each block repeats every header: an nginx block that adds one inherits none, and Caddy reorders blocks that overlap.
      expect(caddyDirectives(security, '/m/').split(`  ${name} "${value}"\n`)).toHaveLength(times + 1);
      // In nginx each further language has one more block, which names the 404 page in that language.
      const blocks = times + otherLanguages.length;
      expect(nginxLocations(security, '/m/').split(`add_header ${name} "${value}" always;`)).toHaveLength(blocks + 1);
    }
  });

  test('carry no quotation mark that would end a value early, and stay below the line limit of hosts', () => {
    for (const [name, value] of Object.entries(security)) {
      expect(value).not.toContain('"');
      expect(`  ${name}: ${value}`.length).toBeLessThan(2000);
    }
  });

  test('keep assets for a year and ask again for everything else', () => {
    for (const path of ['/assets/a-1.js', ...otherLanguages.map((tag) => `/${tag}/assets/a-1.js`)])
      expect(headersOf(path, security)).toEqual({ ...security, 'Cache-Control': 'public, max-age=31536000, immutable' });
    for (const path of ['/', '/sw.js', '/prayer', '/404.html', '/manifest.webmanifest', '/assets', '/prayer/assets/a.js'])
      expect(headersOf(path, security)).toEqual({ ...security, 'Cache-Control': 'no-cache' });
  });

  test('let other sites show the previews, and nothing else', () => {
    for (const path of ['/previews/prayer.png', ...otherLanguages.map((tag) => `/${tag}/previews/prayer.png`)])
      expect(headersOf(path, security)).toEqual({
        ...security,
        'Cache-Control': 'no-cache',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    expect(headersOf('/icon.svg', security)['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(nginxLocations(security, '/')).toMatch(/location \/previews\/ \{[^}]*Resource-Policy "cross-origin" always;/);
    expect(caddyDirectives(security, '/')).toMatch(/header @previews \{[^}]*Resource-Policy "cross-origin"/);
    expect(headersFile(security, '/')).toContain('/previews/*\n  Cross-Origin-Resource-Policy: cross-origin\n');
  });

  test('let every other site read the data, and nothing else', () => {
    const open = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'no-cache' };
    expect(headersOf('/data/v1/manifest.json', security)).toEqual({ ...security, ...open });
    expect(headersOf('/fr/data/v1/manifest.json', security)).toEqual({ ...security, ...open });
    expect(notFoundHeadersOf('/data/v2/manifest.json', security)).toEqual({ ...security, ...open });
    expect(notFoundHeadersOf('/assets/a-1.js', security)).toEqual({ ...security, 'Cache-Control': 'no-cache' });
    for (const path of ['/', '/prayer', '/assets/search-1.json', '/previews/prayer.png', '/data'])
      expect(headersOf(path, security)).not.toHaveProperty('Access-Control-Allow-Origin');
    expect(nginxLocations(security, '/').match(/Allow-Origin/g)).toHaveLength(1 + editions.length + otherLanguages.length);
    expect(nginxLocations(security, '/')).toMatch(/location \/data\/ \{[^}]*add_header Access-Control-Allow-Origin "\*" always;/);
    expect(caddyDirectives(security, '/')).toMatch(/header @data \{[^}]*Access-Control-Allow-Origin "\*"/);
    expect(headersFile(security, '/')).toMatch(/\n\/data\/\*\n( .*\n)* {2}Access-Control-Allow-Origin: \*\n/);
  });

  test('keep a published edition for a year, and ask again for the newest and for one that is not there', () => {
    const open = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
    const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    expect(headersOf('/data/1.0.0/manifest.json', security)).toEqual({ ...security, ...open, ...immutable });
    expect(notFoundHeadersOf('/data/1.0.0/nothing.json', security)['Cache-Control']).toBe('no-cache');
    expect(headersOf('/data/0.9.0/manifest.json', security)['Cache-Control']).toBe('no-cache');
    expect(headersFile(security, '/m/')).toContain(`/m/data/1.0.0/*\n  Cache-Control: ${immutable['Cache-Control']}\n/`);
    expect(nginxLocations(security, '/m/')).toMatch(
      /location \/m\/data\/1\.0\.0\/ \{[^}]*Cache-Control "public, max-age=31536000, immutable";/,
    );
    const caddy = caddyDirectives(security, '/m/');
    const pinned = editions.map((version) => `/m/data/${version}/*`).join(' ');
    expect(caddy).toContain(`@data {\n  path /m/data/*\n  not path ${pinned}\n}\n@data-1.0.0 path /m/data/1.0.0/*\n`);
    expect(caddy).toMatch(/header @data-1\.0\.0 \{[^}]*immutable/);
  });

  test('set Cache-Control in `_headers` only for immutable files, since hosts join the values of all matching rules', () => {
    expect(headersFile(security, '/m/').match(/Cache-Control/g)).toHaveLength(LANGUAGES.length + editions.length);
    expect(headersFile(security, '/m/')).toContain('/m/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  test('give the EPUB book its Content-Type where a host may not know it', () => {
    expect(headersFile(security, '/m/')).toContain('/m/misbaha.epub\n  Content-Type: application/epub+zip\n');
    expect(caddyDirectives(security, '/m/')).toContain('header /m/misbaha.epub Content-Type application/epub+zip\n');
  });

  test('follow the base path', () => {
    expect(nginxLocations(security, '/m/')).toMatch(
      /^location \/m\/assets\/ \{[^]*\nlocation \/m\/previews\/ \{[^]*\nlocation \/m\/data\/ \{[^]*\nlocation \/m\/data\/1\.0\.0\/ \{[^]*\nlocation \/m\/ \{[^]*\nerror_page 404 \/m\/404\.html;\n$/,
    );
    expect(nginxLocations(security, '/m/')).toMatch(/\nlocation \/m\/fr\/ \{\n {2}try_files .*\n {2}error_page 404 \/m\/fr\/404\.html;\n/);
    expect(caddyDirectives(security, '/m/')).toContain('@in-fr path /m/fr/*\n  rewrite @in-fr /m/fr/404.html\n');
    expect(caddyDirectives(security, '/m/')).toContain(
      `@rest not path /m/assets/* /m/previews/* /m/data/* ${[...editions.map((version) => `/m/data/${version}/*`), ...otherLanguages.flatMap((tag) => ['assets', 'previews', 'data'].map((folder) => `/m/${tag}/${folder}/*`))].join(' ')}\n`,
    );
    expect(caddyDirectives(security, '/m/')).toContain('rewrite @in-none /m/404.html');
    expect(headersFile(security, '/m/')).toMatch(/^\/m\/\*\n/);
  });
});
