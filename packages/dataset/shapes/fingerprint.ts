/**
 * What the fingerprint of a published text is taken of. The fingerprint is the SHA-256, in 64 small hexadecimal digits, of the
 * UTF-8 bytes of `sealedText`; `docs/data.md` says it for readers who write their own.
 */

/** The fields of a published text that its fingerprint covers; the fingerprint ignores all other keys. */
export interface SealedSource {
  id: string;
  arabic: string;
  /** Verses, where the text is of the Qur'an. */
  quran?: string;
  translation: string;
  /** The words of each line; their meanings are sealed. */
  words?: readonly (readonly { meaning: string }[])[];
  kind?: string;
  repeat?: number;
  occasion?: string;
  instruction?: string;
  narrator?: string;
  sayingOf?: string;
  references: readonly { id: string; told?: boolean }[];
  grades?: readonly { verdict: string; by: string; of?: string; work?: string }[];
}

/**
 * The sealed fields as canonical JSON (RFC 8785: keys in order, no blanks): what is recited and how often, what it means, and where
 * it is from. Sound is made from the Arabic, and titles and notes are ours; neither is sealed.
 */
export function sealedText(text: SealedSource): string {
  const { id, arabic, quran, translation, words, kind, repeat, occasion, instruction, narrator, sayingOf, references, grades } = text;
  // RFC 8785 wants the keys in alphabetical order; `JSON.stringify` leaves out a key without a value.
  return JSON.stringify({
    arabic,
    grades: grades?.map(({ verdict, by, of, work }) => ({ by, of, verdict, work })),
    id,
    instruction,
    kind,
    meanings: words?.flat().map(({ meaning }) => meaning),
    narrator,
    occasion,
    quran,
    references: references.filter(({ told }) => !told).map((reference) => reference.id),
    repeat,
    sayingOf,
    toldIn: references.filter(({ told }) => told).map((reference) => reference.id),
    translation,
  });
}
