/** Imports run one way: every import of the project against the table of `import-table.ts`, and the features among themselves. */
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IMPORT_TABLE, isTestCode, mayImport, placeOf, targetOf } from './import-table.ts';
import { importsOf, readImports } from './source-imports.ts';

const root = resolve(import.meta.dirname, '../..');
/** Files that import a module whose path is known only at run time. */
const COMPUTED_IMPORTS = ['site/src/app/app-starter.ts', 'tools/run.mjs'];

const imports = readImports(root);
const everyImport = [...imports].flatMap(([file, all]) => all.map((one) => ({ file, ...one })));

/** The imports of a text that the table forbids. */
const forbidden = (file: string, text: string): string[] =>
  importsOf(file, text).flatMap(({ specifier = '' }) => (mayImport(file, specifier) ? [] : [specifier]));

describe('the table', () => {
  test('allows every import of the project', () => {
    expect(
      everyImport.flatMap(({ file, specifier }) =>
        specifier === undefined || mayImport(file, specifier) ? [] : [`${file}: ${specifier}`],
      ),
      'the order of imports: tools/structure/import-table.ts, ARCHITECTURE.md',
    ).toEqual([]);
    expect(everyImport.length).toBeGreaterThan(5000);
  });

  test('names no package that is not imported', () => {
    const used = new Set(
      everyImport.flatMap(({ file, specifier = '' }) => {
        const target = targetOf(file, specifier);
        return 'packageName' in target && !isTestCode(file) ? [`${placeOf(file)}: ${target.packageName}`] : [];
      }),
    );
    const named = Object.entries(IMPORT_TABLE).flatMap(([place, { packages }]) => packages.map((name) => `${place}: ${name}`));
    expect(named.filter((name) => !used.has(name))).toEqual([]);
  });

  test('sees every import but two that are computed', () => {
    expect(everyImport.filter(({ specifier }) => specifier === undefined).map(({ file }) => file)).toEqual(COMPUTED_IMPORTS);
  });

  test.each([
    ['packages/arabic/probe.ts', "type Card = import('../core/model.ts').Card;"],
    ['packages/arabic/probe.ts', "import '../command-line/count.ts';"],
    ['packages/core/probe.ts', "import { X } from 'lucide-react';"],
    ['packages/core/probe.ts', "import { useQuery } from '@tanstack/react-query';"],
    ['packages/core/probe.ts', "export * from 'zod';"],
    ['packages/core/probe.ts', "import { readFileSync } from 'fs';"],
    ['packages/core/probe.ts', "import { jsx } from 'react/jsx-runtime';"],
    ['packages/core/search/probe.ts', "import { SCREENS } from '../../../screens.ts';"],
    ['packages/core/probe.ts', "import { SCREENS } from '../../screens.ts';"],
    ['packages/core/probe.ts', "import { siteConfig } from '../../site.config.ts';"],
    ['packages/arabic/probe.ts', "import { siteConfig } from '../../site.config.ts';"],
    ['packages/content/rules/probe.ts', "import './c14-invisible.fixture.ts';"],
    ['packages/content/rules/probe.ts', "export { good } from './c14-invisible.fixture.ts';"],
    ['packages/content/probe.ts', "import '../book/book.ts';"],
    ['packages/dataset/probe.ts', "import { SCREENS } from '../../screens.ts';"],
    ['packages/dataset/probe.ts', "import '../typesetting/fonts.ts';"],
    ['packages/typesetting/probe.ts', "import '../dataset/data.ts';"],
    ['packages/book/probe.ts', "import '../../site/build/build.ts';"],
    ['packages/command-line/probe.test.ts', "import '../core/model.ts';"],
    ['site/build/probe.ts', "import '../test/visit/sample-visit.ts';"],
    ['site/build/probe.ts', "import '../../packages/content/test/project-library.ts';"],
    ['site/build/probe.ts', "await import('../src/app/entry-server.tsx');"],
    ['site/build/probe.test.ts', "import '../src/platform/site.ts';"],
    ['vite.config.ts', "import './site/src/platform/site.ts';"],
    ['site/server/probe.ts', "import '../src/platform/site.ts';"],
    ['site/src/platform/probe.ts', "type Panel = typeof import('../ui/panel-frame.tsx');"],
    ['site/src/platform/probe.ts', "import '../../../packages/content/compiler/compile.ts';"],
    ['site/src/ui/probe.ts', "const list: import('../features/lists/lists.ts').List[] = [];"],
    ['site/src/features/lists/probe.ts', "import './../../screens/about/about.tsx';"],
    ['site/src/features/lists/probe.ts', "import { siteConfig } from '../../../../site.config.ts';"],
    ['site/src/screens/home/probe.ts', "import './../about/about.tsx';"],
    ['site/src/screens/home/parts/probe.ts', "const load = () => import('../../about/about.tsx');"],
    ['site/src/screens/home/probe.ts', "import.meta.glob('../*/route.ts');"],
    ['site/src/screens/home/probe.ts', "import '../../app/meta.ts';"],
    ['site/src/app/probe.ts', "import { parse } from 'yaml';"],
    ['site/src/app/probe.ts', "import 'node:fs';"],
    ['site/src/app/probe.ts', "import '../platform/test/probe.ts';"],
    ['screens.ts', "import './packages/content/compiler/compile.ts';"],
    ['site/new-folder/probe.ts', "import './other.ts';"],
    ['probe.config.ts', "import './site.config.ts';"],
  ])('forbids in %s: %s', (file, text) => {
    expect(forbidden(file, text)).toHaveLength(1);
  });

  test.each([
    ['packages/core/probe.ts', "type Script = import('../arabic/script.ts').Script;"],
    ['packages/core/probe.test.ts', "import '../content/test/project-library.ts';"],
    ['packages/content/probe.ts', "import { SCREENS } from '../../screens.ts';"],
    ['packages/content/rules/probe.test.ts', "import './c14-invisible.fixture.ts';"],
    ['packages/book/probe.ts', "import { siteConfig } from '../../site.config.ts';"],
    ['packages/dataset/probe.test.ts', "import Ajv from 'ajv/dist/2020.js';"],
    ['packages/command-line/probe.test.ts', "import { test } from 'vitest';"],
    ['site/build/probe.ts', "import '../server/serve-built-site.ts';"],
    ['site/build/probe.test.ts', "import '../../packages/content/test/project-library.ts';"],
    ['site/src/features/lists/probe.ts', "import '../card/card-text.ts';"],
    ['site/src/screens/home/parts/probe.ts', "import '../home.tsx';"],
    ['site/src/screens/home/side-menu.tsx', "import.meta.glob('../*/menu-icon.ts');"],
    ['site/src/app/probe.ts', "const about = () => import('../screens/about/about.tsx');"],
    ['site/test/static/probe.ts', "import '../../src/app/meta.ts';"],
    ['bench/probe.ts', "import '../site/test/browser/site.ts';"],
  ])('allows in %s: %s', (file, text) => {
    expect(importsOf(file, text)).toHaveLength(1);
    expect(forbidden(file, text)).toEqual([]);
  });
});

