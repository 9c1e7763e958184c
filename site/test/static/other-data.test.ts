/**
 * The built data of every language but the first have the same files, ids, Arabic and sources as the English data. LANGS=fr,id
 * chooses some languages.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { siteLanguageTagsAfterFirst } from '../../../packages/content/compiler/languages.ts';
import { sha256 } from '../../../packages/dataset/editions/edition.ts';
import { fileSchemas } from '../../../packages/dataset/model/json-schemas.ts';
import type { Category, Manifest } from '../../../packages/dataset/model/types.ts';
import { runExamples } from '../../../packages/dataset/test/run-examples.ts';
import { isCompressed, sortedPosixPathsBelow } from '../../build/site-files.ts';
import { CLIENT_FOLDER } from './built-documents.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const asked = env['LANGS']?.split(',').filter(Boolean);
const ALL = siteLanguageTagsAfterFirst(ROOT);
const LANGUAGES = ALL.filter((tag) => asked?.includes(tag) ?? true);

/** Same as `SITE_DATA_FOLDER` of `packages/dataset/data.ts`, which would load the whole generator of the data. */
const DATA_FOLDER = 'data/v1';

/** The data of a language as they lie on the site. */
class BuiltData {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly paths: readonly string[];

  constructor(tag: string) {
    this.folder = join(CLIENT_FOLDER, tag, DATA_FOLDER);
    if (!existsSync(this.folder)) throw new Error(`${this.folder} is not there; run "npm run build" first`);
    this.manifest = this.json('manifest.json') as Manifest;
    this.paths = sortedPosixPathsBelow(this.folder).filter((path) => !isCompressed(path));
  }

