import { expect, test } from 'vitest';
import { headerPolicy, metaPolicy } from './policy.ts';

test.each([
  ['meta element', metaPolicy([])],
  ['header', headerPolicy([])],
])('the policy of the %s lets nothing in that is not named, and nothing from elsewhere', (_, policy) => {
  const directives = policy.split('; ');
  expect(directives).toContain("default-src 'none'");
  expect(directives.filter((directive) => /\*|https?:|unsafe-(?:inline|eval)/.test(directive))).toEqual([]);
});
