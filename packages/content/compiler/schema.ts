/**
 * The shapes that an editor writes in `content/`. Strict: an unknown key is an error. A shape holds the keys of a text
 * and those of a language (`markAsLanguageFileKey`); they stand in two files, which `joined-file.ts` reads as one.
 */
import { z } from 'zod';
import { CARD_ID_PATTERN, SLUG_PATTERN } from '../../core/ids.ts';
import { VERDICT_IDS } from '../../core/verdicts.ts';
import { isIcon, suggestIcons } from './icons.ts';
import { registerShapeChooser, markAsLanguageFileKey } from './layers.ts';
import { nonEmptyText } from './non-empty-text.ts';

const slug = z.string().regex(SLUG_PATTERN, 'write it in small letters, digits and single hyphens');
const icon = nonEmptyText.refine(isIcon, {
  error: ({ input }) =>
    `there is no icon "${String(input)}"; near it are ${suggestIcons(String(input)).join(', ')}, and lucide.dev/icons shows all`,
});
const repeat = z.number().int().min(2, 'a card that is said once has no repeat').max(100);
const references = z.array(z.string()).min(1, 'leave the key out where there is none');
/** The id of a person; every language has a name for it. */
const personId = slug;
const personIds = z.union([personId, z.array(personId).min(2, 'write one id without brackets')]);
const pagePath = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'write a slug of this folder, or category/slug');

const verdict = z.enum(VERDICT_IDS, {
  error: ({ input }) => `"${String(input)}" is no known verdict; known are ${VERDICT_IDS.join(', ')}`,
});
const grade = z.strictObject({
  verdict,
  by: personId,
  of: nonEmptyText.optional(),
  work: slug.optional(),
  page: z.union([z.int().positive(), nonEmptyText]).optional(),
  whose: personId.optional(),
});
/** A grade as an editor writes it; so are all types named `Written…`. */
export type WrittenGrade = z.infer<typeof grade>;
const grades = z.array(grade).min(1, 'leave the key out where there is none');
const needPhrases = z.array(nonEmptyText).min(1, 'leave the key out where there is none');

const sharedCardKeys = {
  title: markAsLanguageFileKey(nonEmptyText.optional()),
  subtitle: markAsLanguageFileKey(nonEmptyText.optional()),
  occasion: markAsLanguageFileKey(nonEmptyText.optional()),
  instruction: markAsLanguageFileKey(nonEmptyText.optional()),
  note: markAsLanguageFileKey(nonEmptyText.optional()),
  kind: z.enum(['supplication', 'narration']).optional(),
  repeat: repeat.optional(),
  repeat_first_line: z.literal(true).optional(),
  narrator: personIds.optional(),
  saying_of: personIds.optional(),
  references: references.optional(),
  told_in: references.optional(),
  grades: grades.optional(),
  needs: markAsLanguageFileKey(needPhrases.optional()),
};

/** Adds the checks for keys of a card that exclude each other. */
const withExclusiveCardKeys = <
  T extends {
    kind?: string | undefined;
    repeat?: number | undefined;
    narrator?: string | string[] | undefined;
    saying_of?: string | string[] | undefined;
  },
>(
  shape: z.ZodType<T>,
): z.ZodType<T> =>
  shape
    .refine(({ narrator, saying_of }) => narrator === undefined || saying_of === undefined, {
      message: 'a text is narrated by a Companion or is his own word; keep "narrator" or "saying_of"',
      path: ['saying_of'],
    })
    .refine(({ kind, repeat: count }) => kind !== 'narration' || count === undefined, {
      message: 'a narration is reported and not said, so it has no "repeat"',
      path: ['repeat'],
    });

/** Requires a narration to cite a hadith number: one that quotes its words, or one that only reports them. */
const withRequiredSource = <T extends { references?: string[] | undefined; told_in?: string[] | undefined }>(
  shape: z.ZodType<T>,
): z.ZodType<T> =>
  shape.refine((text) => text.references !== undefined || text.told_in !== undefined, {
    message: 'words of a narration need "references", the numbers that hold them, or "told_in", those that only tell of them',
    path: ['references'],
  });

const cardId = z.string().regex(CARD_ID_PATTERN, 'write category/slug#card');

const reusingCard = z.strictObject({
  use: cardId,
  id: slug.optional(),
  ...sharedCardKeys,
});

