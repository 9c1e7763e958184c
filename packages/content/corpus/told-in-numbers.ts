/** The numbers under `told_in`, which report a text's words without quoting them. */
import type { ExportedText } from '../compiler/exported-text.ts';
import type { CorpusAttestation } from './attest.ts';
import type { DoubtAboutText } from './doubts.ts';

/** Every `told_in` number that does quote the words, so that it belongs under `references`. */
export const misfiledToldInDoubts = ({ id, references, beyond = [] }: CorpusAttestation): DoubtAboutText[] =>
  [...references.filter(({ known, share = 0 }) => known && share === 1), ...beyond.filter(({ status }) => status === 'HOLDS')].map(
    ({ reference }) => ({
      card: id,
      field: reference,
      message: `${reference} holds the words; write it under "references", not "told_in"`,
    }),
  );

/** The texts with `told_in`, with these numbers as their references. */
export const textsWithToldInAsReferences = (texts: readonly ExportedText[]): ExportedText[] =>
  texts.flatMap(({ told_in: references, ...text }) => (references ? [{ ...text, references }] : []));
