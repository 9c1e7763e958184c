/**
 * How authentic a text is, and its verdicts with levels. `authenticity` in `packages/dataset/model/texts.ts` has the
 * rule.
 */
import type { Authenticity, Grade as PublishedGrade, Level, Script } from './model/types.ts';
import type { Grade } from '../core/model.ts';
import type { Collections } from '../core/reference.ts';
import { isWeakLevel, verdictLevelAndChain } from '../core/verdicts.ts';
import { withoutUndefined } from '../content/compiler/without-undefined.ts';

export const publishedGrades = (grades: readonly Grade[] | undefined): PublishedGrade[] | undefined =>
  grades?.map(({ id, verdict, by, of, work }) => {
    const { level, chain } = verdictLevelAndChain(id);
    return withoutUndefined({ verdict, level, chain, by, of, work });
  });

const SAHIH_LEVELS: ReadonlySet<Level> = new Set(['sahih', 'sahih-li-ghayrihi']);

interface JudgedText {
  /** Published id of the text, for messages. */
  id: string;
  script: Script;
  references: readonly { id: string }[];
  grades?: readonly Grade[] | undefined;
}

/** @param cited ids of the narrations that the text rests on, such as `bukhari:6312` */
function authenticityFromNarrations(
  id: string,
  cited: readonly string[],
  grades: readonly Grade[],
  collections: Collections,
): Authenticity {
  if (cited.some((one) => collections[one.split(':')[0] ?? '']?.sahih)) return 'sahih';
  const [leading, ...others] = grades.map((grade) => verdictLevelAndChain(grade.id).level);
  if (leading === undefined) throw new Error(`${id}: no verdict tells how sound it is`);
  if (leading === 'saying') return 'reported';
  if (isWeakLevel(leading)) return 'weak';
  if (others.some(isWeakLevel)) return 'disputed';
  return SAHIH_LEVELS.has(leading) ? 'sahih' : 'hasan';
}

/**
 * How authentic a text is and, for verses, how authentic the narrations cited with them are (`practice`).
 * @throws Error where no verse, no narration of al-Bukhari or Muslim and no verdict decides it
 */
export function authenticityOf(
  { id, script, references, grades = [] }: JudgedText,
  collections: Collections,
): { authenticity: Authenticity; practice?: Authenticity } {
  const cited = references.map((reference) => reference.id).filter((one) => !one.startsWith('quran:'));
  if (script === 'naskh') return { authenticity: authenticityFromNarrations(id, cited, grades, collections) };
  return withoutUndefined({
    authenticity: 'quran' as const,
    practice: cited.length ? authenticityFromNarrations(id, cited, grades, collections) : undefined,
  });
}
