import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importedPackages, packageFoldersWithDependencies, shippedPackageFolders } from './shipped-packages.ts';

const root = resolve(import.meta.dirname, '../../..');

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
    expect(packageFoldersWithDependencies(locked, ['a', '@alias'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});
