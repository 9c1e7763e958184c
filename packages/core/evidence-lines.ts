/** The evidence of a card in lines, one sentence each. Plain text, so that it is readable without JavaScript. */
import { narratorLine } from './grades.ts';
import type { Card, Grade, Reference } from './model.ts';
import * as messages from './messages/sources.ts';

type CardSources = Pick<Card, 'script' | 'narrator' | 'sayingOf' | 'references' | 'grades'>;

/** What the evidence says beside the card: how each reference is numbered, and the edition of ours since which the text is unchanged. */
interface NumberingAndEdition {
  /** The numbering that each reference follows, in the order of `references`. */
  numbering: readonly string[];
  /** The edition since which the text is unchanged. */
  since: string;
  /** Day of that edition, `22 November 2026`; absent for a draft. */
  date?: string;
}

/** How a cited place relates to the card, as a message key: it tells of the words, tells of the verses, or has the words. */
function referenceRelation({ id, told }: Reference, script: Card['script']): 'told' | 'verses' | 'words' {
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
const unchangedSinceLine = ({ since, date }: NumberingAndEdition): string =>
  date === undefined ? messages.changedSince : messages.unchangedSince({ edition: since, date });

/**
 * The narrator; each place with its numbering and its relation to the words; every verdict with its scholar; since when
 * the text is unchanged.
 */
export function evidenceLines({ script, narrator, sayingOf, references, grades = [] }: CardSources, facts: NumberingAndEdition): string[] {
  const teller = narratorLine({ narrator, sayingOf });
  return [
    ...(teller ? [messages.tellerSentence({ teller })] : []),
    ...references.map((reference, at) =>
      messages.place({
        place: reference.label,
        relation: referenceRelation(reference, script),
        numbering: facts.numbering[at] ?? messages.itsOwnNumbering,
      }),
    ),
    ...grades.map((grade) => verdictLine(grade, references)),
    unchangedSinceLine(facts),
  ];
}
