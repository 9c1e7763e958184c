import { compilerFindings } from './finding.ts';
import type { Rule } from './rule.ts';

export const schemaRule: Rule = {
  code: 'c03',
  name: 'schema',
  reason: 'Every file has the keys of its kind and no other, so that a misspelt key is not silently passed over.',
  hint: 'docs/content-guide.md shows each kind of file with all its keys.',
  check: (_, { problems }) => compilerFindings(problems, ['schema', 'missing']),
};
