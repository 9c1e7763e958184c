/** Quotations outside the cards: context pages, names, sections of a page. */
import type { Block, Passage, Prose, Section } from '../../text/model.ts';
import { type Collections, resolveHadith, verseReference } from '../../text/reference.ts';
import { underKey } from './problem.ts';
import { excerpt, quoteVerses } from './quran.ts';
import type { BlockSource, ProseSource, QuotedNarrationSource, QuotedVersesSource } from './schema.ts';

/** Verses or a narration as a quotation. `quran` is the canonical reference of the verses. */
export function compilePassage(
  source: QuotedVersesSource | QuotedNarrationSource,
  collections: Collections,
): { passage: Passage; quran?: string } {
  if ('quran' in source) {
    const { ranges, reference, arabic, translation } = underKey('quran', () => quoteVerses(source.quran, source.words?.toString()));
    return {
      passage: {
        script: 'quran',
        arabic,
        translation: source.translation === undefined ? translation : excerpt(translation, source.translation),
        references: [verseReference(ranges)],
      },
      quran: reference,
    };
  }
  return {
    passage: {
      script: 'naskh',
      arabic: source.arabic,
      translation: source.translation,
      references: underKey('references', () => source.references.map((id) => resolveHadith(id, collections))),
      ...(source.grade ? { grade: source.grade } : {}),
    },
  };
}

/** A paragraph of our own. A reference may be a narration or, as `quran:2:186`, a verse. */
export function compileProse(source: ProseSource, collections: Collections): Prose {
  return {
    text: source.text,
    references: (source.references ?? []).map((id) =>
      id.startsWith('quran:') ? verseReference(quoteVerses(id.slice('quran:'.length)).ranges) : resolveHadith(id, collections),
    ),
    ...(source.counsel ? { counsel: source.counsel } : {}),
  };
}

/**
 * A block of a section: a paragraph of our own or a quotation. `quran` is the canonical reference of quoted verses.
 * @throws Error or KeyFault with the fault in its message; the caller adds the place
 */
export function compileBlock(source: BlockSource, collections: Collections): { block: Block; quran?: string } {
  if ('text' in source) return { block: { kind: 'prose', ...compileProse(source, collections) } };
  const { passage, quran } = compilePassage(source, collections);
  return { block: { kind: 'passage', ...passage }, ...(quran ? { quran } : {}) };
}

export interface SectionSource {
  id: string;
  title: string;
  arabic?: string | undefined;
  blocks: BlockSource[];
}

/** A section without its blocks. */
export const sectionHead = ({ id, title, arabic }: SectionSource): Omit<Section, 'blocks'> => ({
  id,
  title,
  ...(arabic ? { arabic } : {}),
});
