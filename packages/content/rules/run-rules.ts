/** Runs the rules, takes out what is excused, and says which exceptions excuse nothing. */
import type { Library } from '../compiler/library.ts';
import { nearestSpelling } from '../compiler/nearest-name.ts';
import type { Problem } from '../compiler/problem.ts';
import type { RuleContext } from './context.ts';
import type { RuleException } from './control-files.ts';
import { isReferenceCorpusRule, isExcused } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { ruleLabel, type Rule } from './rule.ts';

export interface RulesOutcome {
  /** Findings without an exception, in the order of files and lines. */
  problems: Problem[];
  /** Rules that were passed over because a part of the content does not compile. */
  skipped: Rule[];
}

/** The rules that run even where the list of categories is faulty: they report faults of a file's form. */
const FILE_FORM_RULE_NAMES = new Set(['yaml', 'schema']);

/** Whether a file is read without the list of categories: the list itself, and what is no text, such as names and settings. */
const isReadWithoutCategories = ({ file }: Problem): boolean => file.endsWith('/texts/categories.yaml') || !file.includes('/texts/');

/**
 * Runs the rules. A fault in the list of categories is reported only with faults of files that do not depend on it: without the list no
 * page is read, and every rule would report all of the content.
 * @param evenWithFaults runs every rule, even where a part of the content does not compile; the mutation run uses it
 */
export function runRules(rules: readonly Rule[], library: Library, context: RuleContext, evenWithFaults = false): RulesOutcome {
  const listFaults = context.problems.filter(({ file }) => file.endsWith('/texts/categories.yaml'));
  if (listFaults.length === 0 || evenWithFaults) return runSelectedRules(rules, library, context, evenWithFaults);
  const rulesOfForm = rules.filter(({ name }) => FILE_FORM_RULE_NAMES.has(name));
  const reported = { ...context, problems: context.problems.filter(isReadWithoutCategories), exceptions: [] };
  const { problems } = runSelectedRules(rulesOfForm, library, reported, false);
  return { problems, skipped: rules.filter((rule) => !rulesOfForm.includes(rule)) };
}

function runSelectedRules(rules: readonly Rule[], library: Library, context: RuleContext, evenWithFaults: boolean): RulesOutcome {
  const broken = context.problems.length > 0 && !evenWithFaults;
  const skipped = broken ? rules.filter(({ whole }) => whole) : [];
  const used = new Set<RuleException>();
  const problems = rules
    .filter((rule) => !skipped.includes(rule))
    .flatMap((rule) =>
      [...rule.check(library, context)]
        .filter(({ subject }) => !isExcused(rule.name, subject, context.exceptions, used))
        .map((finding) => asProblem(rule, finding)),
    );
  const stale = broken ? [] : unusedExceptionProblems(rules, context, used);
  return { problems: [...problems, ...stale].toSorted(byPlace), skipped };
}

const asProblem = (rule: Rule, { file, line, message, hint }: Finding): Problem => ({
  file,
  ...(line ? { line } : {}),
  code: ruleLabel(rule),
  message,
  hint: hint ?? rule.hint,
});

/** The rule whose findings are about the exceptions themselves. */
const EXCEPTIONS_RULE_NAME = 'exceptions';

function unusedExceptionProblems(rules: readonly Rule[], context: RuleContext, used: ReadonlySet<RuleException>): Problem[] {
  const rule = rules.find(({ name }) => name === EXCEPTIONS_RULE_NAME);
  if (!rule) return [];
  const owners = new Set(context.written.map(({ owner }) => owner));
  return context.exceptions.flatMap((exception) => {
    const isRun = !isReferenceCorpusRule(exception.rule) && rules.some(({ name }) => name === exception.rule);
    if (!isRun || used.has(exception)) return [];
    const { card, field } = exception;
    const nearest = nearestSpelling(card, owners);
    const message =
      card.includes('#') && !owners.has(card)
        ? `there is no card "${card}"${nearest === undefined ? '' : `; is "${nearest}" meant?`}`
        : `the exception from "${exception.rule}" for ${field} of ${card} no longer excuses anything`;
    return [asProblem(rule, { file: exception.file.path, line: exception.file.line([exception.index]), message })];
  });
}

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || a.code.localeCompare(b.code);
