/** Sections of prose and quotations: the context pages, and what follows the cards of a page. */
import type { Passage, Section } from '../../core/model.ts';
import type { Compilation } from './compilation.ts';
import { compileBlock, sectionHead, type WrittenSection } from './compile-blocks.ts';
import type { SourcePassage } from './library.ts';
import type { Located, Path } from './source-file.ts';

/**
 * @param at path of the list of sections in the file
 * @param home what the ids of the passages begin with, for example `context/virtue`
 * @param route the page that shows them
 * @param isSaid whether the quotations are for reciting and not only for reading
 */
export function compileSections(
  compilation: Compilation,
  file: Located,
  at: Path,
  sources: readonly WrittenSection[],
  home: string,
  route: string,
  isSaid: boolean,
): Section[] {
  return sources.map((source, index) => ({
    ...sectionHead(source),
    blocks: source.blocks.flatMap((block, number) => {
      const path = [...at, index, 'blocks', number];
      const compiled = compilation.attempt(file, path, () => compileBlock(block, compilation, isSaid));
      if (!compiled) return [];
      const { value, ...verses } = compiled;
      if (value.kind === 'passage') {
        const kind = 'arabic' in block && block.kind ? { kind: block.kind } : {};
        recordPassage(compilation, file, path, value, `${home}#${source.id}.${value.id}`, route, { ...verses, ...kind });
      }
      return [value];
    }),
  }));
}

/** Notes a quotation for checks, lock and export. */
export function recordPassage(
  compilation: Compilation,
  file: Located,
  path: Path,
  passage: Pick<Passage, 'arabic' | 'translation' | 'transliteration' | 'references' | 'grades'>,
  id: string,
  route: string,
  { kind, quran, whole, attribution = {} }: Partial<Pick<SourcePassage, 'kind' | 'quran' | 'whole' | 'attribution'>> = {},
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
