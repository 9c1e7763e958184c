/** Quotations outside the cards: context pages, names, sections of a page. */
import type { ProseOrPassage, DeliberatelyOmittedWords, QuotedPassage, ProseParagraph, BlockSection } from '../../core/model.ts';
import { resolveHadith, verseReference } from '../../core/reference.ts';
import { compileHadithReferences } from './compile-hadith-references.ts';
import type { ReferenceLookupTables } from './compilation.ts';
import { compileGrades, requireVerseExcerptTranslation } from './compile-card.ts';
import type { WrittenGradesAndNarrator } from './library.ts';
import { rethrowWithKey } from './problem.ts';
import { quoteVerses } from './quran.ts';
import type { WrittenBlock, WrittenOmittedWords, WrittenProse, WrittenQuotedNarration, WrittenQuotedVerses } from './schema.ts';
import { transliterateCard } from './transliterate-card.ts';
import { translationOfVerses, expandVerseRanges } from './translation-of-verses.ts';

export interface WithQuotationSource<T> {
  value: T;
  /** Canonical reference of quoted verses. */
  quran?: string;
  /** References of the verses that are shown whole: `2:255`. */
  whole?: readonly string[];
  attribution?: WrittenGradesAndNarrator;
}

/** Verses or a narration as a quotation. */
export function compileQuotation(
  source: WrittenQuotedVerses | WrittenQuotedNarration,
  sources: ReferenceLookupTables,
): WithQuotationSource<QuotedPassage> {
  if ('quran' in source) {
    const words = source.words?.toString();
    const { ranges, reference, arabic } = rethrowWithKey('quran', () => quoteVerses(source.quran, words));
    const translation =
      requireVerseExcerptTranslation(words, source.translation) ?? rethrowWithKey('quran', () => translationOfVerses(ranges, sources));
    return {
      value: { script: 'quran', arabic, translation, references: [verseReference(ranges, sources.language.quran)] },
      quran: reference,
      ...(words === undefined ? { whole: expandVerseRanges(ranges) } : {}),
    };
  }
  return {
    value: {
      script: 'naskh',
      arabic: source.arabic,
      translation: source.translation,
      references: compileHadithReferences(source, sources.collections),
      ...compileGrades(source, sources),
    },
    attribution: source,
  };
}

/** Words that people look for on a page but that it does not print, with the reason. */
export const compileWordsOmittedFromPage = (
  { id, words, arabic, reason, references, grades }: WrittenOmittedWords,
  sources: ReferenceLookupTables,
): DeliberatelyOmittedWords => ({
  id,
  words,
  ...(arabic ? { arabic } : {}),
  reason,
  references: compileHadithReferences({ references }, sources.collections),
  ...compileGrades({ grades }, sources),
});

/** Compiles prose, a paragraph of our own. A reference may be a narration or, as `quran:2:186`, a verse. */
export function compileProse(source: Omit<WrittenProse, 'id'>, { collections, language }: ReferenceLookupTables): ProseParagraph {
  const { counsel } = source;
  return {
    text: source.text,
    references: (source.references ?? []).map((id) =>
      id.startsWith('quran:')
        ? verseReference(quoteVerses(id.slice('quran:'.length)).ranges, language.quran)
        : resolveHadith(id, collections),
    ),
    ...(counsel ? { counsel: rethrowWithKey('counsel', () => language.persons(counsel)) } : {}),
  };
}

/**
 * A block of a section: a paragraph of our own or a quotation.
 * @param isRecited whether the section's narrations are recited and so transliterated, except those of kind "narration"
 * @throws Error or ErrorAtKey with the fault in its message; the caller adds the place
 */
export function compileBlock(
  source: WrittenBlock,
  sources: ReferenceLookupTables,
  isRecited: boolean,
): WithQuotationSource<ProseOrPassage> {
  if ('text' in source) return { value: { kind: 'prose', id: source.id, ...compileProse(source, sources) } };
  const { value, ...verses } = compileQuotation(source, sources);
  const sound =
    isRecited && 'arabic' in source && source.kind === undefined
      ? { transliteration: rethrowWithKey('arabic', () => transliterateCard(source.arabic, 'naskh')) }
      : {};
  return { value: { kind: 'passage', id: source.id, ...value, ...sound }, ...verses };
}

export interface WrittenSection {
  id: string;
  title: string;
  arabic?: string | undefined;
  blocks: WrittenBlock[];
}

/** A section without its blocks. */
export const sectionHead = ({ id, title, arabic }: WrittenSection): Omit<BlockSection, 'blocks'> => ({
  id,
  title,
  ...(arabic ? { arabic } : {}),
});
