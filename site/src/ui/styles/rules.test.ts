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

test('such a rule is found', () => {
  for (const css of ['*,\n::before {', '.a {}\n::highlight(found) {', '*::after{', '@media print {\n  ::first-line {'])
    expect(css).toMatch(OF_EVERY_ELEMENT);
  for (const css of ['.a::before {', '.a ::marker {', '.b,\n.a::highlight(found) {']) expect(css).not.toMatch(OF_EVERY_ELEMENT);
});
