import { nearestSpelling } from '../compiler/nearest-name.ts';
import { isReferenceCorpusRule } from './exceptions.ts';
import type { Rule } from './rule.ts';

/** Names the rule that an unknown name most likely means: a rule goes by its name without its number. */
function adviceForRule(rule: string, known: ReadonlySet<string>): string {
  const name = rule.replace(/^c\d+-/, '');
  const meant = known.has(name) ? name : nearestSpelling(name, known);
  return meant === undefined ? 'docs/content-guide.md lists the rules, which are named here without their numbers' : `is "${meant}" meant?`;
}

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
      if (!known.has(rule) && !isReferenceCorpusRule(rule)) yield fail(`there is no rule "${rule}"; ${adviceForRule(rule, known)}`);
      if (seen.has(key)) yield fail(`a second exception from "${rule}" for ${field} of ${card}`);
      seen.add(key);
    }
  },
});
