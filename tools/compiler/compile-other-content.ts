/** What is read rather than recited: context of dua, forty hadith, the 99 names, the tasbih phrases. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { selectHadith } from '../../text/forty-hadith.ts';
import type { ContextPage, FortyHadith, Hadith, Names, Passage, TasbihPhrase } from '../../text/model.ts';
import { resolveHadith } from '../../text/reference.ts';
import type { Compilation } from './compilation.ts';
import { compilePassage, compileProse } from './compile-passage.ts';
import { compileSections, recordPassage } from './compile-sections.ts';
import type { Library } from './library.ts';
import { underKey } from './problem.ts';
import { contextSchema, fortyHadithSchema, namesSchema, tasbihSchema, type BlockSource, type HadithSource } from './schema.ts';
import type { Path, SourceFile } from './source-file.ts';
import { transliterateCard } from './transliterate-card.ts';

/** The four pages on the context of dua, in the order of their cards. */
const CONTEXT_PAGES = ['reasons', 'virtue', 'times', 'etiquettes'] as const;

/** Compiles these files, as far as they are there. */
export function compileOtherContent(compilation: Compilation): Pick<Library, 'context' | 'fortyHadith' | 'names' | 'tasbih'> {
  return {
    context: compileContext(compilation),
    fortyHadith: compileForty(compilation),
    names: compileNames(compilation),
    tasbih: compileTasbih(compilation),
  };
}

const has = (compilation: Compilation, path: string): boolean => existsSync(join(compilation.root, 'content', path));

function compileContext(compilation: Compilation): ContextPage[] {
  return CONTEXT_PAGES.flatMap((slug) => {
    const read = has(compilation, `context/${slug}.yaml`) ? compilation.read(`context/${slug}.yaml`, contextSchema) : undefined;
    if (!read) return [];
    const { title, intro, items } = read.value;
    const sections = compileSections(compilation, read.file, ['items'], items, `context/${slug}`, `/context-behind-dua/${slug}`);
    return [{ slug, title, ...(intro ? { intro } : {}), sections }];
  });
}

function compileForty(compilation: Compilation): FortyHadith | undefined {
  const read = has(compilation, 'forty-hadith.yaml') ? compilation.read('forty-hadith.yaml', fortyHadithSchema) : undefined;
  if (!read) return undefined;
  const { title, summary, entries, replacements } = read.value;
  const compiled = (list: HadithSource[], key: string): Hadith[] =>
    list.flatMap((source, index) => compilation.attempt(read.file, [key, index], () => compileHadith(compilation, source)) ?? []);
  const hadith = selectHadith(compiled(entries, 'entries'), compiled(replacements, 'replacements'));
  const place = (number: number): Path => {
    const index = replacements.findIndex((one) => one.number === number);
    return index >= 0 ? ['replacements', index] : ['entries', entries.findIndex((one) => one.number === number)];
  };
  for (const one of hadith) {
    const passage = {
      arabic: one.arabicText,
      translation: one.englishText,
      references: one.references,
      ...(one.grades ? { grades: one.grades } : {}),
    };
    recordPassage(compilation, read.file, place(one.number), passage, `forty-hadith#${one.number}`, `/forty-hadith/${one.number}`);
  }
  return { title, summary, hadith };
}

function compileHadith(compilation: Compilation, source: HadithSource): Hadith {
  const { number, title, narrator, english, arabic, source: origin, references, grades, note } = source;
  return {
    number,
    title,
    narrator,
    englishText: english,
    arabicText: arabic,
    source: origin,
    references: underKey('references', () => references.map((id) => resolveHadith(id, compilation.collections))),
    ...(grades ? { grades } : {}),
    ...(note ? { note } : {}),
  };
}

function compileNames(compilation: Compilation): Names | undefined {
  const read = has(compilation, 'names.yaml') ? compilation.read('names.yaml', namesSchema) : undefined;
  if (!read) return undefined;
  const { title, subtitle, introduction, verses, narrations, enumeration, names } = read.value;
  const passages = (list: BlockSource[], key: string): Passage[] =>
    list.flatMap((source, index) => {
      if ('text' in source) return [];
      const compiled = compilation.attempt(read.file, [key, index], () => compilePassage(source, compilation));
      if (!compiled) return [];
      const { value, ...quoted } = compiled;
      recordPassage(compilation, read.file, [key, index], value, `names#${source.id ?? `${key}-${index + 1}`}`, '/asma-ul-husna', quoted);
      return [value];
    });
  return {
    title,
    subtitle,
    introduction,
    verses: passages(verses, 'verses'),
    narrations: passages(narrations, 'narrations'),
    enumeration: compilation.attempt(read.file, ['enumeration'], () => compileProse(enumeration, compilation.collections)) ?? {
      text: '',
      references: [],
    },
    names: names.flatMap((name, index) => {
      const transliteration = transliterated(compilation, read.file, ['names', index, 'arabic'], name.arabic);
      return transliteration === undefined ? [] : [{ ...name, transliteration }];
    }),
  };
}

function compileTasbih(compilation: Compilation): TasbihPhrase[] {
  const read = has(compilation, 'tasbih.yaml') ? compilation.read('tasbih.yaml', tasbihSchema) : undefined;
  return (read?.value.phrases ?? []).flatMap((phrase, index) => {
    if (!read) return [];
    const transliteration = transliterated(compilation, read.file, ['phrases', index, 'arabic'], phrase.arabic);
    return transliteration === undefined ? [] : [{ ...phrase, transliteration }];
  });
}

const transliterated = (compilation: Compilation, file: SourceFile, path: Path, arabic: string): string | undefined =>
  compilation.attempt(file, path, () => transliterateCard(arabic, 'naskh'));
