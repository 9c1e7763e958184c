/** What is read rather than recited: context of dua, forty hadith, the 99 names, the tasbih phrases. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { selectHadith } from '../../text/forty-hadith.ts';
import type { ContextPage, FortyHadith, Hadith, Names, Passage, TasbihPhrase } from '../../text/model.ts';
import { resolveHadith } from '../../text/reference.ts';
import type { Workshop } from './compile.ts';
import { compilePassage, compileProse } from './compile-passage.ts';
import { compileSections, recordPassage } from './compile-sections.ts';
import type { Library } from './library.ts';
import { reading } from './problem.ts';
import { contextSchema, fortyHadithSchema, namesSchema, tasbihSchema, type BlockSource, type HadithSource } from './schema.ts';
import type { Path, SourceFile } from './source-file.ts';
import { transliterateCard } from './transliterate-card.ts';

/** The four pages on the context of dua, in the order of their cards. */
export const CONTEXT_PAGES = ['reasons', 'virtue', 'times', 'etiquettes'] as const;

/** Compiles these files, as far as they are there. */
export function compileReading(shop: Workshop): Pick<Library, 'context' | 'fortyHadith' | 'names' | 'tasbih'> {
  return { context: compileContext(shop), fortyHadith: compileForty(shop), names: compileNames(shop), tasbih: compileTasbih(shop) };
}

const has = (shop: Workshop, path: string): boolean => existsSync(join(shop.root, 'content', path));

function compileContext(shop: Workshop): ContextPage[] {
  return CONTEXT_PAGES.flatMap((slug) => {
    const read = has(shop, `context/${slug}.yaml`) ? shop.read(`context/${slug}.yaml`, contextSchema) : undefined;
    if (!read) return [];
    const { title, intro, items } = read.value;
    const sections = compileSections(shop, read.file, ['items'], items, `context/${slug}`, `/context-behind-dua/${slug}`);
    return [{ slug, title, ...(intro ? { intro } : {}), sections }];
  });
}

function compileForty(shop: Workshop): FortyHadith | undefined {
  const read = has(shop, 'forty-hadith.yaml') ? shop.read('forty-hadith.yaml', fortyHadithSchema) : undefined;
  if (!read) return undefined;
  const { title, summary, entries, replacements } = read.value;
  const compiled = (list: HadithSource[], key: string): Hadith[] =>
    list.flatMap((source, index) => shop.attempt(read.file, [key, index], () => compileHadith(shop, source)) ?? []);
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
      ...(one.grade ? { grade: one.grade } : {}),
    };
    recordPassage(shop, read.file, place(one.number), passage, `forty-hadith#${one.number}`, `/forty-hadith/${one.number}`);
  }
  return { title, summary, hadith };
}

function compileHadith(shop: Workshop, source: HadithSource): Hadith {
  const { number, title, narrator, english, arabic, source: origin, references, grade, note } = source;
  return {
    number,
    title,
    narrator,
    englishText: english,
    arabicText: arabic,
    source: origin,
    references: reading('references', () => references.map((id) => resolveHadith(id, shop.collections))),
    ...(grade ? { grade } : {}),
    ...(note ? { note } : {}),
  };
}

function compileNames(shop: Workshop): Names | undefined {
  const read = has(shop, 'names.yaml') ? shop.read('names.yaml', namesSchema) : undefined;
  if (!read) return undefined;
  const { title, subtitle, introduction, verses, narrations, enumeration, names } = read.value;
  const passages = (list: BlockSource[], key: string): Passage[] =>
    list.flatMap((source, index) => {
      if ('text' in source) return [];
      const compiled = shop.attempt(read.file, [key, index], () => compilePassage(source, shop.collections));
      if (!compiled) return [];
      recordPassage(
        shop,
        read.file,
        [key, index],
        compiled.passage,
        `names#${source.id ?? `${key}-${index + 1}`}`,
        '/asma-ul-husna',
        compiled.quran,
      );
      return [compiled.passage];
    });
  return {
    title,
    subtitle,
    introduction,
    verses: passages(verses, 'verses'),
    narrations: passages(narrations, 'narrations'),
    enumeration: shop.attempt(read.file, ['enumeration'], () => compileProse(enumeration, shop.collections)) ?? {
      text: '',
      references: [],
    },
    names: names.flatMap((name, index) => {
      const transliteration = transliterated(shop, read.file, ['names', index, 'arabic'], name.arabic);
      return transliteration === undefined ? [] : [{ ...name, transliteration }];
    }),
  };
}

function compileTasbih(shop: Workshop): TasbihPhrase[] {
  const read = has(shop, 'tasbih.yaml') ? shop.read('tasbih.yaml', tasbihSchema) : undefined;
  return (read?.value.phrases ?? []).flatMap((phrase, index) => {
    if (!read) return [];
    const transliteration = transliterated(shop, read.file, ['phrases', index, 'arabic'], phrase.arabic);
    return transliteration === undefined ? [] : [{ ...phrase, transliteration }];
  });
}

const transliterated = (shop: Workshop, file: SourceFile, path: Path, arabic: string): string | undefined =>
  shop.attempt(file, path, () => transliterateCard(arabic, 'naskh'));