const wordRange = z.union([z.string().regex(/^[1-9]\d*-[1-9]\d*$/, 'write from-to, counted in words'), z.int().positive()]);

const versesCard = z.strictObject({
  id: slug,
  quran: nonEmptyText,
  words: wordRange.optional(),
  basmala: z.literal(true).optional(),
  translation: markAsLanguageFileKey(nonEmptyText.optional()),
  transliteration: nonEmptyText.optional(),
  ...sharedCardKeys,
});

/** Variant readings of a word, each with the numbers that have it. */
const variantReadings = z.array(z.strictObject({ arabic: nonEmptyText, references })).min(1, 'leave the word out where there is none');

/** The place of a word, counted from 1 over all lines, and the word. */
const wordKey = z.string().regex(/^[1-9]\d* \S+$/, 'a key is the place of the word, counted from 1, and the word: "4 إِلَهَ"');

/** The words that one wording has and the other lacks. */
const wordingDifference = z
  .strictObject({ has: nonEmptyText.optional(), lacks: nonEmptyText.optional() })
  .refine(({ has, lacks }) => has !== undefined || lacks !== undefined, 'name the words that it has and the other lacks, or that it lacks');
export type WordingDifference = z.infer<typeof wordingDifference>;

const narrationCard = z.strictObject({
  id: slug,
  arabic: nonEmptyText,
  translation: markAsLanguageFileKey(nonEmptyText),
  transliteration: nonEmptyText.optional(),
  readings: z.record(wordKey, variantReadings).optional(),
  other_wording_of: z.record(cardId, wordingDifference).optional(),
  ...sharedCardKeys,
});

const hasKey = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value;

/**
 * Whether a card has `use`, `quran` or `arabic` decides its shape. Choosing it first keeps the error messages short.
 */
export const chooseCardSchema = (value: unknown): z.ZodType => {
  return hasKey(value, 'use')
    ? withExclusiveCardKeys(reusingCard)
    : hasKey(value, 'quran')
      ? withExclusiveCardKeys(versesCard)
      : withRequiredSource(withExclusiveCardKeys(narrationCard));
};

export type WrittenCard = z.infer<typeof reusingCard> | z.infer<typeof versesCard> | z.infer<typeof narrationCard>;
export type WrittenVersesCard = z.infer<typeof versesCard>;
export type WrittenNarrationCard = z.infer<typeof narrationCard>;
export type WrittenReusingCard = z.infer<typeof reusingCard>;

/** A block's id must never change: it is part of the permanent id of a quotation. */
const blockId = z.union([z.int().positive(), slug]);
const proseKeys = { text: markAsLanguageFileKey(nonEmptyText), references: references.optional() };
const prose = z.strictObject({ id: blockId, ...proseKeys, counsel: personId.optional() });
const quotedVerses = z.strictObject({
  id: blockId,
  quran: nonEmptyText,
  words: wordRange.optional(),
  translation: markAsLanguageFileKey(nonEmptyText.optional()),
});
const quotedNarration = z.strictObject({
  id: blockId,
  kind: z.literal('narration').optional(),
  arabic: nonEmptyText,
  translation: markAsLanguageFileKey(nonEmptyText),
  references: references.optional(),
  told_in: references.optional(),
  grades: grades.optional(),
});

/** Whether a quotation has `quran` or `arabic` decides its shape. */
const chooseQuotationSchema = (value: unknown): z.ZodType => (hasKey(value, 'quran') ? quotedVerses : withRequiredSource(quotedNarration));

/** Whether a block has `quran`, `arabic` or, for our own sentences, `text` decides its shape. */
export const chooseBlockSchema = (value: unknown): z.ZodType =>
  hasKey(value, 'quran') || hasKey(value, 'arabic') ? chooseQuotationSchema(value) : prose;

export type WrittenProse = z.infer<typeof prose>;
export type WrittenQuotedVerses = z.infer<typeof quotedVerses>;
export type WrittenQuotedNarration = z.infer<typeof quotedNarration>;
/** Verses or a narration. */
export type WrittenQuotation = WrittenQuotedVerses | WrittenQuotedNarration;
export type WrittenBlock = WrittenProse | WrittenQuotation;

