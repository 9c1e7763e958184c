/**
 * The files about the content: exceptions, glossary, retired ids, sources of the texts, specified counts, the numbers
 * of Hisn al-Muslim. An unknown key in them is an error.
 */
import { z } from 'zod';
import { ContentReader } from '../compiler/content-reader.ts';
import { markAsLanguageFileKey } from '../compiler/layers.ts';
import { nonEmptyText } from '../compiler/non-empty-text.ts';
import { anyArabicWordPattern, withPatternCheck, wordBeginningPattern, wrongSpellingPattern } from '../compiler/patterns.ts';
import type { Problem } from '../compiler/problem.ts';
import { PAGE_ID_PATTERN } from '../../core/ids.ts';
import type { PositionedSource, SourceFile } from '../compiler/source-file.ts';
import { type SpecifiedContentCounts, specifiedContentCountsSchema } from './specified-counts.ts';

const reason = z.string().trim().min(20, 'a reason that another editor can judge takes a sentence');

const exceptionsSchema = z.array(z.strictObject({ rule: nonEmptyText, card: nonEmptyText, field: nonEmptyText, reason }));
const termSpellingSchema = z.strictObject({ wrong: withPatternCheck(nonEmptyText, wrongSpellingPattern), right: nonEmptyText });
/** Arabic words in bare letters, separated by blanks. */
const arabicWords = withPatternCheck(nonEmptyText, anyArabicWordPattern);
/** Beginnings of words, separated by commas. */
const wordBeginnings = withPatternCheck(nonEmptyText, wordBeginningPattern);
const termTranslationSchema = z.strictObject({
  arabic: arabicWords,
  words: wordBeginnings,
  needs: wordBeginnings.optional(),
  also: arabicWords.optional(),
});
const glossarySchema = z.strictObject({
  arabic: z.array(termSpellingSchema),
  graders: z.array(nonEmptyText),
  /** Words, in dictionary form, that have another meaning before certain words, given as forms in bare letters. */
  governed: z.array(z.strictObject({ lemma: nonEmptyText, before: z.array(nonEmptyText).min(1) })).default([]),
});
const phraseFormulaSchema = z.strictObject({ arabic: z.array(nonEmptyText).min(1), words: nonEmptyText });
const termWithReferenceSchema = z.strictObject({ reference: wordBeginnings, words: wordBeginnings });
const languageGlossarySchema = z.strictObject({
  terms: z.array(termSpellingSchema),
  renderings: z.array(termTranslationSchema),
  /** Where the first language has a word that begins like one of `reference`, this language has one that begins like one of `words`. */
  pairs: z.array(termWithReferenceSchema).optional(),
  /** Arabic phrases, in bare letters, that every translation renders by the same words. */
  formulas: z.array(phraseFormulaSchema).default([]),
  /** Synonyms, separated by blanks: `see sees saw`. */
  alike: z.array(nonEmptyText).default([]),
});
/** Every layer of text that the site prints. */
export const SOURCED_LAYERS = ['quran', 'narrations', 'translation', 'transliteration', 'notes', 'arrangement'] as const;
export const textSourcesSchema = z.array(
  z.strictObject({
    id: nonEmptyText,
    layers: z.array(z.enum(SOURCED_LAYERS)).min(1),
    source: markAsLanguageFileKey(nonEmptyText),
    /** The npm package that it is read from. */
    package: nonEmptyText.optional(),
    version: nonEmptyText.optional(),
    grant: markAsLanguageFileKey(z.string().trim().min(20, 'a grant says under which licence or by whose word the text may be printed')),
  }),
);

/** A list of names, each once. */
const listWithoutRepeats = (entry: z.ZodType<string>): z.ZodType<string[]> =>
  z.array(entry).superRefine((entries, context) => {
    for (const [index, one] of entries.entries())
      if (entries.indexOf(one) < index) context.addIssue({ code: 'custom', path: [index], message: `"${one}" stands here a second time` });
  });
