/** What a rule is: one reason why a text may not be published, with the means to find it. */
import type { Library } from '../compiler/library.ts';
import type { Context } from './context.ts';
import type { Finding } from './finding.ts';

export interface Rule {
  /** Place in the list: `c07`. */
  code: string;
  /** What editors and `content/exceptions.yaml` call it: `retired`. */
  name: string;
  /** Why it is there, in one sentence. */
  reason: string;
  /** What to do about a finding. */
  hint: string;
  /** True where it judges the content as a whole, which says nothing while a part of it does not compile. */
  whole?: true;
  check(library: Library, context: Context): Iterable<Finding>;
}

/** The label that messages carry: `[c07-retired]`. */
export const ruleLabel = ({ code, name }: Pick<Rule, 'code' | 'name'>): string => `${code}-${name}`;
