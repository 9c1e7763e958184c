/** Numbers that a text says only tell of its words. */
import type { ExportedText } from '../compiler/exported-text.ts';
import type { CorpusAttestation } from './attest.ts';
import type { Doubt } from './exceptions-used.ts';

/** Every number that is said to tell of the words and in truth holds them, so that it belongs under `references`. */
export const toldDoubts = ({ id, references, beyond = [] }: CorpusAttestation): Doubt[] =>
  [...references.filter(({ known, share = 0 }) => known && share === 1), ...beyond.filter(({ status }) => status === 'HOLDS')].map(
    ({ reference }) => ({
      card: id,
      field: reference,
      message: `${reference} holds the words; write it under "references", not "told_in"`,
    }),
  );

/** The texts that name such numbers, asked as though those held the words. */
export const textsWithToldIn = (texts: readonly ExportedText[]): ExportedText[] =>
  texts.flatMap(({ told_in: references, ...text }) => (references ? [{ ...text, references }] : []));
