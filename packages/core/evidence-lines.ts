/** The lines of a card's source part, one sentence each. Plain text, so that it works without scripts. */
import { narratorLine } from './grades.ts';
import type { Card, Grade, Reference } from './model.ts';
import * as messages from './messages/sources.ts';

type Sourced = Pick<Card, 'script' | 'narrator' | 'sayingOf' | 'references' | 'grades'>;

/** Facts about a card that the card itself does not have. */
interface Standing {
  /** Whose numbering each reference follows, in their order. */
  numbering: readonly string[];
  /** The edition since which the text is unchanged. */
  since: string;
  /** Day of that edition, `22 November 2026`; absent for a draft. */
  date?: string;
}

/** How a cited place relates to the words of the card, as a key of the message: it tells of them, is their verses, or has the words. */
function relation({ id, told }: Reference, script: Card['script']): 'told' | 'verses' | 'words' {
  if (told) return 'told';
  // A narration under verses says when they were recited, or what they are worth; the words are the Qur'an's.
  return script === 'quran' && !id.startsWith('quran:') ? 'verses' : 'words';
}

function verdictLine({ verdict, by, work, of }: Grade, references: readonly Reference[]): string {
  const place = references.find(({ id }) => id === of)?.label;
  const judged = { verdict, by: work ? messages.verdictOfWork({ by, work }) : by };
  return place === undefined ? messages.verdictLine(judged) : messages.verdictLineOn({ ...judged, place });
}

/** The sentence on the edition since which the text is unchanged. An edition that is not made yet has no day. */
const standingLine = ({ since, date }: Standing): string =>
  date === undefined ? messages.changedSince({ edition: since }) : messages.unchangedSince({ edition: since, date });

/**
 * Who tells of it; each place with the numbering that is meant and what it has to do with the words; every verdict with who gave it;
 * since when the text is unchanged.
 */
export function evidenceLines({ script, narrator, sayingOf, references, grades = [] }: Sourced, standing: Standing): string[] {
  const teller = narratorLine({ narrator, sayingOf });
  return [
    ...(teller ? [messages.tellerSentence({ teller })] : []),
    ...references.map((reference, at) =>
      messages.place({
        place: reference.label,
        relation: relation(reference, script),
        numbering: standing.numbering[at] ?? messages.itsOwnNumbering,
      }),
    ),
    ...grades.map((grade) => verdictLine(grade, references)),
    standingLine(standing),
  ];
}
