/** The schemas of the parts of texts. Each is checked against its type in `packages/dataset/shapes/model.ts`. */
import { z } from 'zod';
import { VERDICT_LEVELS } from '../../core/verdicts.ts';
import type {
  Authenticity,
  Card,
  Collection,
  Grade,
  Hadith,
  Level,
  Licence,
  OmittedWords,
  Page,
  Passage,
  Prose,
  Reference,
  Section,
  Transliteration,
  Word,
  WordReading,
} from '../shapes/model.ts';

export const nonEmptyText = z.string().min(1);
const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const pageId = z.string().regex(new RegExp(`^${slugPattern}/${slugPattern}$`));
export const cardId = z.string().regex(new RegExp(`^${slugPattern}/${slugPattern}#${slugPattern}$`));
export const version = z.string().regex(/^\d+\.\d+\.\d+(?:-draft)?$/);
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const verse = z.string().regex(/^[1-9]\d{0,2}:[1-9]\d{0,2}$/);
const verseList = z.string().regex(/^\d+:\d+(?:-\d+)?(?:, \d+:\d+(?:-\d+)?)*$/);

const reference: z.ZodType<Reference> = z
  .strictObject({
    id: z.string().regex(/^[a-z]+:.+$/),
    collection: z.string().regex(/^[a-z]+$/),
    number: nonEmptyText,
    label: nonEmptyText,
    edition: nonEmptyText,
    // A pattern, since strict validators refuse "format" unless they have a list of formats.
    url: z
      .string()
      .regex(/^https:\/\/\S+$/)
      .optional(),
    told: z.literal(true).optional(),
  })
  .meta({
    id: 'Reference',
    description: 'A cited place. Where told is set, the narration tells that the words are said and does not quote them.',
  });

export const licence: z.ZodType<Licence> = z
  .strictObject({ arabic: z.enum(['CC-BY-SA-4.0', 'public-domain']).optional(), other: z.literal('CC-BY-4.0').optional() })
  .meta({ id: 'Licence', description: 'Under which licence the Arabic of a record stands, and everything else in it.' });

/** Every record that somebody may copy alone has these fields. */
export const rightsFields = {
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/)
    .meta({ description: 'Of the translation, the titles and the notes (BCP 47).' }),
  licence,
};

const authenticity: z.ZodType<Authenticity> = z
  .enum(['quran', 'sahih', 'hasan', 'disputed', 'weak', 'reported'])
  .meta({ id: 'Authenticity', description: 'How sound a text is, in one word; FIELDS.md has the rule.' });

const level: z.ZodType<Level> = z.enum(VERDICT_LEVELS).meta({ id: 'Level', description: 'The level of a verdict, for programs.' });

const grade: z.ZodType<Grade> = z
  .strictObject({
    verdict: nonEmptyText,
    level,
    chain: z.literal(true).optional(),
    by: nonEmptyText,
    of: nonEmptyText.optional(),
    work: nonEmptyText.optional(),
  })
  .meta({ id: 'Grade', description: 'Who judged a narration, and how.' });

export const transliteration: z.ZodType<Transliteration> = z
  .strictObject({ precise: nonEmptyText, plain: nonEmptyText })
  .meta({ id: 'Transliteration', description: 'The sound of a text; lines stand as in the Arabic.' });

const wordReading: z.ZodType<WordReading> = z
  .strictObject({
    arabic: nonEmptyText,
    precise: nonEmptyText,
    plain: nonEmptyText,
    meaning: nonEmptyText,
    references: z.array(reference).min(1),
  })
  .meta({ id: 'WordReading', description: 'Another reading of a word of a narration, with the places that have it.' });

const word: z.ZodType<Word> = z
  .strictObject({
    arabic: nonEmptyText,
    precise: z.string(),
    plain: z.string(),
    meaning: z.string(),
    root: z
      .string()
      .regex(/^[أ-ي]{3,4}$/)
      .optional()
      .meta({ description: 'The letters of its root, hamza as أ; absent where it has none.' }),
    joined: z.literal(true).optional(),
    readings: z.array(wordReading).min(1).optional(),
  })
  .meta({ id: 'Word', description: 'A word with its sound, its meaning there and its root.' });

