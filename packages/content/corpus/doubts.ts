/** Doubts about texts, and which of them an exception excuses. */
import type { RuleException } from '../rules/control-files.ts';
import { isExcused } from '../rules/exceptions.ts';

/** A difference between a text and the corpus that an editor must correct or list as an exception. */
export interface DoubtAboutText {
  card: string;
  /** `arabic`, `translation`, or the reference in doubt. */
  field: string;
  message: string;
}

/**
 * @param looked ids of the texts that were checked; exceptions for other texts are ignored
 * @param rule the name that exceptions go by in `exceptions.yaml`
 */
export function applyExceptions<E extends RuleException>(
  all: readonly DoubtAboutText[],
  looked: ReadonlySet<string>,
  exceptions: readonly E[],
  rule: string,
): { doubts: DoubtAboutText[]; unused: E[] } {
  const used = new Set<RuleException>();
  const doubts = all.filter((doubt) => !isExcused(rule, doubt, exceptions, used));
  return { doubts, unused: exceptions.filter((one) => one.rule === rule && looked.has(one.card) && !used.has(one)) };
}
