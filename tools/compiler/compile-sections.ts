/** Sections of prose and quotations: the context pages, and what follows the cards of a page. */
import type { Passage, Section } from '../../text/model.ts';
import type { Compilation } from './compilation.ts';
import { compileBlock, sectionHead, type SectionSource } from './compile-passage.ts';
import type { Path, SourceFile } from './source-file.ts';

/**
 * @param at path of the list of sections in the file
 * @param home what the ids of the passages begin with, for example `context/virtue`
 * @param route the page that shows them
 */
export function compileSections(
  compilation: Compilation,
  file: SourceFile,
  at: Path,
  sources: readonly SectionSource[],
  home: string,
  route: string,
): Section[] {
  return sources.map((source, index) => ({
    ...sectionHead(source),
    blocks: source.blocks.flatMap((block, number) => {
      const path = [...at, index, 'blocks', number];
      const compiled = compilation.attempt(file, path, () => compileBlock(block, compilation.collections));
      if (!compiled) return [];
      if (compiled.block.kind === 'passage') {
        recordPassage(compilation, file, path, compiled.block, `${home}#${source.id}.${number + 1}`, route, compiled.quran);
      }
      return [compiled.block];
    }),
  }));
}

/** Notes a quotation for checks, lock and export. */
export function recordPassage(
  compilation: Compilation,
  file: SourceFile,
  path: Path,
  passage: Pick<Passage, 'arabic' | 'translation' | 'references' | 'grade'>,
  id: string,
  route: string,
  quran?: string,
): void {
  compilation.passages.push({
    id,
    route,
    arabic: passage.arabic,
    translation: passage.translation,
    references: passage.references.map((reference) => reference.id).filter((reference) => !reference.startsWith('quran:')),
    ...(quran ? { quran } : {}),
    ...(passage.grade ? { grade: passage.grade } : {}),
    file,
    path,
  });
}
