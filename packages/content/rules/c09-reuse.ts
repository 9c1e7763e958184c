import { compilerFindings } from './finding.ts';
import type { Rule } from './rule.ts';

export const reusedCardExistsRule: Rule = {
  code: 'c09',
  name: 'reuse',
  reason: 'A card that uses another names one that exists and has a text of its own.',
  hint: 'Write category/page#id of the card that holds the text.',
  check: (_, { problems }) => compilerFindings(problems, ['reuse']),
};