  text(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  json(path: string): unknown {
    return JSON.parse(this.text(path));
  }

  records(path: string): Record<string, unknown>[] {
    return objectsIn(this.json(path));
  }

  /** JSON of the texts; the manifest and the schemas apart. */
  get texts(): string[] {
    return this.paths.filter((path) => path.endsWith('.json') && path !== 'manifest.json' && !path.startsWith('schemas/'));
  }
}

/** Every object within a value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

const FIRST_ALONE = /^(?:quran\/|misbaha\.sqlite$|TABLES\.md$|CHANGELOG\.md$|editions\.json$)/;
const SAME_IN_ALL = ['id', 'arabic', 'quran', 'repeat', 'authenticity', 'level', 'collection', 'number', 'verse', 'root', 'precise'];
const COUNT_OF_QURAN = /^(?:surahs|verses|verseWords)$/;

const english = new BuiltData('');
const englishName = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
const validators = new Map(
  [...fileSchemas()].map(([kind, schema]) => [`schemas/${kind}.schema.json`, new Ajv2020({ strict: true }).compile(schema)]),
);

describe.each(LANGUAGES)('the data in the language %s', (tag) => {
  const own = new BuiltData(tag);

  test('have the files of the English data, except those that only the English data have', () => {
    expect(own.paths).toEqual(english.paths.filter((path) => !FIRST_ALONE.test(path)));
  });

  test('have a licence that names their language and only what is there', () => {
    const licence = own.text('LICENSE.md');
    expect(licence).toContain(`| ${englishName(tag)}, transliteration, `);
    expect(licence).toContain(`every other field in ${englishName(tag)} |`);
    expect(licence).not.toMatch(/English|quran\/|[{}]/);
  });

  test('follow the same schemas', () => {
    const faults = own.manifest.files.flatMap(({ path, schema }) => {
      const validate = schema === undefined ? undefined : validators.get(schema);
      return !validate || validate(own.json(path)) ? [] : [`${path}: ${JSON.stringify(validate.errors)}`];
    });
    expect(faults).toEqual([]);
    const named = (data: BuiltData): string[] => data.manifest.files.map(({ path, schema }) => `${path} ${schema ?? 'none'}`);
    expect(named(own)).toEqual(named(english).filter((one) => !FIRST_ALONE.test(one.split(' ')[0] ?? '')));
    const schemas = own.paths.filter((path) => path.startsWith('schemas/'));
    expect(schemas.length).toBeGreaterThan(10);
    expect(schemas.filter((path) => own.text(path) !== english.text(path))).toEqual([]);
  });

  test('name their language on every record, and no other', () => {
    const languages = own.texts.flatMap((path) => own.records(path).flatMap(({ language }) => language ?? []));
    expect(languages.length).toBeGreaterThan(1000);
    expect(new Set(languages)).toEqual(new Set([tag]));
  });

  test('have the ids, the Arabic, the counts and the sources of the English, and words of their own', () => {
    expect(own.text('ids.json')).toBe(english.text('ids.json'));
    // The needs stand in the order of the alphabet of their language.
    for (const path of own.texts.filter((one) => one !== 'needs.json')) {
      const sides = [own.records(path), english.records(path)] as const;
      const [here, there] = sides.map((records) => records.map((record) => SAME_IN_ALL.map((key) => record[key])));
      expect(here, path).toEqual(there);
      const untranslated = sides[0].filter(
        ({ translation }, at) => translation !== undefined && translation === sides[1][at]?.['translation'],
      );
      expect(untranslated, path).toEqual([]);
    }
    const needs = (data: BuiltData): string[] => data.records('needs.json').flatMap(({ id }) => (typeof id === 'string' ? id : []));
    expect(needs(own).toSorted()).toEqual(needs(english).toSorted());
    expect(own.manifest.counts).toEqual(
      Object.fromEntries(Object.entries(english.manifest.counts).filter(([what]) => !COUNT_OF_QURAN.test(what))),
    );
  });

  test('are a draft, and stand in their manifest with hash and size', () => {
    expect(own.manifest.version).toMatch(/-draft$/);
    expect(own.manifest.language).toBe(tag);
    expect(['manifest.json', ...own.manifest.files.map(({ path }) => path)].toSorted()).toEqual(own.paths);
    for (const { path, sha256: hash, bytes } of own.manifest.files) {
      const content = readFileSync(join(own.folder, path));
      expect([path, sha256(content), content.length]).toEqual([path, hash, bytes]);
    }
  });

  test('do what their README shows', () => {
    const written = mkdtempSync(join(tmpdir(), 'misbaha-examples-'));
    try {
      const examples = runExamples(own.text('README.md'), own.folder, written);
      expect(examples).toHaveLength(1);
      for (const { promised, printed } of examples) expect(printed, 'an example of packages/dataset/documents/LANGUAGE.md').toBe(promised);
    } finally {
      rmSync(written, { recursive: true });
    }
  });
});

test('the licence of the English data names no other language', () => {
  const licence = english.text('LICENSE.md');
  expect(licence).toMatch(/\| English, transliteration, .*every other field in English, and `quran\/transliteration\/` \|/);
  expect(licence).not.toMatch(new RegExp(`${ALL.map(englishName).join('|')}|[{}]`));
});

test.runIf(LANGUAGES.includes('fr'))('the data in French have what the README of the package misbaha-data shows of them', () => {
  const readme = readFileSync(join(ROOT, 'packages/dataset/publishing/data-package/README.md'), 'utf8');
  const french = new BuiltData('fr');
  const pages = (slug: string): Category['pages'] => (french.json(`categories/${slug}.json`) as Category).pages;
  const dua = pages('quranic-duas')
    .flatMap(({ cards }) => cards)
    .find(({ id }) => id === 'quranic-duas/adam-dua#we-have-wronged-ourselves');
  const ablution = pages('prayer').find(({ id }) => id === 'prayer/ablution');
  expect(readme).toContain(`\`\`\`text\n${dua?.language} ${dua?.references[0]?.label}\n${ablution?.title}\n\`\`\``);
});
