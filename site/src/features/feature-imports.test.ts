import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FEATURES = import.meta.dirname;
/** An import that is needed at once; one on demand, as of a dialog, may lead back. */
const STATIC_IMPORT_OF_FEATURE = /from '\.\.\/([a-z-]+)\//g;

/** The features that each feature imports. */
function importedFeatures(): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => /^[a-z-]+\/.*(?<!\.test)\.tsx?$/.test(path))) {
    const [feature = ''] = file.split('/');
    const found = imported.get(feature) ?? new Set();
    for (const [, other = ''] of readFileSync(`${FEATURES}/${file}`, 'utf8').matchAll(STATIC_IMPORT_OF_FEATURE)) found.add(other);
    imported.set(feature, found);
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

it('features import one another one way', () => {
  const imported = importedFeatures();
  expect(imported.get('lists')).toContain('card');
  expect(featuresInCircles(imported)).toEqual([]);
});

it('a circle of features is found', () => {
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
