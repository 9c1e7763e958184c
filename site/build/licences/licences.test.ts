import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { licenceFault, licenceFaults } from './licences.ts';
import { importedPackages, packagesWithDependencies, shippedPackageFolders } from './shipped-packages.ts';

const root = resolve(import.meta.dirname, '../../..');
const readJson = (name: string): unknown => JSON.parse(readFileSync(resolve(root, name), 'utf8'));

test('everything that reaches the reader may be passed on', () => expect(licenceFaults(root)).toEqual([]));

describe('a licence', () => {
  test.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', 'MIT OR Apache-2.0', 'MIT AND ISC', 'OFL-1.1'])('%s is fine', (license) =>
    expect(licenceFault('a', { license })).toBeUndefined(),
  );

  test.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(MIT OR ISC) AND AGPL-3.0-only',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    '',
    undefined,
    { type: 'MIT' },
  ])('%s is not', (license) => expect(licenceFault('a', { license })).toMatch(/^a (is under|names no licence)/));
});

describe('the packages whose code reaches readers', () => {
  test('are those that the app imports, and no tool of the build', () => {
    const folders = shippedPackageFolders(root);
    for (const name of ['react', 'react-router', 'minisearch', '@messageformat/runtime', 'scheduler'])
      expect(folders).toContain(`node_modules/${name}`);
    for (const name of ['vite', 'sharp', 'zod', 'vitest']) expect(folders).not.toContain(`node_modules/${name}`);
  });

  test('are found by static and dynamic imports, and not by paths and addresses', () => {
    const source = `import { a } from 'a/part'; import 'b'; const c = import('@c/d/e'); import './f'; import 'virtual:g'; import h from "i"`;
    expect(importedPackages(source)).toEqual(['a', 'b', '@c/d', 'i']);
  });

  test('bring what they depend on, from the nearest folder', () => {
    const locked = {
      '': {},
      'node_modules/a': { dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/tool': {},
    };
    expect(packagesWithDependencies(locked, ['a', '@alias'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});

interface Wanted {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

describe('versions', () => {
  const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
  const { dependencies, devDependencies, overrides } = readJson('package.json') as Wanted;
  const direct = Object.entries({ ...dependencies, ...devDependencies });

  test('package.json names each exactly', () => {
    expect(direct.length).toBeGreaterThan(20);
    expect([...direct, ...Object.entries(overrides)].filter(([, version]) => !EXACT.test(version))).toEqual([]);
  });

  test('the lock has them, each with a checksum', () => {
    const { packages } = readJson('package-lock.json') as {
      packages: Record<string, { version: string; integrity?: string; link?: true }>;
    };
    expect(direct.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
    expect(
      Object.entries(packages).flatMap(([folder, { integrity, link }]) => (folder === '' || link || integrity ? [] : [folder])),
    ).toEqual([]);
  });
});
