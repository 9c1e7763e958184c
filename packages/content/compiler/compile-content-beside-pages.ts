/**
 * Compiles the texts that are not on pages of cards: context of dua, forty hadith, the 99 names, the tasbih phrases.
 */
import type { z } from 'zod';
import { assembleFortyHadith } from '../../core/forty-hadith.ts';
import type { DuaContextPage, NawawiHadith, NamesOfAllah, QuotedPassage, TasbihPhrase } from '../../core/model.ts';
import { resolveHadith } from '../../core/reference.ts';
import type { Compilation } from './compilation.ts';
import { compileGrades } from './compile-card.ts';
import { compileQuotation, compileProse } from './compile-blocks.ts';
import { compileProseSections, recordPassage } from './compile-sections.ts';
import type { Library } from './library.ts';
import { rethrowWithKey } from './problem.ts';
import {
  contextPageSchema,
  fortyHadithSchema,
  ninetyNineNamesSchema,
  tasbihSchema,
  type WrittenHadith,
  type WrittenQuotation,
} from './schema.ts';
import type { PositionedSource, YamlPath } from './source-file.ts';
import { transliterateCard } from './transliterate-card.ts';

/** Slugs of the four pages on the context of dua (its reasons, virtue, times and etiquettes), in the order of the overview. */
const CONTEXT_PAGES = ['reasons', 'virtue', 'times', 'etiquettes'] as const;

type ContentBesidePagesKey = 'context' | 'contextFiles' | 'fortyHadith' | 'names' | 'namesFile' | 'tasbih' | 'tasbihFile';

/** Compiles context pages, forty hadith, names and tasbih; what the project lacks stays empty. */
export const compileContentBesidePages = (compilation: Compilation): Pick<Library, ContentBesidePagesKey> => ({
  ...compileContextPages(compilation),
  ...compileForty(compilation),
  ...compileNinetyNineNames(compilation),
  ...compileTasbih(compilation),
});

/** Reads a text file with its language file; undefined where the project has none, or where it is faulty. */
const readTextIfPresent = <T>(
  compilation: Compilation,
  path: string,
  schema: z.ZodType<T>,
): { file: PositionedSource; value: T } | undefined => (compilation.has(`texts/${path}`) ? compilation.readText(path, schema) : undefined);

function compileContextPages(compilation: Compilation): Pick<Library, 'context' | 'contextFiles'> {
  const contextFiles = new Map<string, PositionedSource>();
  const context = CONTEXT_PAGES.flatMap((slug): DuaContextPage[] => {
    const read = readTextIfPresent(compilation, `context/${slug}.yaml`, contextPageSchema);
    if (!read) return [];
    contextFiles.set(slug, read.file);
    const { title, intro, items } = read.value;
    const sections = compileProseSections(
      compilation,
      read.file,
      ['items'],
      items,
      `context/${slug}`,
      `/context-behind-dua/${slug}`,
      false,
    );
    return [{ slug, title, ...(intro ? { intro } : {}), sections }];
  });
  return { context, contextFiles };
}

function compileForty(compilation: Compilation): Pick<Library, 'fortyHadith'> {
  const read = readTextIfPresent(compilation, 'forty-hadith.yaml', fortyHadithSchema);
  if (!read) return { fortyHadith: undefined };
  const { title, summary, entries, replacements } = read.value;
  const compiled = (list: WrittenHadith[], key: string): NawawiHadith[] =>
    list.flatMap((source, index) => compilation.attempt(read.file, [key, index], () => compileHadith(compilation, source)) ?? []);
  const hadith = assembleFortyHadith(compiled(entries, 'entries'), compiled(replacements, 'replacements'));
  const place = (number: number): YamlPath => {
    const index = replacements.findIndex((one) => one.number === number);
    return index >= 0 ? ['replacements', index] : ['entries', entries.findIndex((one) => one.number === number)];
  };
  for (const one of hadith) {
    const passage = {
      arabic: one.arabicText,
      translation: one.translation,
      references: one.references,
      ...(one.grades ? { grades: one.grades } : {}),
    };
    const written = [...replacements, ...entries].find(({ number }) => number === one.number);
    recordPassage(compilation, read.file, place(one.number), passage, `forty-hadith#${one.number}`, `/forty-hadith/${one.number}`, {
      attribution: { grades: written?.grades },
    });
  }
  return { fortyHadith: { title, summary, hadith } };
}

function compileHadith(compilation: Compilation, source: WrittenHadith): NawawiHadith {
  const { number, title, narrator, translation, arabic, source: origin, references, note } = source;
  return {
    number,
    title,
    narrator,
    translation,
    arabicText: arabic,
    source: origin,
    references: rethrowWithKey('references', () => references.map((id) => resolveHadith(id, compilation.collections))),
    ...compileGrades(source, compilation),
    ...(note ? { note } : {}),
  };
}

function compileNinetyNineNames(compilation: Compilation): Pick<Library, 'names' | 'namesFile'> {
  const read = readTextIfPresent(compilation, 'names.yaml', ninetyNineNamesSchema);
  if (!read) return { names: undefined, namesFile: undefined };
  const { title, subtitle, introduction, verses, narrations, enumeration, names } = read.value;
  const passages = (list: WrittenQuotation[], key: string): QuotedPassage[] =>
    list.flatMap((source, index) => {
      const compiled = compilation.attempt(read.file, [key, index], () => compileQuotation(source, compilation));
      if (!compiled) return [];
      const { value, ...quoted } = compiled;
      recordPassage(compilation, read.file, [key, index], value, `names#${source.id}`, '/asma-ul-husna', quoted);
      return [value];
    });
  const compiled: NamesOfAllah = {
    title,
    subtitle,
    introduction,
    verses: passages(verses, 'verses'),
    narrations: passages(narrations, 'narrations'),
    enumeration: compilation.attempt(read.file, ['enumeration'], () => compileProse(enumeration, compilation)) ?? {
      text: '',
      references: [],
    },
    names: names.flatMap((name, index) => {
      const transliteration = transliterated(compilation, read.file, ['names', index, 'arabic'], name.arabic);
      return transliteration === undefined ? [] : [{ ...name, transliteration }];
    }),
  };
  return { names: compiled, namesFile: read.file };
}

function compileTasbih(compilation: Compilation): Pick<Library, 'tasbih' | 'tasbihFile'> {
  const read = readTextIfPresent(compilation, 'tasbih.yaml', tasbihSchema);
  if (!read) return { tasbih: [], tasbihFile: undefined };
  const tasbih = read.value.phrases.flatMap((phrase, index): TasbihPhrase[] => {
    const transliteration = transliterated(compilation, read.file, ['phrases', index, 'arabic'], phrase.arabic);
    return transliteration === undefined ? [] : [{ ...phrase, transliteration }];
  });
  return { tasbih, tasbihFile: read.file };
}

const transliterated = (compilation: Compilation, file: PositionedSource, path: YamlPath, arabic: string): string | undefined =>
  compilation.attempt(file, path, () => transliterateCard(arabic, 'naskh'));
