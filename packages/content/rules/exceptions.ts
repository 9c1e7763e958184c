/** Decides which findings are excused by `exceptions.yaml`: the file for all texts, or the one of the language. */
import type { RuleException } from './control-files.ts';
import type { FindingCardAndField } from './finding.ts';

const REFERENCE_CORPUS_RULE_NAMES = [
  'attested',
  'cited-numbers',
  'verdicts',
  'own-english',
  'hisn-entries',
  'held-readings',
  'verse-roots',
] as const;

/** The name that exceptions from a check against the reference corpus go by. */
export type ReferenceCorpusRuleName = (typeof REFERENCE_CORPUS_RULE_NAMES)[number];

/**
 * Whether a rule is a check against the reference corpus. Only other commands run these, so `content:check` cannot know
 * whether their exceptions are used.
 */
export const isReferenceCorpusRule = (name: string): boolean => REFERENCE_CORPUS_RULE_NAMES.some((one) => one === name);

/**
 * Whether an exception excuses what a rule found.
 * @param rule the name that exceptions go by
 * @param subject of the finding; without one, nothing excuses it
 * @param used receives the exceptions that excuse it
 */
export function isExcused(
  rule: string,
  subject: FindingCardAndField | undefined,
  exceptions: readonly RuleException[],
  used: Set<RuleException>,
): boolean {
  const excusing = exceptions.filter((one) => one.rule === rule && one.card === subject?.card && one.field === subject.field);
  for (const one of excusing) used.add(one);
  return excusing.length > 0;
}
