import { isCorpusRule } from './exceptions.ts';
import type { Rule } from './rule.ts';

/**
 * Makes the rule from the names of all rules, which come as a function: the list holds this rule and cannot be
 * imported.
 */
export const makeExceptionsRule = (names: () => readonly string[]): Rule => ({
  code: 'c29',
  name: 'exceptions',
  reason: 'An exception names a rule, a card, a field and a reason, and fails once it no longer excuses anything.',
  hint: 'Remove the entry from exceptions.yaml, or correct what it names.',
  *check(_, { exceptions }) {
    const known = new Set(names());
    const seen = new Set<string>();
    for (const { rule, card, field, file, index } of exceptions) {
      const key = `${rule} ${card} ${field}`;
      const fail = (message: string): { file: string; line: number; message: string } => ({
        file: file.path,
        line: file.line([index]),
        message,
      });
      if (!known.has(rule) && !isCorpusRule(rule))
        yield fail(`there is no rule "${rule}"; rules that allow exceptions go by their names in docs/content-guide.md`);
      if (seen.has(key)) yield fail(`a second exception from "${rule}" for ${field} of ${card}`);
      seen.add(key);
    }
  },
});
