/**
 * What a text's fingerprint covers. The fingerprint is the SHA-256, as 64 lowercase hexadecimal digits, of the UTF-8
 * bytes of `fingerprintedFieldsJson`; `docs/data.md` explains it for those who write their own.
 */

/** The fields of a published text that its fingerprint covers; the fingerprint ignores all other keys. */
export interface FingerprintedFields {
  id: string;
  arabic: string;
  /** The verses, if the text is of the Qur'an: `1:1, 112:1-4`. */
  quran?: string;
  translation: string;
  /** The words of each line; the fingerprint covers their meanings alone. */
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
 * The fields that the fingerprint covers as canonical JSON (RFC 8785: sorted keys, no blanks): the words, their count
 * and meaning, and the sources. Transliteration is left out since it follows from the Arabic; titles and notes since
 * they are ours.
 */
export function fingerprintedFieldsJson(text: FingerprintedFields): string {
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
