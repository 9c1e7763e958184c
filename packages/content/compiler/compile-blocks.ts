/** Quotations outside the cards: context pages, names, sections of a page. */
import type { Block, OmittedWords, Passage, Prose, Section } from '../../core/model.ts';
import { resolveHadith, verseReference } from '../../core/reference.ts';
import { citedNumbers } from './cited-numbers.ts';
import type { Sources } from './compilation.ts';
import { gradesOf, partTranslation } from './compile-card.ts';
import type { Attribution } from './library.ts';
import { underKey } from './problem.ts';
import { quoteVerses } from './quran.ts';
import type { WrittenBlock, WrittenOmitted, WrittenProse, WrittenQuotedNarration, WrittenQuotedVerses } from './schema.ts';
import { transliterateCard } from './transliterate-card.ts';
import { versesInLanguage, versesOf } from './verses-in-language.ts';

export interface CompiledPassage<T> {
  value: T;
  /** Canonical reference of quoted verses. */
  quran?: string;
  /** Verses that are shown whole, as `verses.yaml` of the language has them. */
  whole?: readonly string[];
  attribution?: Attribution;
}

/** Verses or a narration as a quotation. */
export function compileQuotation(source: WrittenQuotedVerses | WrittenQuotedNarration, sources: Sources): CompiledPassage<Passage> {
  if ('quran' in source) {
    const words = source.words?.toString();
    const { ranges, reference, arabic } = underKey('quran', () => quoteVerses(source.quran, words));
    const translation = partTranslation(words, source.translation) ?? underKey('quran', () => versesInLanguage(ranges, sources));
    return {
      value: { script: 'quran', arabic, translation, references: [verseReference(ranges, sources.language.quran)] },
      quran: reference,
      ...(words === undefined ? { whole: versesOf(ranges) } : {}),
    };
  }
  return {
    value: {
      script: 'naskh',
      arabic: source.arabic,
      translation: source.translation,
      references: citedNumbers(source, sources.collections),
      ...gradesOf(source, sources),
    },
    attribution: source,
  };
}

/** Words that people look for on a page and that are not printed, with the reason. */
export const compileOmitted = ({ id, words, arabic, reason, references, grades }: WrittenOmitted, sources: Sources): OmittedWords => ({
  id,
  words,
  ...(arabic ? { arabic } : {}),
  reason,
  references: citedNumbers({ references }, sources.collections),
  ...gradesOf({ grades }, sources),
});

/** Compiles prose, a paragraph of our own. A reference may be a narration or, as `quran:2:186`, a verse. */
export function compileProse(source: Omit<WrittenProse, 'id'>, { collections, language }: Sources): Prose {
  const { counsel } = source;
  return {
    text: source.text,
    references: (source.references ?? []).map((id) =>
      id.startsWith('quran:')
        ? verseReference(quoteVerses(id.slice('quran:'.length)).ranges, language.quran)
        : resolveHadith(id, collections),
    ),
    ...(counsel ? { counsel: underKey('counsel', () => language.persons(counsel)) } : {}),
  };
}

/**
 * A block of a section: a paragraph of our own or a quotation.
 * @param isSaid whether the narrations of the section are to be said, but for those of kind "narration"; then they get their sound
 * @throws Error or KeyFault with the fault in its message; the caller adds the place
 */
export function compileBlock(source: WrittenBlock, sources: Sources, isSaid: boolean): CompiledPassage<Block> {
  if ('text' in source) return { value: { kind: 'prose', id: source.id, ...compileProse(source, sources) } };
  const { value, ...verses } = compileQuotation(source, sources);
  const sound =
    isSaid && 'arabic' in source && source.kind === undefined
      ? { transliteration: underKey('arabic', () => transliterateCard(source.arabic, 'naskh')) }
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
export const sectionHead = ({ id, title, arabic }: WrittenSection): Omit<Section, 'blocks'> => ({
  id,
  title,
  ...(arabic ? { arabic } : {}),
});
