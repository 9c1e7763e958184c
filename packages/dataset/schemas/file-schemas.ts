/** One JSON Schema (draft 2020-12) for each kind of file. */
import { z } from 'zod';
import type {
  Category,
  CategorySummary,
  Collections,
  ContextPage,
  EditionSummary,
  FortyHadith,
  HisnNumber,
  Ids,
  Manifest,
  Names,
  NeedGroup,
  SurahArabic,
  SurahSound,
  TasbihPhrase,
} from '../shapes/model.ts';
import {
  cardId,
  collection,
  date,
  hadith,
  licence,
  nonEmptyText,
  page,
  pageId,
  passages,
  prose,
  rightsFields,
  section,
  sha256,
  textId,
  transliteration,
  verse,
  version,
  words,
} from './text-schema.ts';

const summary: z.ZodType<CategorySummary> = z.strictObject({
  slug: nonEmptyText,
  ...rightsFields,
  title: nonEmptyText,
  subtitle: nonEmptyText,
  file: nonEmptyText,
  pages: z.array(z.strictObject({ id: pageId, title: nonEmptyText, cards: z.array(cardId) })),
});

const category: z.ZodType<Category> = z.strictObject({
  slug: nonEmptyText,
  ...rightsFields,
  title: nonEmptyText,
  subtitle: nonEmptyText,
  menu: z.array(z.strictObject({ title: nonEmptyText.optional(), pages: z.array(pageId) })),
  pages: z.array(page),
});

const names: z.ZodType<Names> = z.strictObject({
  ...rightsFields,
  title: nonEmptyText,
  subtitle: nonEmptyText,
  introduction: z.array(nonEmptyText),
  passages,
  enumeration: prose,
  names: z
    .array(
      z.strictObject({ number: z.int().min(1).max(99), ...rightsFields, arabic: nonEmptyText, transliteration, meaning: nonEmptyText }),
    )
    .length(99),
});

const fortyHadith: z.ZodType<FortyHadith> = z.strictObject({
  ...rightsFields,
  title: nonEmptyText,
  summary: z.array(nonEmptyText),
  hadith: z.array(hadith),
});

const context: z.ZodType<ContextPage[]> = z.array(
  z.strictObject({ id: pageId, ...rightsFields, title: nonEmptyText, intro: nonEmptyText.optional(), sections: z.array(section) }),
);

const tasbih: z.ZodType<TasbihPhrase[]> = z.array(
  z.strictObject({ id: nonEmptyText, ...rightsFields, arabic: nonEmptyText, transliteration, translation: nonEmptyText, words }),
);

const needs: z.ZodType<NeedGroup[]> = z.array(
  z.strictObject({
    id: nonEmptyText,
    ...rightsFields,
    title: nonEmptyText,
    needs: z.array(
      z.strictObject({
        id: nonEmptyText,
        need: nonEmptyText,
        texts: z
          .array(z.strictObject({ id: nonEmptyText, title: nonEmptyText }))
          .min(1)
          .max(5),
      }),
    ),
  }),
);

const collections: z.ZodType<Collections> = z.record(z.string().regex(/^[a-z]+$/), collection);

const ids: z.ZodType<Ids> = z.strictObject({
  texts: z.record(nonEmptyText, nonEmptyText),
  pages: z.record(nonEmptyText, nonEmptyText),
  retired: z.strictObject({ texts: z.array(nonEmptyText), pages: z.array(nonEmptyText) }),
});

const hisn: z.ZodType<HisnNumber[]> = z.array(
  z.strictObject({
    number: z.int().min(1),
    texts: z.array(textId).min(1).optional(),
    differs: nonEmptyText.optional(),
    absent: nonEmptyText.optional(),
    page: pageId.optional(),
  }),
);

const surahNumber = z.int().min(1).max(114);

const surahSound: z.ZodType<SurahSound> = z.strictObject({
  licence,
  surah: surahNumber,
  name: nonEmptyText,
  verses: z.array(
    z.strictObject({
      verse,
      precise: nonEmptyText,
      plain: nonEmptyText,
      words: z.array(z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.literal(1)])])).min(1),
    }),
  ),
});

const surahArabic: z.ZodType<SurahArabic> = z.strictObject({
  licence,
  surah: surahNumber,
  name: nonEmptyText,
  verses: z.array(z.strictObject({ verse, arabic: nonEmptyText })),
});

const editions: z.ZodType<EditionSummary[]> = z
  .array(
    z.strictObject({
      version,
      date,
      changes: z.array(
        z.strictObject({
          place: nonEmptyText,
          what: z.enum(['added', 'changed', 'withdrawn']),
          fields: z.record(nonEmptyText, z.array(nonEmptyText)).optional(),
        }),
      ),
    }),
  )
  .min(1);

const manifest: z.ZodType<Manifest> = z.strictObject({
  name: z.literal('misbaha-data'),
  format: z.literal(1),
  version,
  date,
  licences: z.record(nonEmptyText, nonEmptyText),
  counts: z.record(nonEmptyText, z.int()),
  files: z.array(z.strictObject({ path: nonEmptyText, sha256, bytes: z.int(), schema: nonEmptyText.optional() })),
});

const SCHEMA_BY_KIND = {
  categories: z.array(summary),
  category,
  names,
  'forty-hadith': fortyHadith,
  context,
  tasbih,
  needs,
  collections,
  'hisn-al-muslim': hisn,
  ids,
  editions,
  'surah-transliteration': surahSound,
  'surah-arabic': surahArabic,
  manifest,
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