/** Parses with the schema that `choose` gives for the value, and passes on that schema's messages. */
const schemaChosenByValue = <T>(choose: (value: unknown) => z.ZodType): z.ZodType<T> =>
  registerShapeChooser(
    choose,
    z.unknown().transform((value, context) => {
      const result = choose(value).safeParse(value);
      if (result.success) return result.data as T;
      for (const issue of result.error.issues) context.addIssue({ ...issue, input: value } as never);
      return z.NEVER;
    }),
  );

const blocks = z.array(schemaChosenByValue<WrittenBlock>(chooseBlockSchema)).min(1);
/** Quotations without prose between them. */
const quotations = z.array(schemaChosenByValue<WrittenQuotation>(chooseQuotationSchema)).min(1);
const section = z.strictObject({ id: slug, title: markAsLanguageFileKey(nonEmptyText), arabic: nonEmptyText.optional(), blocks });

const omittedWords = z.strictObject({
  id: z.int().positive(),
  words: markAsLanguageFileKey(nonEmptyText),
  arabic: nonEmptyText.optional(),
  reason: markAsLanguageFileKey(nonEmptyText),
  references: references.optional(),
  grades: grades.optional(),
});
export type WrittenOmittedWords = z.infer<typeof omittedWords>;

export const pageSchema = z.strictObject({
  title: markAsLanguageFileKey(nonEmptyText),
  subtitle: markAsLanguageFileKey(nonEmptyText.optional()),
  intro: markAsLanguageFileKey(nonEmptyText.optional()),
  icon: icon.optional(),
  needs: markAsLanguageFileKey(needPhrases.optional()),
  references: z.literal('hidden').optional(),
  cards: z.array(schemaChosenByValue<WrittenCard>(chooseCardSchema)).min(1, 'a page has at least one card'),
  sections: z.array(section).optional(),
  omitted: z.array(omittedWords).min(1, 'leave the key out where there is none').optional(),
});

export const menuSchema = z.strictObject({
  title: markAsLanguageFileKey(nonEmptyText),
  subtitle: markAsLanguageFileKey(nonEmptyText.optional()),
  sections: z
    .array(z.strictObject({ id: slug.optional(), title: markAsLanguageFileKey(nonEmptyText.optional()), pages: z.array(pagePath).min(1) }))
    .min(1),
});

/** A language's own rendering of whole verses, by verse: `2:255`. */
export const verseTranslationsSchema = z.record(z.string().regex(/^[1-9]\d*:[1-9]\d*$/, 'a key is one verse: "2:255"'), nonEmptyText);

/** Meanings of words: `forms` has the general meaning of a form; `here`, by text and `place form`, that in one text alone. */
export const wordMeaningsSchema = z.strictObject({
  forms: z.record(z.string().regex(/^\S+$/, 'a key is one word as the texts spell it, without punctuation'), nonEmptyText),
  here: z
    .record(
      z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?#[a-z0-9-]+$/, 'a key is a text: category/page#card, or tasbih#phrase'),
      z.record(wordKey, nonEmptyText),
    )
    .optional(),
});

const wordForm = z.string().regex(/^\S+$/, 'write one word as the texts spell it, without punctuation');
/** Words in dictionary form, each with the forms in which the texts have it. */
const formsByLemma = z.record(wordForm, z.array(wordForm).min(1, 'take the word out where no text has a form of it'));

/**
 * `roots.yaml`: the words of each root; `none`, words without a root; `names`, those words of roots that are names of places;
 * `joined`, words that are several written as one.
 */
export const rootsSchema = z.strictObject({
  roots: z.record(wordForm, formsByLemma),
  none: formsByLemma,
  names: z.array(wordForm).default([]),
  joined: z.record(wordForm, z.array(wordForm).min(2, 'name all its parts')).default({}),
});

/** `roots.yaml` of a language: what each root is about. */
export const senseByRootSchema = z.record(wordForm, nonEmptyText);

export const categoriesSchema = z.array(
  z.strictObject({ slug, title: markAsLanguageFileKey(nonEmptyText), subtitle: markAsLanguageFileKey(nonEmptyText), icon }),
);

