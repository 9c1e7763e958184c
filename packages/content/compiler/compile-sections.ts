/** Sections of prose and quotations: the context pages, and what follows the cards of a page. */
import type { QuotedPassage, BlockSection } from '../../core/model.ts';
import type { Compilation } from './compilation.ts';
import { compileBlock, sectionHead, type WrittenSection } from './compile-blocks.ts';
import type { QuotationOutsideCards } from './library.ts';
import type { PositionedSource, YamlPath } from './source-file.ts';

/**
 * Compiles sections, and records their quotations.
 * @param at path of the list of sections in the file
 * @param idPrefix what the ids of the passages begin with, for example `context/virtue`
 * @param route the page that shows them
 * @param isRecited whether the quotations are for reciting and not only for reading
 */
export function compileProseSections(
  compilation: Compilation,
  file: PositionedSource,
  at: YamlPath,
  sources: readonly WrittenSection[],
  idPrefix: string,
  route: string,
  isRecited: boolean,
): BlockSection[] {
  return sources.map((source, index) => ({
    ...sectionHead(source),
    blocks: source.blocks.flatMap((block, number) => {
      const path = [...at, index, 'blocks', number];
      const compiled = compilation.attempt(file, path, () => compileBlock(block, compilation, isRecited));
      if (!compiled) return [];
      const { value, ...verses } = compiled;
      if (value.kind === 'passage') {
        const kind = 'arabic' in block && block.kind ? { kind: block.kind } : {};
        recordPassage(compilation, file, path, value, `${idPrefix}#${source.id}.${value.id}`, route, { ...verses, ...kind });
      }
      return [value];
    }),
  }));
}

/** Records a quotation for checks, lock and export. */
export function recordPassage(
  compilation: Compilation,
  file: PositionedSource,
  path: YamlPath,
  passage: Pick<QuotedPassage, 'arabic' | 'translation' | 'transliteration' | 'references' | 'grades'>,
  id: string,
  route: string,
  { kind, quran, whole, attribution = {} }: Partial<Pick<QuotationOutsideCards, 'kind' | 'quran' | 'whole' | 'attribution'>> = {},
): void {
  const told = passage.references.filter((reference) => reference.told).map((reference) => reference.id);
  compilation.passages.push({
    id,
    route,
    arabic: passage.arabic,
    translation: passage.translation,
    ...(passage.transliteration === undefined ? {} : { transliteration: passage.transliteration }),
    ...(kind ? { kind } : {}),
    references: passage.references.map((reference) => reference.id).filter((reference) => !reference.startsWith('quran:')),
    ...(told.length ? { told } : {}),
    ...(quran ? { quran } : {}),
    ...(whole ? { whole } : {}),
    ...(passage.grades ? { grades: passage.grades } : {}),
    attribution,
    file,
    path,
  });
}
