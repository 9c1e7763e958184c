/** What the source part of a card says, a sentence each. Works everywhere, scripts or not, so it is text and nothing else. */
import { tellerLine } from './grades.ts';
import type { Card, Grade, Reference } from './model.ts';

type Sourced = Pick<Card, 'script' | 'narrator' | 'sayingOf' | 'references' | 'grades'>;

/** What is known of a card beside itself. */
interface Standing {
  /** Whose numbering each reference follows, in their order. */
  numbering: readonly string[];
  /** The edition since which the text stands unchanged. */
  since: string;
  /** Its day, `22 November 2026`; absent for a draft. */
  date?: string;
}

/** How a cited place stands to the words of the card. */
function relation({ id, told }: Reference, script: Card['script']): string {
  if (told) return 'tells of these words and does not quote them';
  // A narration under verses says when they were recited, or what they are worth; the words are the Qur'an's.
  if (script === 'quran' && !id.startsWith('quran:')) return 'tells of these verses';
  return 'has these words';
}

function verdictLine({ verdict, by, work, of }: Grade, references: readonly Reference[]): string {
  const on = references.find(({ id }) => id === of)?.label;
  return `Verdict: ${verdict}, ${[by, work].filter(Boolean).join(', ')}${on === undefined ? '' : `, on ${on}`}.`;
}

/** Since when the text stands. An edition that is not made yet has no day. */
const standingLine = ({ since, date }: Standing): string =>
  date === undefined ? `Changed after the last edition; it stands in ${since}.` : `Unchanged since edition ${since} of ${date}.`;

/**
 * Who tells of it; each place with the numbering that is meant and what it has to do with the words; every verdict with who gave it;
 * since when the text stands unchanged.
 */
export function evidenceLines({ script, narrator, sayingOf, references, grades = [] }: Sourced, standing: Standing): string[] {
  const teller = tellerLine({ narrator, sayingOf });
  return [
    ...(teller ? [`${teller}.`] : []),
    ...references.map(
      (reference, at) => `${reference.label} ${relation(reference, script)}. Numbering: ${standing.numbering[at] ?? 'its own'}.`,
    ),
    ...grades.map((grade) => verdictLine(grade, references)),
    standingLine(standing),
  ];
}