/** Any id that the lock may hold: of a card, a section, a block of it, omitted words, a name, a hadith or a tasbih phrase. */
const textId = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?#[a-z0-9-]+(\.[a-z0-9-]+)?$/, 'write an id as the lock has it, such as category/page#card or names#7');
const pageAddress = z.string().regex(PAGE_ID_PATTERN, 'write category/slug');
const retiredSchema = z.strictObject({ cards: listWithoutRepeats(textId), pages: listWithoutRepeats(pageAddress) });
export const hisnSchema = z.strictObject({
  numbers: z.array(
    z.strictObject({
      number: z.int(),
      texts: z.array(nonEmptyText).min(1, 'leave the key out where there is none, and write "absent"').optional(),
      differs: markAsLanguageFileKey(nonEmptyText.optional()),
      absent: markAsLanguageFileKey(reason.optional()),
      page: nonEmptyText.optional(),
    }),
  ),
});

export type RuleException = z.infer<typeof exceptionsSchema>[number];
type Glossary = z.infer<typeof glossarySchema>;
type LanguageGlossary = z.infer<typeof languageGlossarySchema>;
export type PhraseFormula = z.infer<typeof phraseFormulaSchema>;
/** An entry of `renderings` in `glossary.yaml`: Arabic words, and the words of the language that must render them. */
export type TermTranslation = z.infer<typeof termTranslationSchema>;
type RetiredIds = z.infer<typeof retiredSchema>;
/** The entry of one number of Hisn al-Muslim. */
export type HisnNumberEntry = z.infer<typeof hisnSchema>['numbers'][number];
type TextSource = z.infer<typeof textSourcesSchema>[number];

/** An exception with the place where it is written. */
export interface LocatedRuleException extends RuleException {
  file: SourceFile;
  index: number;
}

export interface ControlFiles {
  /** Those of all languages, then those of this one, each with its file. */
  exceptions: readonly LocatedRuleException[];
  glossary: Glossary;
  languageGlossary: LanguageGlossary;
  retired: RetiredIds;
  sources: readonly TextSource[];
  sourcesFile: PositionedSource | undefined;
  hisn: readonly HisnNumberEntry[];
  hisnFile: PositionedSource | undefined;
  /** Undefined where the file is absent or faulty. */
  specified: SpecifiedContentCounts | undefined;
  problems: Problem[];
  files: SourceFile[];
}

/**
 * Reads the control files of a project; those that are missing count as empty.
 * @param tag of the language whose own files are read too
 */
export function readControlFiles(root: string, tag: string): ControlFiles {
  const reader = new ContentReader(root, tag);
  const exceptions = [
    reader.readOwn('exceptions.yaml', exceptionsSchema),
    reader.readLanguage('exceptions.yaml', exceptionsSchema),
  ].flatMap((found) => (found ? found.value.map((one, index) => ({ ...one, file: found.file, index })) : []));
  const glossary = reader.readOwn('glossary.yaml', glossarySchema);
  const retired = reader.readOwn('retired.yaml', retiredSchema);
  const languageGlossary = reader.readLanguage('glossary.yaml', languageGlossarySchema);
  const sources = reader.has('sources.yaml') ? reader.readShared('sources.yaml', textSourcesSchema) : undefined;
  const hisn = reader.has('hisn-al-muslim.yaml') ? reader.readShared('hisn-al-muslim.yaml', hisnSchema) : undefined;
  return {
    exceptions,
    glossary: glossary?.value ?? { arabic: [], graders: [], governed: [] },
    languageGlossary: languageGlossary?.value ?? { terms: [], renderings: [], formulas: [], alike: [] },
    retired: retired?.value ?? { cards: [], pages: [] },
    sources: sources?.value ?? [],
    sourcesFile: sources?.file,
    hisn: hisn?.value.numbers ?? [],
    hisnFile: hisn?.file,
    specified: reader.readOwn('specified-counts.yaml', specifiedContentCountsSchema)?.value,
    problems: reader.problems,
    files: reader.files,
  };
}