export const words = z.array(z.array(word)).meta({ description: 'The words of each line of the Arabic.' });

const commonTextFieldSchemas = {
  authenticity,
  practice: authenticity.optional(),
  ...rightsFields,
  script: z.enum(['quran', 'naskh']),
  arabic: nonEmptyText,
  quran: verseList.optional(),
  transliteration,
  translation: nonEmptyText,
  references: z.array(reference),
  grades: z.array(grade).min(1).optional(),
  since: version.meta({ description: 'The edition since which its sealed fields stand unchanged.' }),
  fingerprint: sha256.meta({ description: 'SHA-256 of its sealed fields.' }),
};

/** Numbers in Hisn al-Muslim that have the text. */
const hisnNumbersSchema = z.array(z.int().min(1)).min(1);

export const textId = z.string().regex(/^[a-z0-9/-]+#[a-z0-9.-]+$/);

const card: z.ZodType<Card> = z
  .strictObject({
    id: cardId,
    use: cardId.optional(),
    kind: z.enum(['supplication', 'narration']),
    title: nonEmptyText.optional(),
    subtitle: nonEmptyText.optional(),
    occasion: nonEmptyText.optional(),
    instruction: nonEmptyText.optional(),
    repeat: z.int().min(2).optional(),
    ...commonTextFieldSchemas,
    words,
    narrator: nonEmptyText.optional(),
    sayingOf: nonEmptyText.optional(),
    note: nonEmptyText.optional(),
    hisn: hisnNumbersSchema.optional(),
  })
  .meta({ id: 'Card', description: 'A supplication, or what is told of one, where a page shows it.' });

const passage: z.ZodType<Passage> = z
  .strictObject({ kind: z.literal('passage'), id: textId, ...commonTextFieldSchemas, hisn: hisnNumbersSchema.optional() })
  .meta({ id: 'Passage', description: 'A quotation in prose.' });

export const prose: z.ZodType<Prose> = z
  .strictObject({
    kind: z.literal('prose'),
    ...rightsFields,
    text: nonEmptyText,
    references: z.array(reference),
    counsel: nonEmptyText.optional(),
  })
  .meta({ id: 'Prose', description: 'A paragraph of our own with its ground.' });

export const passages = z.array(passage);

export const section: z.ZodType<Section> = z
  .strictObject({ id: textId, title: nonEmptyText, arabic: nonEmptyText.optional(), blocks: z.array(z.union([passage, prose])) })
  .meta({ id: 'Section' });

const omitted: z.ZodType<OmittedWords> = z
  .strictObject({
    ...rightsFields,
    words: nonEmptyText,
    arabic: nonEmptyText.optional(),
    reason: nonEmptyText,
    references: z.array(reference),
    grades: z.array(grade).optional(),
  })
  .meta({ id: 'OmittedWords', description: 'Words that readers look for and that are left out on purpose.' });

export const page: z.ZodType<Page> = z
  .strictObject({
    id: pageId,
    ...rightsFields,
    title: nonEmptyText,
    subtitle: nonEmptyText.optional(),
    intro: nonEmptyText.optional(),
    needs: z.array(nonEmptyText).min(1).optional(),
    cards: z.array(card),
    sections: z.array(section).min(1).optional(),
    omitted: z.array(omitted).min(1).optional(),
  })
  .meta({ id: 'Page' });

export const hadith: z.ZodType<Hadith> = z
  .strictObject({
    id: textId,
    number: z.int().min(1).max(42),
    title: nonEmptyText,
    narrator: nonEmptyText,
    source: nonEmptyText,
    ...commonTextFieldSchemas,
    note: nonEmptyText.optional(),
  })
  .meta({ id: 'Hadith' });

export const collection: z.ZodType<Collection> = z
  .strictObject({
    name: nonEmptyText,
    numbering: nonEmptyText,
    highest: z.int().positive(),
    sahih: z.literal(true).optional(),
    letters: z.literal(true).optional(),
    link: nonEmptyText.optional(),
  })
  .meta({ id: 'Collection', description: 'A cited work.' });
