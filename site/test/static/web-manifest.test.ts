/** What a browser needs to install the site, in the built files. How they are sent is `site/server/server.test.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { builtDocuments, CLIENT_FOLDER } from './built-documents.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

interface Manifest {
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
}

const ADDRESS = `${siteConfig.base}manifest.webmanifest`;
/** What a file begins with, by its media type. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = { 'image/png': /^\x89PNG/, 'image/svg+xml': /^<svg/ };

/** The address below the site of something that the manifest names. */
const pathOf = (url: string): string => new URL(url, siteConfig.origin + ADDRESS).pathname.slice(siteConfig.base.length);

test('the site can be installed: every page names the manifest, and its icons, shortcuts and pictures are what it says', () => {
  const link = `<link rel="manifest" href="${ADDRESS}">`;
  expect(
    builtDocuments()
      .filter(({ html }) => !html.includes(link))
      .map(({ path }) => path),
  ).toEqual([]);
  const manifest = JSON.parse(readFileSync(join(CLIENT_FOLDER, 'manifest.webmanifest'), 'utf8')) as Manifest;
  expect(pathOf(manifest.start_url)).toBe('');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.screenshots.length).toBeGreaterThan(1);
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const bytes = readFileSync(join(CLIENT_FOLDER, pathOf(src)));
    expect(bytes.toString('latin1', 0, 100), src).toMatch(BEGINNINGS[type] ?? /^nothing is known of this type/);
    expect(type === 'image/png' ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : 'any', src).toBe(sizes);
  }
  expect(manifest.shortcuts).toHaveLength(3);
  for (const { url } of manifest.shortcuts) expect(existsSync(join(CLIENT_FOLDER, pathOf(url), 'index.html')), url).toBe(true);
});
