import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { licenceFault, licenceFaults } from './licences.ts';

const root = resolve(import.meta.dirname, '../../..');
const readJson = (name: string): unknown => JSON.parse(readFileSync(resolve(root, name), 'utf8'));

test('every package that reaches the reader has a licence that permits redistribution', () => expect(licenceFaults(root)).toEqual([]));

describe('a licence', () => {
  test.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', 'MIT OR Apache-2.0', 'MIT AND ISC', 'OFL-1.1'])('%s is accepted', (license) =>
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
  ])('%s is refused', (license) => expect(licenceFault('a', { license })).toMatch(/^a (is under|names no licence)/));
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
