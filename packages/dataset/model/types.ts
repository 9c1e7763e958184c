/** The types of the published data, taken from their schemas. */
import type { z } from 'zod';
import * as files from './files.ts';
import * as texts from './texts.ts';

/** The schema of each published type by its name, in the order of `FIELDS.md`. */
export const PUBLISHED_TYPES = {
  Script: texts.arabicScriptSchema,
  Reference: texts.referenceSchema,
  Level: texts.verdictLevelSchema,
  Authenticity: texts.authenticitySchema,
  Licence: texts.licenceSchema,
  Rights: texts.rightsSchema,
  Grade: texts.gradeSchema,
  WordReading: texts.variantWordReadingSchema,
  Word: texts.wordSchema,
  Transliteration: texts.transliterationSchema,
  Text: texts.textSchema,
  Card: texts.cardSchema,
  Passage: texts.quotedPassageSchema,
  Prose: texts.proseSchema,
  Section: texts.sectionSchema,
  OmittedWords: texts.omittedWordsSchema,
  Page: texts.publishedPageSchema,
  MenuSection: files.categoryMenuSectionSchema,
  CategorySummary: files.categorySummarySchema,
  Category: files.categorySchema,
  DivineName: files.divineNameSchema,
  Names: files.namesSchema,
  Hadith: texts.hadithSchema,
  FortyHadith: files.publishedFortyHadithSchema,
  ContextPage: files.duaContextPageSchema,
  TasbihPhrase: files.tasbihPhraseSchema,
  NeedGroup: files.needGroupSchema,
  Collection: files.collectionSchema,
  Collections: files.publishedCollectionsSchema,
  HisnNumber: files.hisnNumberEntrySchema,
  Ids: files.idRegistrySchema,
  VerseSound: files.transliteratedVerseSchema,
  SurahSound: files.transliteratedSurahSchema,
  SurahArabic: files.surahArabicSchema,
  Change: files.changeSchema,
  EditionSummary: files.editionSummarySchema,
  ManifestFile: files.manifestFileEntrySchema,
  Manifest: files.manifestSchema,
};

type Published<Name extends keyof typeof PUBLISHED_TYPES> = z.infer<(typeof PUBLISHED_TYPES)[Name]>;

export type Script = Published<'Script'>;
export type Reference = Published<'Reference'>;
export type Level = Published<'Level'>;
export type Authenticity = Published<'Authenticity'>;
export type Licence = Published<'Licence'>;
export type Rights = Published<'Rights'>;
export type Grade = Published<'Grade'>;
export type WordReading = Published<'WordReading'>;
export type Word = Published<'Word'>;
export type Transliteration = Published<'Transliteration'>;
export type Text = Published<'Text'>;
export type Card = Published<'Card'>;
export type Passage = Published<'Passage'>;
export type Prose = Published<'Prose'>;
export type Section = Published<'Section'>;
export type OmittedWords = Published<'OmittedWords'>;
export type Page = Published<'Page'>;
export type MenuSection = Published<'MenuSection'>;
export type CategorySummary = Published<'CategorySummary'>;
export type Category = Published<'Category'>;
export type DivineName = Published<'DivineName'>;
export type Names = Published<'Names'>;
export type Hadith = Published<'Hadith'>;
export type FortyHadith = Published<'FortyHadith'>;
export type ContextPage = Published<'ContextPage'>;
export type TasbihPhrase = Published<'TasbihPhrase'>;
export type NeedGroup = Published<'NeedGroup'>;
export type Collection = Published<'Collection'>;
export type Collections = Published<'Collections'>;
export type HisnNumber = Published<'HisnNumber'>;
export type Ids = Published<'Ids'>;
export type VerseSound = Published<'VerseSound'>;
export type SurahSound = Published<'SurahSound'>;
export type SurahArabic = Published<'SurahArabic'>;
export type Change = Published<'Change'>;
export type EditionSummary = Published<'EditionSummary'>;
export type ManifestFile = Published<'ManifestFile'>;
export type Manifest = Published<'Manifest'>;
