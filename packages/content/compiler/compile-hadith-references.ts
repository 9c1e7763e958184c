/** The hadith numbers that a text cites. */
import type { Reference } from '../../core/model.ts';
import { type Collections, resolveHadith } from '../../core/reference.ts';
import { runAllSteps, rethrowWithKey } from './problem.ts';

interface WrittenCitations {
  references?: readonly string[] | undefined;
  told_in?: readonly string[] | undefined;
}

/**
 * First the hadith that have these words, then those that only report that they are said.
 * @throws ErrorAtKey for a malformed number, or one beyond the last of its work
 */
export function compileHadithReferences({ references = [], told_in = [] }: WrittenCitations, collections: Collections): Reference[] {
  const each = (ids: readonly string[]): Reference[] => runAllSteps(...ids.map((id) => (): Reference => resolveHadith(id, collections)));
  const [holding, telling] = runAllSteps(
    () => rethrowWithKey('references', () => each(references)),
    () => rethrowWithKey('told_in', () => each(told_in)),
  );
  return [...holding, ...telling.map((reference) => ({ ...reference, told: true as const }))];
}
