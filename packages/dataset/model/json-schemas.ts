/** One JSON Schema (draft 2020-12) for each kind of file. */
import { z } from 'zod';
import * as files from './files.ts';

const SCHEMA_BY_KIND = {
  categories: z.array(files.categorySummarySchema),
  category: files.categorySchema,
  names: files.namesSchema,
  'forty-hadith': files.publishedFortyHadithSchema,
  context: z.array(files.duaContextPageSchema),
  tasbih: z.array(files.tasbihPhraseSchema),
  needs: z.array(files.needGroupSchema),
  collections: files.publishedCollectionsSchema,
  'hisn-al-muslim': z.array(files.hisnNumberEntrySchema),
  ids: files.idRegistrySchema,
  editions: z.array(files.editionSummarySchema).min(1),
  'surah-transliteration': files.transliteratedSurahSchema,
  'surah-arabic': files.surahArabicSchema,
  manifest: files.manifestSchema,
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
