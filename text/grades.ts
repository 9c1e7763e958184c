/** Verdicts on a narration, in the words that a reader sees. */
import type { Grade, Reference } from './model.ts';
import { isWeak, verdictMeaning } from './verdicts.ts';

/** "Sahih (al-Albani)"; with its narration before it where it is on one of the cited numbers alone. */
function named({ verdict, by, work, of }: Grade, references: readonly Reference[]): string {
  const narration = references.find(({ id }) => id === of)?.label;
  return `${narration === undefined ? '' : `${narration}: `}${verdict} (${work === undefined ? by : `${by}, ${work}`})`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/**
 * The leading verdict and, where others find weakness, theirs: "Hasan (al-Albani); weak for Zubair Ali Zai". Where the leading
 * verdict is on one narration, that is named, so that under a verse no verdict reads as one on the Qur'an.
 * @param grades the leading one first
 * @param references of the text that the verdicts stand beside
 */
export function gradeLine([leading, ...others]: readonly Grade[], references: readonly Reference[]): string {
  if (!leading) return '';
  const against = isWeak(leading.verdict) ? [] : others.filter(({ verdict }) => isWeak(verdict));
  const scholars = new Map<string, string[]>();
  for (const { verdict, by } of against) {
    const words = verdictMeaning(verdict).against ?? '';
    const names = scholars.get(words) ?? [];
    if (!names.includes(by)) scholars.set(words, [...names, by]);
  }
  return [named(leading, references), ...[...scholars].map(([words, names]) => `${words} for ${listed(names)}`)].join('; ');
}

/** Who tells of a text, or whose own word it is: "Narrated by Umar". */
export const tellerLine = ({ narrator, sayingOf }: { narrator?: string | undefined; sayingOf?: string | undefined }): string =>
  narrator !== undefined ? `Narrated by ${narrator}` : sayingOf !== undefined ? `A saying of ${sayingOf}` : '';
