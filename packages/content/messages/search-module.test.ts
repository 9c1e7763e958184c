import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { foldLatin } from '../../core/search/fold.ts';
import { languageTagsIn } from '../compiler/languages.ts';
import { PROJECT_FOLDER } from '../test/project-library.ts';
import { readSpecialSearchWords, type SpecialSearchWords, specialSearchWordsSchema } from '../compiler/special-search-words.ts';
import { generateSpecialSearchWordsModule } from './search-module.ts';

const WORDS: SpecialSearchWords = {
  empty: ['le', 'la'],
  common: ['doua'],
  around: ['quelle'],
  weak: ['jour'],
  everything: ['doua'],
  verse: ['coran', 'verset'],
  number: ['hadith'],
  surah: ['sourate'],
  works: ['sahih', 'sounan'],
  articles: ['al', 'ach'],
  elided: ['l', 'qu'],
  spellings: { u: ['ou'], sh: ['ch'] },
  selfHarm: { anywhere: ['kill myself'], atEnd: ['want to die'] },
  same: [['mosquee', 'masjid']],
};

/** The line of an export. */
const lineOf = (module: string, name: string): string | undefined => module.split('\n').find((line) => line.includes(` ${name}`));

test('a build has the stemmer of its language alone', () => {
  const module = generateSpecialSearchWordsModule({ search: { stemmer: 'french' } }, WORDS);
  expect(module.match(/stemmers\/\w+/g)).toEqual(['stemmers/french']);
});

test('patterns and lists are written as the search reads them', () => {
  const module = generateSpecialSearchWordsModule({ search: { stemmer: 'none' } }, WORDS);
  expect(lineOf(module, 'ELIDED')).toContain("= /^(?:l|qu)['’]/i;");
  expect(lineOf(module, 'ENDING')).toContain('= undefined;');
  expect(lineOf(module, 'SPELLINGS')).toContain('= [[/ou/g, "u"], [/ch/g, "sh"]];');
  expect(lineOf(module, 'VERSE')).toContain('"coran|verset"');
  expect(lineOf(module, 'WORKS')).toContain('"sahih|sounan"');
  expect(lineOf(module, 'ARABIC_ARTICLES')).toContain('"al|ach"');
  expect(lineOf(module, 'SYNONYM_LINES')).toContain('"mosquee masjid"');
});

test('words that the search would never compare are refused, with what to write', () => {
  const english: unknown = parse(readFileSync(resolve(import.meta.dirname, '../../../content/languages/en/search.yaml'), 'utf8'));
  const { error } = specialSearchWordsSchema.safeParse({ ...(english as object), weak: 'Prière', same: ['seul', 'trente trente-trois'] });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['weak', 'write "Prière" as the search compares it: "priere"'],
    ['same', 'has one word; a meaning takes two at the least'],
    ['same', 'has a word with a hyphen, which is never looked up'],
  ]);
});

test.each(languageTagsIn(PROJECT_FOLDER))('in "%s" a collection is found by its name without the generic word at its head', (tag) => {
  const folder = join(PROJECT_FOLDER, 'content/languages', tag);
  for (const file of ['search.yaml', 'collections.yaml'])
    expect(existsSync(join(folder, file)), `content/languages/${tag}/${file} is missing; every language begins with it, a draft too`).toBe(
      true,
    );
  const { works } = readSpecialSearchWords(PROJECT_FOLDER, tag);
  const names = parse(readFileSync(join(folder, 'collections.yaml'), 'utf8')) as Record<string, { name: string }>;
  const heads = ['bukhari', 'muslim', 'abudawud', 'tirmidhi', 'ahmad'].map((id) => foldLatin(names[id]?.name ?? '').split(' ')[0]);
  expect(
    heads.filter((head) => !works.includes(head ?? '')),
    `these are missing under "works" in search.yaml of "${tag}"`,
  ).toEqual([]);
});
