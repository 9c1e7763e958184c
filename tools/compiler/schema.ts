/** The shapes that an editor writes in `content/`. Strict: an unknown key is an error. */
import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in small letters, digits and single hyphens');
const line = z.string().trim().min(1, 'must not be empty');
const repeat = z.number().int().min(2, 'a card that is said once has no repeat').max(100);
const references = z.array(z.string()).min(1, 'leave the key out where there is none');
const pagePath = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'write a slug of this folder, or category/slug');

export const grade = z.strictObject({ verdict: line, by: line });

const presentation = {
  title: line.optional(),
  subtitle: line.optional(),
  instruction: line.optional(),
  note: line.optional(),
  repeat: repeat.optional(),
  references: references.optional(),
  grade: grade.optional(),
};

const reused = z.strictObject({
  use: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+#[a-z0-9-]+$/, 'write category/slug#card'),
  id: slug.optional(),
  ...presentation,
});

const verseWords = z.union([z.string().regex(/^[1-9]\d*-[1-9]\d*$/, 'write from-to, counted in words'), z.int().positive()]);

const verses = z.strictObject({
  id: slug,
  quran: line,
  words: verseWords.optional(),
  basmala: z.literal(true).optional(),
  translation: line.optional(),
  transliteration: line.optional(),
  ...presentation,
});

const narration = z.strictObject({
  id: slug,
  arabic: line,
  translation: line,
  transliteration: line.optional(),
  ...presentation,
  references,
});

/** A card is told by its text: `use`, `quran` or `arabic`. Choosing the shape first keeps the error messages short. */
export const cardSchema = (value: unknown): z.ZodType => {
  const has = (key: string): boolean => typeof value === 'object' && value !== null && key in value;
  return has('use') ? reused : has('quran') ? verses : narration;
};

export type CardSource = z.infer<typeof reused> | z.infer<typeof verses> | z.infer<typeof narration>;
export type VersesSource = z.infer<typeof verses>;
export type NarrationSource = z.infer<typeof narration>;
export type ReusedSource = z.infer<typeof reused>;

const prose = z.strictObject({ text: line, references: references.optional(), counsel: line.optional() });
const quotedVerses = z.strictObject({ id: slug.optional(), quran: line, words: verseWords.optional(), translation: line.optional() });
const quotedNarration = z.strictObject({ id: slug.optional(), arabic: line, translation: line, references, grade: grade.optional() });

/** A block too is told by its text: `quran`, `arabic` or, for a sentence of ours, `text`. */
export const blockSchema = (value: unknown): z.ZodType => {
  const has = (key: string): boolean => typeof value === 'object' && value !== null && key in value;
  return has('quran') ? quotedVerses : has('arabic') ? quotedNarration : prose;
};

export type ProseSource = z.infer<typeof prose>;
export type QuotedVersesSource = z.infer<typeof quotedVerses>;
export type QuotedNarrationSource = z.infer<typeof quotedNarration>;
export type BlockSource = ProseSource | QuotedVersesSource | QuotedNarrationSource;

/** Parses with the shape that the value itself calls for, and hands on that shape's own messages. */
const shaped = <T>(choose: (value: unknown) => z.ZodType): z.ZodType<T> =>
  z.unknown().transform((value, context) => {
    const result = choose(value).safeParse(value);
    if (result.success) return result.data as T;
    for (const issue of result.error.issues) context.addIssue({ ...issue, input: value } as never);
    return z.NEVER;
  });

const blocks = z.array(shaped<BlockSource>(blockSchema)).min(1);
const section = z.strictObject({ id: slug, title: line, arabic: line.optional(), blocks });

export const pageSchema = z.strictObject({
  title: line,
  subtitle: line.optional(),
  intro: line.optional(),
  references: z.literal('hidden').optional(),
  cards: z.array(shaped<CardSource>(cardSchema)).min(1, 'a page has at least one card'),
  sections: z.array(section).optional(),
});

export const menuSchema = z.strictObject({
  title: line,
  subtitle: line.optional(),
  sections: z.array(z.strictObject({ title: line.optional(), pages: z.array(pagePath).min(1) })).min(1),
});

export const categoriesSchema = z.array(z.strictObject({ slug, title: line, subtitle: line, icon: slug }));

export const collectionsSchema = z.record(
  z.string().regex(/^[a-z]+$/),
  z.strictObject({
    name: line,
    numbering: line,
    highest: z.number().int().positive(),
    sahih: z.literal(true).optional(),
    letters: z.literal(true).optional(),
    link: z.url().optional(),
  }),
);

export const contextSchema = z.strictObject({ title: line, intro: line.optional(), items: z.array(section).min(1) });

const hadith = z.strictObject({
  number: z.number().int(),
  title: line,
  narrator: line,
  english: line,
  arabic: line,
  source: line,
  references,
  grade: grade.optional(),
  note: line.optional(),
});

export const fortyHadithSchema = z.strictObject({
  title: line,
  summary: z.array(line).min(1),
  entries: z.array(hadith),
  replacements: z.array(hadith),
});
export type HadithSource = z.infer<typeof hadith>;

export const namesSchema = z.strictObject({
  title: line,
  subtitle: line,
  introduction: z.array(line).min(1),
  verses: z.array(shaped<BlockSource>(blockSchema)).min(1),
  narrations: z.array(shaped<BlockSource>(blockSchema)).min(1),
  enumeration: prose,
  names: z.array(z.strictObject({ number: z.number().int(), arabic: line, meaning: line })),
});

export const tasbihSchema = z.strictObject({
  phrases: z.array(z.strictObject({ id: slug, arabic: line, translation: line })).min(1),
});

export type PageSource = z.infer<typeof pageSchema>;
export type MenuSource = z.infer<typeof menuSchema>;
