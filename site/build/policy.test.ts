import { expect, test } from 'vitest';
import { headerPolicy, metaPolicy } from './policy.ts';

test.each([
  ['meta element', metaPolicy([])],
  ['header', headerPolicy([])],
])('the content security policy of the %s denies by default and allows no other origin and no unsafe source', (_, policy) => {
  const directives = policy.split('; ');
  expect(directives).toContain("default-src 'none'");
  expect(directives.filter((directive) => /\*|https?:|unsafe-(?:inline|eval)/.test(directive))).toEqual([]);
});
