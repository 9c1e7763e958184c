/** Doubts about texts, parted from the ones that an exception answers. */
import type { Exception } from '../rules/control-files.ts';

/** A difference between a text and the corpus that an editor must correct or except. */
export interface Doubt {
  card: string;
  /** `arabic`, `translation`, or the reference in doubt. */
  field: string;
  message: string;
}

/**
 * @param looked ids of the texts that were looked at; exceptions for others are left alone
 * @param rule the name that exceptions go by in `content/exceptions.yaml`
 */
export function weighDoubts(
  all: readonly Doubt[],
  looked: ReadonlySet<string>,
  exceptions: readonly Exception[],
  rule: string,
): { doubts: Doubt[]; unused: Exception[] } {
  const relevant = exceptions.filter((one) => one.rule === rule);
  const used = new Set<Exception>();
  const doubts = all.filter(({ card, field }) => {
    const exception = relevant.find((one) => one.card === card && one.field === field);
    if (exception) used.add(exception);
    return !exception;
  });
  return { doubts, unused: relevant.filter((one) => looked.has(one.card) && !used.has(one)) };
}
