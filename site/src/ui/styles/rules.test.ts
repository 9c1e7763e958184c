// oxlint-disable-next-line no-restricted-imports -- the style sheets are read as they are written
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../..', import.meta.url);
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

/** A selector that is nothing but such a pseudo-element, as in `*, ::before` or `::highlight(found)`. */
const OF_EVERY_ELEMENT = /(?:^|[,{}])\s*\*?::?(?:before|after|highlight|first-line|first-letter)\b[^,{]*[,{]/m;

test.each(sheets)(
  '%s has no rule for a pseudo-element of every element: each is a style more to work out, and slow phones feel it',
  (path) => {
    const css = readFileSync(new URL(path, SOURCES), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    expect(OF_EVERY_ELEMENT.exec(css)?.[0]).toBeUndefined();
  },
);

test('every style sheet of a screen or feature is imported: by another sheet, or by the module that needs it', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.(?:css|tsx?)$/.test(path));
  const imported = new Set(
    sources.flatMap((path) =>
      Array.from(
        readFileSync(new URL(path, SOURCES), 'utf8').matchAll(/(?:@import|import)[^'"\n]*['"]([^'"\n]+\.css)(?:\?\w+)?['"]/g),
        ([, name = '']) => new URL(name, new URL(path, SOURCES)).pathname,
      ),
    ),
  );
  // The sheet of a language is chosen by its settings.
  const own = sheets.filter((path) => !path.startsWith('ui/styles/languages/') && path !== 'app/index.css');
  expect(own.filter((path) => !imported.has(new URL(path, SOURCES).pathname))).toEqual([]);
});

test('such a rule is found', () => {
  for (const css of ['*,\n::before {', '.a {}\n::highlight(found) {', '*::after{', '@media print {\n  ::first-line {'])
    expect(css).toMatch(OF_EVERY_ELEMENT);
  for (const css of ['.a::before {', '.a ::marker {', '.b,\n.a::highlight(found) {']) expect(css).not.toMatch(OF_EVERY_ELEMENT);
});
