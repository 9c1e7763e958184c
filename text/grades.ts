/** Verdicts on a narration, in the words that a reader sees. */
import type { Grade } from './model.ts';

/** Whether a verdict finds a narration, or its chain, weak or worse. */
export const isWeak = (verdict: string): boolean => /\b(?:weak|munkar|shadhdh|fabricated)\b/i.test(verdict);

const named = ({ verdict, by, work }: Grade): string => `${verdict} (${work === undefined ? by : `${by}, ${work}`})`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** "Weak" is said of the text, "Weak (chain)" of the chain alone. */
const inPlainWords = (verdict: string): string =>
  (/\(chain\)$/.test(verdict) ? `its chain ${verdict.slice(0, -8)}` : verdict).toLowerCase();

/**
 * The leading verdict and, where others find weakness, theirs: "Hasan (al-Albani); weak for Zubair Ali Zai".
 * @param grades the leading one first
 */
export function gradeLine([leading, ...others]: readonly Grade[]): string {
  if (!leading) return '';
  const against = isWeak(leading.verdict) ? [] : others.filter(({ verdict }) => isWeak(verdict));
  const scholars = new Map<string, string[]>();
  for (const { verdict, by } of against) {
    const words = inPlainWords(verdict);
    const names = scholars.get(words) ?? [];
    if (!names.includes(by)) scholars.set(words, [...names, by]);
  }
  return [named(leading), ...[...scholars].map(([words, names]) => `${words} for ${listed(names)}`)].join('; ');
}

/** Who tells of a text, or whose own word it is: "Narrated by Umar". */
export const tellerLine = ({ narrator, sayingOf }: { narrator?: string | undefined; sayingOf?: string | undefined }): string =>
  narrator !== undefined ? `Narrated by ${narrator}` : sayingOf !== undefined ? `A saying of ${sayingOf}` : '';
