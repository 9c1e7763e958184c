import { compilerFindings } from './finding.ts';
import type { Rule } from './rule.ts';

export const yamlRule: Rule = {
  code: 'c02',
  name: 'yaml',
  reason: 'A file must be valid YAML, and a key stands once: of two equal keys one would be lost.',
  hint: 'Compare the lines before the place with a file of the same kind.',
  check: (_, { problems }) => compilerFindings(problems, ['yaml']),
};
