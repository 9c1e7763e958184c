/** Verdicts on a narration, in the words that a reader sees. */
import type { Grade, Reference } from './model.ts';

const named = ({ verdict, by, work }: Grade): string => `${verdict} (${work === undefined ? by : `${by}, ${work}`})`;

/** Beside verses a verdict is on the narration that tells of them. */
const judged = ({ of }: Grade, references: readonly Reference[]): string =>
  of !== undefined && references[0]?.id.startsWith('quran:') ? 'The narration: ' : '';

/** "A, B and C" */
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/**
 * The leading verdict and, where others find weakness, theirs: "Hasan (al-Albani); weak for Zubair Ali Zai". Under a verse it begins
 * with what was judged, so that no verdict reads as one on the Qur'an: "The narration: Sahih (al-Albani)".
 * @param grades the leading one first
 * @param references of the text that the verdicts stand beside
 */
export function gradeLine([leading, ...others]: readonly Grade[], references: readonly Reference[]): string {
  if (!leading) return '';
  const scholars = new Map<string, string[]>();
  for (const { after, by } of leading.after === undefined ? others : []) {
    if (after === undefined) continue;
    const names = scholars.get(after) ?? [];
    if (!names.includes(by)) scholars.set(after, [...names, by]);
  }
  return [judged(leading, references) + named(leading), ...[...scholars].map(([words, names]) => `${words} for ${listed(names)}`)].join(
    '; ',
  );
}

/** Who tells of a text, or whose own word it is: "Narrated by Umar". */
export const tellerLine = ({ narrator, sayingOf }: { narrator?: string | undefined; sayingOf?: string | undefined }): string =>
  narrator !== undefined ? `Narrated by ${narrator}` : sayingOf !== undefined ? `A saying of ${sayingOf}` : '';
