/** Each module that `vite.config.ts` names for a chunk is there: a pattern that matches nothing would drop it from its chunk silently. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNK_GROUPS } from '../../vite.config.ts';

const root = resolve(import.meta.dirname, '../..');
const ICONS = 'node_modules/lucide-react/dist/esm/icons';

const namesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
const named = [...namesBelow('site/src'), ...namesBelow('packages/core')];
const folders = named.filter((name) => !/\.[a-z]+$/.test(name)).map((name) => `${name}/`);
const modules = [
  ...named.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name)),
  ...namesBelow(ICONS).filter((name) => name.endsWith('.mjs')),
  ...Object.keys(dependencies),
];

/** The patterns without alternatives that one pattern stands for: `a(b|c)` is `ab` and `ac`. */
function alternativesOf(pattern: string): string[] {
  const tokens = pattern.match(/\\.|[^\\]/g) ?? [];
  const readAlternatives = (): string[] => {
    const complete: string[] = [];
    let current = [''];
    while (tokens.length > 0 && tokens[0] !== ')') {
      const token = tokens.shift();
      if (token === '|') {
        complete.push(...current);
        current = [''];
        continue;
      }
      const next = token === '(' ? readAlternatives() : [token];
      if (token === '(') tokens.shift();
      current = current.flatMap((start) => next.map((end) => `${start}${end}`));
    }
    return [...complete, ...current];
  };
  return readAlternatives();
}

const alternatives = CHUNK_GROUPS.flatMap(({ name, test: pattern }) =>
  alternativesOf(pattern.source).map((alternative) => ({ name, alternative })),
);

test.each(alternatives)('$name: $alternative matches one module, or one folder', ({ alternative }) => {
  const pattern = new RegExp(`${alternative}${alternative.endsWith('/') ? '$' : ''}`);
  const matches = (alternative.endsWith('/') ? folders : modules).filter((name) => pattern.test(name));
  expect(matches, matches.join(', ')).toHaveLength(1);
});

test('alternatives within alternatives are read', () => {
  expect(alternativesOf(String.raw`a\/(b\.|c(d|e))|f`)).toEqual([String.raw`a\/b\.`, String.raw`a\/cd`, String.raw`a\/ce`, 'f']);
  expect(alternatives.length).toBeGreaterThan(35);
});