const FEATURE = /^site\/src\/features\/([^/]+)\//;
const featureOf = (file: string): string | undefined => FEATURE.exec(file)?.[1];

/** The features that each feature imports. Imports on demand, as of a dialog, are left out: they may go either way. */
function importedFeatures(): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { file, specifier = '', isOnDemand } of everyImport) {
    const feature = featureOf(file);
    if (feature === undefined || isTestCode(file) || isOnDemand) continue;
    const found = imported.get(feature) ?? new Set();
    imported.set(feature, found);
    const target = targetOf(file, specifier);
    const other = 'path' in target ? featureOf(target.path) : undefined;
    if (other !== undefined && other !== feature) found.add(other);
  }
  return imported;
}

/** What is left once every feature is removed that imports no remaining one: the features in circles, and those above them. */
function featuresInCircles(imported: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set(imported.keys());
  const isFree = (feature: string): boolean => ![...(imported.get(feature) ?? [])].some((other) => left.has(other));
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree)) for (const one of free) left.delete(one);
  return [...left].toSorted();
}

test('features do not import one another in circles', () => {
  const imported = importedFeatures();
  expect(imported.get('lists')).toContain('card');
  expect(featuresInCircles(imported)).toEqual([]);
});

test('a circle of features is found', () => {
  expect(
    featuresInCircles(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set(['c'])],
        ['c', new Set(['b'])],
        ['d', new Set<string>()],
      ]),
    ),
  ).toEqual(['a', 'b', 'c']);
});
