/** Verdicts on a narration, in the words that a reader sees. */
import { formatList } from './format.ts';
import * as messages from './messages/sources.ts';
import type { Grade, Reference } from './model.ts';

const verdictWithScholar = ({ verdict, by, work }: Grade): string =>
  messages.verdict({ verdict, by: work === undefined ? by : messages.verdictOfWork({ by, work }) });

/** Where a card has verses, the verdict is on the narration that mentions them. */
const leadingVerdictWording = (grade: Grade, references: readonly Reference[]): string =>
  grade.of !== undefined && references[0]?.id.startsWith('quran:')
    ? messages.narrationVerdict({ verdict: verdictWithScholar(grade) })
    : verdictWithScholar(grade);

/** The wording of another verdict behind the leading one; undefined where both find weak, or neither does. */
const contraryWording = (leading: Grade, { isWeak, after }: Grade): string | undefined => (isWeak === leading.isWeak ? undefined : after);

/**
 * The leading verdict and those that find otherwise: "Hasan (al-Albani); weak for Zubair Ali Zai", "Weak (al-Albani); Hasan for
 * Zubair Ali Zai". Under a verse it begins with what was judged, so that no verdict reads as one on the Qur'an: "The narration: Sahih
 * (al-Albani)".
 * @param grades the leading one first
 * @param references of the text that the verdicts belong to
 */
export function gradeLine([leading, ...others]: readonly Grade[], references: readonly Reference[]): string {
  if (!leading) return '';
  const scholars = new Map<string, string[]>();
  for (const other of others) {
    const words = contraryWording(leading, other);
    if (words === undefined) continue;
    const names = scholars.get(words) ?? [];
    if (!names.includes(other.by)) scholars.set(words, [...names, other.by]);
  }
  const otherwise = [...scholars].map(([after, names]) => after.replace('{scholars}', () => formatList(names)));
  return [leadingVerdictWording(leading, references), ...otherwise].join(messages.semicolon);
}

/** Who narrates a text, or whose own words it is: "Narrated by Umar". */
export const narratorLine = ({ narrator, sayingOf }: { narrator?: string | undefined; sayingOf?: string | undefined }): string =>
  narrator !== undefined ? messages.narratedBy({ narrator }) : sayingOf !== undefined ? messages.sayingOf({ author: sayingOf }) : '';
