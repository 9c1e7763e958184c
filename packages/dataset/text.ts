/** Makes the published fields of a quotation or a hadith that texts of every kind have. */
import type { Passage, Script } from './model/types.ts';
import type { QuotedPassage as CompiledPassage } from '../core/model.ts';
import type { Library, QuotationOutsideCards } from '../content/compiler/library.ts';
import type { EditionOfLibrary } from './editions/unchanged-since.ts';
import { authenticityOf, publishedGrades } from './authenticity.ts';
import { publishedReference } from './card.ts';
import { fingerprintOf } from './fingerprint.ts';
import { rightsWithArabic } from './rights.ts';
import { transliterateInBothStyles } from './transliteration-styles.ts';
import { withoutUndefined } from '../content/compiler/without-undefined.ts';

/** What the published texts are made from. */
export interface PublishingInputs {
  library: Library;
  libraryEdition: EditionOfLibrary;
  /** The passages of the library by their ids. */
  passages: ReadonlyMap<string, QuotationOutsideCards>;
  /** Numbers in Hisn al-Muslim, by the id of the text that they refer to. */
  hisn: ReadonlyMap<string, number[]>;
}

/** The fields that passages, hadith and quotations on the page of names have in common. */
type QuotedText = Pick<CompiledPassage, 'arabic' | 'translation' | 'references' | 'grades'> & { script: Script };

/** The fields that every kind of text has, without the fingerprint. */
export const publishedTextFields = (
  id: string,
  { script, arabic, translation, references, grades }: QuotedText,
  { library, passages }: PublishingInputs,
): Omit<Passage, 'kind' | 'since' | 'fingerprint'> => {
  const source = passages.get(id);
  if (source?.arabic !== arabic) throw new Error(`${id} is not among the passages of the library, or holds other words`);
  return withoutUndefined({
    id,
    ...authenticityOf({ id, script, references, grades }, library.collections),
    ...rightsWithArabic(script),
    script,
    arabic,
    quran: source.quran,
    transliteration: transliterateInBothStyles(arabic, script),
    translation,
    references: references.map((one) => publishedReference(one, library.collections)),
    grades: publishedGrades(grades),
  });
};

/** A quotation in prose. @param id permanent; `content/lock` uses the same one */
export function publishedPassage(id: string, passage: CompiledPassage, sources: PublishingInputs): Passage {
  const fields = withoutUndefined({ kind: 'passage' as const, ...publishedTextFields(id, passage, sources), hisn: sources.hisn.get(id) });
  return { ...fields, since: sources.libraryEdition.since(id), fingerprint: fingerprintOf(fields) };
}
