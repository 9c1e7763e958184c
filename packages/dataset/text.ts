/** Makes the published fields of a quotation or a hadith that texts of every kind have. */
import type { Passage, Script } from './shapes/model.ts';
import type { Passage as CompiledPassage } from '../core/model.ts';
import type { Library, SourcePassage } from '../content/compiler/library.ts';
import type { UnchangedSince } from './editions/unchanged-since.ts';
import { authenticityOf, publishedGrades } from './authenticity.ts';
import { publishedReference } from './card.ts';
import { fingerprintOf } from './fingerprint.ts';
import { rightsOf } from './rights.ts';
import { soundOf } from './sound.ts';
import { withoutAbsent } from './without-absent.ts';

/** What texts are published from. */
export interface Sources {
  library: Library;
  standing: UnchangedSince;
  /** The passages of the library by their ids. */
  passages: ReadonlyMap<string, SourcePassage>;
  /** Numbers of Hisn al-Muslim by the id of the text that they name. */
  hisn: ReadonlyMap<string, number[]>;
}

/** What is the same in a passage, a hadith and a quotation on the page of names. */
type Quoted = Pick<CompiledPassage, 'arabic' | 'translation' | 'references' | 'grades'> & { script: Script };

/** The fields of a text that every kind has, before its fingerprint. */
export const textFields = (
  id: string,
  { script, arabic, translation, references, grades }: Quoted,
  { library, passages }: Sources,
): Omit<Passage, 'kind' | 'since' | 'fingerprint'> => {
  const source = passages.get(id);
  if (source?.arabic !== arabic) throw new Error(`${id} is not among the passages of the library, or holds other words`);
  return withoutAbsent({
    id,
    ...authenticityOf({ id, script, references, grades }, library.collections),
    ...rightsOf(script),
    script,
    arabic,
    quran: source.quran,
    transliteration: soundOf(arabic, script),
    translation,
    references: references.map((one) => publishedReference(one, library.collections)),
    grades: publishedGrades(grades),
  });
};

/** A quotation in prose. @param id permanent, as the lock names it */
export function publishedPassage(id: string, passage: CompiledPassage, sources: Sources): Passage {
  const fields = withoutAbsent({ kind: 'passage' as const, ...textFields(id, passage, sources), hisn: sources.hisn.get(id) });
  return { ...fields, since: sources.standing.since(id), fingerprint: fingerprintOf(fields) };
}
