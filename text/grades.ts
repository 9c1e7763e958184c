/** Verdicts on a narration, in the words that a reader sees. */
import type { Grade, Reference } from './model.ts';
import { isWeak, verdictMeaning } from './verdicts.ts';

const named = ({ verdict, by, work }: Grade): string => `${verdict} (${work === undefined ? by : `${by}, ${work}`})`;

/** What the leading verdict is on, where that must be said: beside verses, and where it is not on every narration that is cited. */
function judged([leading, ...others]: readonly [Grade, ...Grade[]], references: readonly Reference[]): string {
  const same = [leading, ...others].filter((grade) => named(grade) === named(leading));
  const narrations = references.filter(({ id }) => !id.startsWith('quran:'));
  const on = narrations.filter(({ id }) => same.some(({ of }) => of === id));
  if (on.length === 0) return '';
  if (on.length < narrations.length) return `${listed(on.map(({ label }) => label))}: `;
  return narrations.length === references.length ? '' : `The narration${on.length === 1 ? '' : 's'}: `;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/**
 * The leading verdict and, where others find weakness, theirs: "Hasan (al-Albani); weak for Zubair Ali Zai". Under a verse it begins
 * with what was judged, so that no verdict reads as one on the Qur'an: "The narration: Sahih (al-Albani)".
 * @param grades the leading one first
 * @param references of the text that the verdicts stand beside
 */
export function gradeLine(grades: readonly Grade[], references: readonly Reference[]): string {
  const [leading, ...others] = grades;
  if (!leading) return '';
  const against = isWeak(leading.verdict) ? [] : others.filter(({ verdict }) => isWeak(verdict));
  const scholars = new Map<string, string[]>();
  for (const { verdict, by } of against) {
    const words = verdictMeaning(verdict).against ?? '';
    const names = scholars.get(words) ?? [];
    if (!names.includes(by)) scholars.set(words, [...names, by]);
  }
  return [
    judged([leading, ...others], references) + named(leading),
    ...[...scholars].map(([words, names]) => `${words} for ${listed(names)}`),
  ].join('; ');
}

/** Who tells of a text, or whose own word it is: "Narrated by Umar". */
export const tellerLine = ({ narrator, sayingOf }: { narrator?: string | undefined; sayingOf?: string | undefined }): string =>
  narrator !== undefined ? `Narrated by ${narrator}` : sayingOf !== undefined ? `A saying of ${sayingOf}` : '';
