/** The schemas of the published JSON files and of the records that only one of them has. */
import { z } from 'zod';
import {
  cardIdSchema,
  hadithSchema,
  licenceSchema,
  nonEmptyTextSchema,
  publishedPageSchema,
  pageIdSchema,
  quotedPassageSchema,
  proseSchema,
  rightsSchema,
  sectionSchema,
  textIdSchema,
  transliterationSchema,
  editionVersionSchema,
  wordsSchema,
} from './texts.ts';

const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe('Day of publication: `2026-11-22`.');
const verse = z
  .string()
  .regex(/^[1-9]\d{0,2}:[1-9]\d{0,2}$/)
  .describe('`2:255`');
const surahNumber = z.int().min(1).max(114);

export const categoryMenuSectionSchema = z
  .strictObject({
    title: nonEmptyTextSchema.optional().describe('Absent where the menu has one group.'),
    pages: z.array(pageIdSchema).describe('Ids of pages, those of other categories included.'),
  })
  .describe('A group of pages in a category’s menu.');

export const categorySummarySchema = z
  .strictObject({
    slug: nonEmptyTextSchema.describe('Permanent: `prayer`; the category’s address below the site.'),
    ...rightsSchema.shape,
    title: nonEmptyTextSchema,
    subtitle: nonEmptyTextSchema,
    file: nonEmptyTextSchema.describe('The file with its texts: `categories/prayer.json`.'),
    pages: z
      .array(z.strictObject({ id: pageIdSchema, title: nonEmptyTextSchema, cards: z.array(cardIdSchema) }))
      .describe('The pages that belong to it, each with the ids of its cards.'),
  })
  .describe('An entry of `categories.json`.');

export const categorySchema = z
  .strictObject({
    slug: nonEmptyTextSchema,
    ...rightsSchema.shape,
    title: nonEmptyTextSchema,
    subtitle: nonEmptyTextSchema,
    menu: z.array(categoryMenuSectionSchema),
    pages: z.array(publishedPageSchema),
  })
  .describe('The content of `categories/prayer.json`: a category’s menu, and the pages that belong to it.');

export const divineNameSchema = z
  .strictObject({
    number: z.int().min(1).max(99).describe('1 to 99, in the order of the list.'),
    ...rightsSchema.shape,
    arabic: nonEmptyTextSchema,
    transliteration: transliterationSchema,
    meaning: nonEmptyTextSchema,
  })
  .describe('One of the 99 names of Allah.');

export const namesSchema = z
  .strictObject({
    ...rightsSchema.shape,
    title: nonEmptyTextSchema,
    subtitle: nonEmptyTextSchema,
    introduction: z.array(nonEmptyTextSchema).describe('A paragraph each.'),
    passages: z.array(quotedPassageSchema).describe('Verses and narrations about the names.'),
    enumeration: proseSchema,
    names: z.array(divineNameSchema).length(99),
  })
  .describe('The content of `names.json`: the 99 names of Allah. `enumeration` has the sources for counting just these names.');

export const publishedFortyHadithSchema = z
  .strictObject({
    ...rightsSchema.shape,
    title: nonEmptyTextSchema,
    summary: z.array(nonEmptyTextSchema).describe('On the collection, a paragraph each.'),
    hadith: z.array(hadithSchema),
  })
  .describe('The content of `forty-hadith.json`.');

export const duaContextPageSchema = z
  .strictObject({
    id: pageIdSchema.describe('Permanent: `context/virtue`; on the site it stands below `context-behind-dua/`.'),
    ...rightsSchema.shape,
    title: nonEmptyTextSchema,
    intro: nonEmptyTextSchema.optional(),
    sections: z.array(sectionSchema),
  })
  .describe('One of the four pages on the context of dua.');

export const tasbihPhraseSchema = z
  .strictObject({
    id: nonEmptyTextSchema,
    ...rightsSchema.shape,
    arabic: nonEmptyTextSchema,
    transliteration: transliterationSchema,
    translation: nonEmptyTextSchema,
    words: wordsSchema,
  })
  .describe('A phrase of the tasbih counter.');

export const needGroupSchema = z
  .strictObject({
    id: nonEmptyTextSchema.describe('`at-home`'),
    ...rightsSchema.shape,
    title: nonEmptyTextSchema,
    needs: z.array(
      z.strictObject({
        id: nonEmptyTextSchema,
        need: nonEmptyTextSchema.describe('As people say it: `A bad dream`.'),
        texts: z
          .array(z.strictObject({ id: nonEmptyTextSchema, title: nonEmptyTextSchema }))
          .min(1)
          .max(5)
          .describe(
            'The nearest first: ids of cards, pages or hadith, the slug of a category, or the address of a screen that is one page.',
          ),
      }),
    ),
  })
  .describe('Situations of one part of life that readers need texts for, from A to Z.');

export const collectionSchema = z
  .strictObject({
    name: nonEmptyTextSchema.describe('As readers of the language write it: `Sahih al-Bukhari`.'),
    numbering: nonEmptyTextSchema.describe('The edition whose numbering is followed.'),
    highest: z.int().positive().describe('The last number of the work in that numbering.'),
    sahih: z.literal(true).optional().describe('Set for al-Bukhari and Muslim, whose narrations are shown without grades.'),
    letters: z.literal(true).optional().describe('Set where numbers may end in a letter: `1907a`.'),
    link: nonEmptyTextSchema.optional().describe('Address of one narration; `{number}` stands for its number.'),
  })
  .meta({ id: 'Collection', description: 'A cited work, most often a hadith collection.' });

