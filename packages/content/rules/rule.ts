/** A rule: one reason why a text may not be published, and the check for it. */
import type { Library } from '../compiler/library.ts';
import type { RuleContext } from './context.ts';
import type { Finding } from './finding.ts';

export interface Rule {
  /** Place in the list: `c07`. */
  code: string;
  /** Name of the rule for editors and in `content/exceptions.yaml`: `retired`. */
  name: string;
  /** Why it is there, in one sentence. */
  reason: string;
  /** The remedy for a finding. */
  hint: string;
  /** True for a rule that needs the whole content: it is skipped while a part does not compile. */
  whole?: true;
  check(library: Library, context: RuleContext): Iterable<Finding>;
}

/** Code and name of a rule, as messages show it in brackets: `c07-retired`. */
export const ruleLabel = ({ code, name }: Pick<Rule, 'code' | 'name'>): string => `${code}-${name}`;
