/** What the source part of a card says, a sentence each. Works everywhere, scripts or not, so it is text and nothing else. */
import { tellerLine } from './grades.ts';
import type { Card, Grade, Reference } from './model.ts';
import * as messages from './messages/sources.ts';

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

/** How a cited place stands to the words of the card, as the message calls it. */
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

/** Since when the text stands. An edition that is not made yet has no day. */
const standingLine = ({ since, date }: Standing): string =>
  date === undefined ? messages.changedSince({ edition: since }) : messages.unchangedSince({ edition: since, date });

/**
 * Who tells of it; each place with the numbering that is meant and what it has to do with the words; every verdict with who gave it;
 * since when the text stands unchanged.
 */
export function evidenceLines({ script, narrator, sayingOf, references, grades = [] }: Sourced, standing: Standing): string[] {
  const teller = tellerLine({ narrator, sayingOf });
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