export const publishedCollectionsSchema = z
  .record(z.string().regex(/^[a-z]+$/), collectionSchema)
  .describe('Of `collections.json`, by the key that references name in `collection`.');

export const hisnNumberEntrySchema = z
  .strictObject({
    number: z.int().min(1),
    texts: z
      .array(textIdSchema)
      .min(1)
      .optional()
      .describe(
        'Ids of the cards, quotations and sections that hold it: those for the same occasion first, then those that show the same words for no occasion of their own. Absent where there is none.',
      ),
    differs: nonEmptyTextSchema.optional().describe('How the texts differ from the book’s by more than single words.'),
    absent: nonEmptyTextSchema.optional().describe('Why the text of this number is left out, if it is.'),
    page: pageIdSchema.optional().describe('Id of the page that says more of the text left out.'),
  })
  .describe('Of `hisn-al-muslim.json`, one for each number of the book: 1 to 267, as it is printed and as sunnah.com has it.');

export const idRegistrySchema = z
  .strictObject({
    texts: z.record(nonEmptyTextSchema, nonEmptyTextSchema).describe('The file of each card, hadith and passage, by id.'),
    pages: z.record(nonEmptyTextSchema, nonEmptyTextSchema).describe('The file of each page.'),
    retired: z
      .strictObject({ texts: z.array(nonEmptyTextSchema), pages: z.array(nonEmptyTextSchema) })
      .describe('Withdrawn, never to be given to another text or page.'),
  })
  .describe(
    'The content of `ids.json`: the ids of cards, quotations, hadith and pages, and those that were withdrawn; not those of sections, phrases and needs.',
  );

export const transliteratedVerseSchema = z
  .strictObject({
    verse,
    precise: nonEmptyTextSchema,
    plain: nonEmptyTextSchema,
    words: z
      .array(z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.literal(1)])]))
      .min(1)
      .describe('Each word of the verse in the styles `precise` and `plain`; a third value, 1, joins it to the word before.'),
  })
  .describe('The transliteration of a verse: as a whole, and word by word.');

export const transliteratedSurahSchema = z
  .strictObject({
    licence: licenceSchema,
    surah: surahNumber,
    name: nonEmptyTextSchema.describe('In Latin letters: `Al-Baqarah`.'),
    verses: z.array(transliteratedVerseSchema),
  })
  .describe('Of `quran/transliteration/2.json`.');

export const surahArabicSchema = z
  .strictObject({
    licence: licenceSchema,
    surah: surahNumber,
    name: nonEmptyTextSchema,
    verses: z.array(z.strictObject({ verse, arabic: nonEmptyTextSchema })),
  })
  .describe('Of `quran/arabic/2.json`: Uthmani script from quran-json, under CC BY-SA 4.0.');

export const changeSchema = z
  .strictObject({
    place: nonEmptyTextSchema.describe(
      'The id of the text; `names#7` for a name, `<page>#<section>.2` for the second block of a section, `<page>#omitted.1` for omitted words. For a card with `use`, look up that id too: what changed in its words stands there alone.',
    ),
    what: z.enum(['added', 'changed', 'withdrawn']),
    fields: z
      .record(nonEmptyTextSchema, z.array(nonEmptyTextSchema))
      .optional()
      .describe('The differences of each changed field, a sentence each.'),
  })
  .describe('What an edition changed in one text.');

export const editionSummarySchema = z
  .strictObject({
    version: editionVersionSchema,
    date,
    changes: z.array(changeSchema).describe('Empty for the first edition, or where only fields outside the fingerprints changed.'),
  })
  .describe(
    'Of `editions.json`: what each edition changed, the earliest first. Names and verdicts are compared as they are printed. In 1.1.0 they were compared with ids, so it lists each narrator, saying and verdict as changed: "Abu Hurayrah" → "abu-hurayrah".',
  );

export const manifestFileEntrySchema = z.strictObject({
  path: nonEmptyTextSchema,
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('64 small hexadecimal digits.'),
  bytes: z.int(),
  schema: nonEmptyTextSchema.optional().describe('For JSON files: the path of the schema.'),
});

export const manifestSchema = z
  .strictObject({
    name: z.literal('misbaha-data'),
    format: z.literal(1).describe('Version of the shapes of the data; a new one gets a new address.'),
    version: editionVersionSchema.describe('`1.0.0`; `1.0.1-draft` for what differs from edition 1.0.0 and is in no edition yet.'),
    language: rightsSchema.shape.language.describe(
      'Tag of the language of what is not Arabic: `en`, `fr`. Editions 1.0.0 and 1.1.0 lack it; they are English.',
    ),
    date: date.describe('Publication day of the edition; for a draft, of the last edition before it.'),
    licences: z.record(nonEmptyTextSchema, nonEmptyTextSchema).describe('The licence of each part of the data; `LICENSE.md` says more.'),
    counts: z
      .record(nonEmptyTextSchema, z.int())
      .describe(
        'Among them `cards` as pages show them, `texts` without the cards that repeat another (`use`), and `words` of these texts.',
      ),
    files: z.array(manifestFileEntrySchema),
  })
  .describe('The content of `manifest.json`: lists every file of an edition except itself.');
