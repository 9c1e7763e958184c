/** Verdicts on a narration, in the words that a reader sees. */
import type { Grade, Reference } from './model.ts';
import { isSound, isWeak } from './verdicts.ts';

const named = ({ verdict, by, work }: Grade): string => `${verdict} (${work === undefined ? by : `${by}, ${work}`})`;

/** Beside verses a verdict is on the narration that tells of them. */
const judged = ({ of }: Grade, references: readonly Reference[]): string =>
  of !== undefined && references[0]?.id.startsWith('quran:') ? 'The narration: ' : '';

/** "A, B and C" */
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/** How another verdict is said after the leading one; undefined where it is on the same side and need not be told. */
const saidAfter = (leading: Grade, { id, verdict, after }: Grade): string | undefined =>
  isWeak(leading.id) ? (isSound(id) ? verdict : undefined) : after;

/**
 * The leading verdict and those that find otherwise: "Hasan (al-Albani); weak for Zubair Ali Zai", "Weak (al-Albani); Hasan for
 * Zubair Ali Zai". Under a verse it begins with what was judged, so that no verdict reads as one on the Qur'an: "The narration: Sahih
 * (al-Albani)".
 * @param grades the leading one first
 * @param references of the text that the verdicts stand beside
 */
export function gradeLine([leading, ...others]: readonly Grade[], references: readonly Reference[]): string {
  if (!leading) return '';
  const scholars = new Map<string, string[]>();
  for (const other of others) {
    const words = saidAfter(leading, other);
    if (words === undefined) continue;
    const names = scholars.get(words) ?? [];
    if (!names.includes(other.by)) scholars.set(words, [...names, other.by]);
  }
  return [judged(leading, references) + named(leading), ...[...scholars].map(([words, names]) => `${words} for ${listed(names)}`)].join(
    '; ',
  );
}

/** Who tells of a text, or whose own word it is: "Narrated by Umar". */
export const tellerLine = ({ narrator, sayingOf }: { narrator?: string | undefined; sayingOf?: string | undefined }): string =>
  narrator !== undefined ? `Narrated by ${narrator}` : sayingOf !== undefined ? `A saying of ${sayingOf}` : '';
