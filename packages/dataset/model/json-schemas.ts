/** One JSON Schema (draft 2020-12) for each kind of file. */
import { z } from 'zod';
import * as files from './files.ts';

const SCHEMA_BY_KIND = {
  categories: z.array(files.categorySummary),
  category: files.category,
  names: files.names,
  'forty-hadith': files.fortyHadith,
  context: z.array(files.duaContextPage),
  tasbih: z.array(files.tasbihPhrase),
  needs: z.array(files.needGroup),
  collections: files.collections,
  'hisn-al-muslim': z.array(files.hisnNumber),
  ids: files.ids,
  editions: z.array(files.editionSummary).min(1),
  'surah-transliteration': files.transliteratedSurah,
  'surah-arabic': files.surahArabic,
  manifest: files.manifest,
} as const;

/** A kind of file; its schema is `schemas/<kind>.schema.json`. */
export type FileKind = keyof typeof SCHEMA_BY_KIND;

/** A URN, not a URL, so that it is the same on every site that has the data. */
const schemaId = (kind: string): string => `urn:misbaha:data:1:${kind}`;

/** The JSON Schema of each kind of file, as it is published. */
export const fileSchemas = (): Map<FileKind, object> =>
  new Map(
    Object.entries(SCHEMA_BY_KIND).map(([kind, schema]) => [
      kind as FileKind,
      { $id: schemaId(kind), ...z.toJSONSchema(schema, { target: 'draft-2020-12' }), title: `Misbaha data, format 1: ${kind}` },
    ]),
  );
