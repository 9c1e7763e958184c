/** What the documents name is there: commands of `package.json`, files and folders. Decisions are dated and may name what is gone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const GUIDES = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...GUIDES.map((name) => `docs/${name}`)];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** A path from the root, between backquotes; `<…>`, `…` and `*` stand for any name, and no such path is looked for. */
const PATH = /`((?:packages|site|tools|content|docs|bench|editions|\.ci)\/[\w./-]*)`/g;
const COMMAND = /npm run (?:--silent )?([a-z]+(?:[:-][a-z]+)*)/g;

const named = (text: string, pattern: RegExp): string[] => [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))];

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  test('names commands that are there', () => {
    expect(named(text, COMMAND).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names files and folders that are there', () => {
    expect(named(text, PATH).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('leads to documents that are there', () => {
    const links = named(text, /\]\(((?!https?:|mailto:)[^)#]+)/g);
    expect(links.filter((link) => !existsSync(resolve(root, document, '..', link)))).toEqual([]);
  });
});

test('the content guide shows examples as they stand in the files that it names', () => {
  const examples = [...read('docs/content-guide.md').matchAll(/^```yaml\n# (content\/\S+)\n([^`]+)```$/gm)];
  expect(examples.length).toBeGreaterThan(3);
  for (const [, path = '', text = ''] of examples) expect(`\n${read(path)}`, path).toContain(`\n${text}`);
});

test('every command stands in README.md or CONTRIBUTING.md', () => {
  const text = `${read('README.md')}${read('CONTRIBUTING.md')}`;
  const told = (name: string): boolean => new RegExp(`(?:npm (?:run (?:--silent )?)?|\`)${name}(?![\\w:-])`).test(text);
  expect(Object.keys(scripts).filter((name) => !told(name))).toEqual([]);
});
