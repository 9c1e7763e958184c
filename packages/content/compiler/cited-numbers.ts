/** The numbers that a text cites. */
import type { Reference } from '../../core/model.ts';
import { type Collections, resolveHadith } from '../../core/reference.ts';
import { runAllSteps, underKey } from './problem.ts';

interface Citing {
  references?: readonly string[] | undefined;
  told_in?: readonly string[] | undefined;
}

/**
 * Numbers that hold the words first, then those that tell that the words are said and do not quote them.
 * @throws KeyFault for a number that is written otherwise or lies beyond its work
 */
export function citedNumbers({ references = [], told_in = [] }: Citing, collections: Collections): Reference[] {
  const each = (ids: readonly string[]): Reference[] => runAllSteps(...ids.map((id) => (): Reference => resolveHadith(id, collections)));
  const [holding, telling] = runAllSteps(
    () => underKey('references', () => each(references)),
    () => underKey('told_in', () => each(told_in)),
  );
  return [...holding, ...telling.map((reference) => ({ ...reference, told: true as const }))];
}
