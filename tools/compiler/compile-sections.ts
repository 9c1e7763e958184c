/** Sections of prose and quotations: the context pages, and what follows the cards of a page. */
import type { Passage, Section } from '../../text/model.ts';
import type { Compilation } from './compilation.ts';
import { compileBlock, sectionHead, type SectionSource } from './compile-passage.ts';
import type { SourcePassage } from './library.ts';
import type { Located, Path } from './source-file.ts';

/**
 * @param at path of the list of sections in the file
 * @param home what the ids of the passages begin with, for example `context/virtue`
 * @param route the page that shows them
 */
export function compileSections(
  compilation: Compilation,
  file: Located,
  at: Path,
  sources: readonly SectionSource[],
  home: string,
  route: string,
): Section[] {
  return sources.map((source, index) => ({
    ...sectionHead(source),
    blocks: source.blocks.flatMap((block, number) => {
      const path = [...at, index, 'blocks', number];
      const compiled = compilation.attempt(file, path, () => compileBlock(block, compilation));
      if (!compiled) return [];
      const { value, ...verses } = compiled;
      if (value.kind === 'passage') recordPassage(compilation, file, path, value, `${home}#${source.id}.${value.id}`, route, verses);
      return [value];
    }),
  }));
}

/** Notes a quotation for checks, lock and export. */
export function recordPassage(
  compilation: Compilation,
  file: Located,
  path: Path,
  passage: Pick<Passage, 'arabic' | 'translation' | 'references' | 'grades'>,
  id: string,
  route: string,
  { quran, whole, stated = {} }: Partial<Pick<SourcePassage, 'quran' | 'whole' | 'stated'>> = {},
): void {
  const told = passage.references.filter((reference) => reference.told).map((reference) => reference.id);
  compilation.passages.push({
    id,
    route,
    arabic: passage.arabic,
    translation: passage.translation,
    references: passage.references.map((reference) => reference.id).filter((reference) => !reference.startsWith('quran:')),
    ...(told.length ? { told } : {}),
    ...(quran ? { quran } : {}),
    ...(whole ? { whole } : {}),
    ...(passage.grades ? { grades: passage.grades } : {}),
    stated,
    file,
    path,
  });
}