export const collectionsSchema = z.record(
  z.string().regex(/^[a-z]+$/),
  z.strictObject({
    name: markAsLanguageFileKey(nonEmptyText),
    numbering: markAsLanguageFileKey(nonEmptyText),
    /** Names of the work in sentences, before a number; absent where the checks do not look for it. */
    called: markAsLanguageFileKey(z.array(nonEmptyText).min(1).optional()),
    /** Names of other works that contain one of the names in `called`; sentences with them do not mean this work. */
    except: markAsLanguageFileKey(z.array(nonEmptyText).min(1).optional()),
    highest: z.number().int().positive(),
    sahih: z.literal(true).optional(),
    letters: z.literal(true).optional(),
    link: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+\/[^\s{}]*\{number\}[^\s{}]*$/, 'write an https address with {number} in it once, in its path')
      .optional(),
  }),
);

export const contextPageSchema = z.strictObject({
  title: markAsLanguageFileKey(nonEmptyText),
  intro: markAsLanguageFileKey(nonEmptyText.optional()),
  items: z.array(section).min(1),
});

const hadith = z.strictObject({
  number: z.number().int(),
  title: markAsLanguageFileKey(nonEmptyText),
  narrator: markAsLanguageFileKey(nonEmptyText),
  translation: markAsLanguageFileKey(nonEmptyText),
  arabic: nonEmptyText,
  source: markAsLanguageFileKey(nonEmptyText),
  references,
  grades: grades.optional(),
  note: markAsLanguageFileKey(nonEmptyText.optional()),
});

export const fortyHadithSchema = z.strictObject({
  title: markAsLanguageFileKey(nonEmptyText),
  summary: markAsLanguageFileKey(z.array(nonEmptyText).min(1)),
  entries: z.array(hadith),
  replacements: z.array(hadith),
});
export type WrittenHadith = z.infer<typeof hadith>;

export const ninetyNineNamesSchema = z.strictObject({
  title: markAsLanguageFileKey(nonEmptyText),
  subtitle: markAsLanguageFileKey(nonEmptyText),
  introduction: markAsLanguageFileKey(z.array(nonEmptyText).min(1)),
  verses: quotations,
  narrations: quotations,
  enumeration: z.strictObject(proseKeys),
  names: z.array(z.strictObject({ number: z.number().int(), arabic: nonEmptyText, meaning: markAsLanguageFileKey(nonEmptyText) })),
});

export const tasbihSchema = z.strictObject({
  phrases: z.array(z.strictObject({ id: slug, arabic: nonEmptyText, translation: markAsLanguageFileKey(nonEmptyText) })).min(1),
});

const needTarget = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+(#[a-z0-9-]+)?)?$/, 'write category/page, category/page#card or the address of a screen');
const needWithTexts = z.strictObject({
  id: slug,
  need: markAsLanguageFileKey(nonEmptyText),
  texts: z.array(needTarget).min(1).max(5, 'five texts at most: who is in need cannot read through a list'),
});

/** `needs.yaml`: needs of the screens that have no page file, and the page of needs. */
export const needsSchema = z.strictObject({
  screens: markAsLanguageFileKey(z.array(z.strictObject({ screen: pagePath, needs: needPhrases }))),
  groups: z.array(z.strictObject({ id: slug, title: markAsLanguageFileKey(nonEmptyText), needs: z.array(needWithTexts).min(1) })),
});
export type WrittenNeeds = z.infer<typeof needsSchema>;

/** Names of people and of printed works by id. */
export const namesByIdSchema = z.record(slug, nonEmptyText);

/** The part of `glossary.yaml` that the compiler reads. */
export const gradersSchema = z.object({ graders: z.array(slug) });

/** The name of each verdict; `after` words it for scholars who differ from the leading verdict: `weak for {scholars}`. */
export const verdictWordingsSchema = z.partialRecord(verdict, z.strictObject({ name: nonEmptyText, after: nonEmptyText.optional() }));

export type WrittenPage = z.infer<typeof pageSchema>;
export type WrittenMenu = z.infer<typeof menuSchema>;

/** The keys of pages, menus, cards, hadith and their parts. */
export const TEXT_FILE_KEYS: readonly string[] = [
  ...new Set(
    [
      pageSchema,
      reusingCard,
      versesCard,
      narrationCard,
      prose,
      quotedVerses,
      quotedNarration,
      section,
      omittedWords,
      menuSchema,
      hadith,
    ].flatMap(({ shape }) => Object.keys(shape)),
  ),
];
