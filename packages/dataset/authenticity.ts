/** How sound a text is, in one word, and its verdicts with their levels. The rule stands at `Authenticity` in `packages/dataset/shapes/model.ts`. */
import type { Authenticity, Grade as PublishedGrade, Level, Script } from './shapes/model.ts';
import type { Grade } from '../core/model.ts';
import type { Collections } from '../core/reference.ts';
import { isWeakLevel, verdictMeaning } from '../core/verdicts.ts';
import { withoutAbsent } from './without-absent.ts';

export const publishedGrades = (grades: readonly Grade[] | undefined): PublishedGrade[] | undefined =>
  grades?.map(({ id, verdict, by, of, work }) => {
    const { level, chain } = verdictMeaning(id);
    return withoutAbsent({ verdict, level, chain, by, of, work });
  });

const SAHIH: ReadonlySet<Level> = new Set(['sahih', 'sahih-li-ghayrihi']);

interface Judged {
  /** Published id of the text, for messages. */
  id: string;
  script: Script;
  references: readonly { id: string }[];
  grades?: readonly Grade[] | undefined;
}

/** @param cited ids of the narrations that a text rests on */
function soundness(id: string, cited: readonly string[], grades: readonly Grade[], collections: Collections): Authenticity {
  if (cited.some((one) => collections[one.split(':')[0] ?? '']?.sahih)) return 'sahih';
  const [leading, ...others] = grades.map((grade) => verdictMeaning(grade.id).level);
  if (leading === undefined) throw new Error(`${id}: no verdict tells how sound it is`);
  if (leading === 'saying') return 'reported';
  if (isWeakLevel(leading)) return 'weak';
  if (others.some(isWeakLevel)) return 'disputed';
  return SAHIH.has(leading) ? 'sahih' : 'hasan';
}

/**
 * How sound a text is, and, for verses, the narrations that tell of them.
 * @throws Error where nothing tells: no verse, no narration of al-Bukhari or Muslim, no verdict
 */
export function authenticityOf(
  { id, script, references, grades = [] }: Judged,
  collections: Collections,
): { authenticity: Authenticity; practice?: Authenticity } {
  const cited = references.map((reference) => reference.id).filter((one) => !one.startsWith('quran:'));
  if (script === 'naskh') return { authenticity: soundness(id, cited, grades, collections) };
  return withoutAbsent({
    authenticity: 'quran' as const,
    practice: cited.length ? soundness(id, cited, grades, collections) : undefined,
  });
}
