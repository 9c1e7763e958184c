/** The data of a language beside the first, as the process that makes them writes them. */
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../content/compiler/test-library.ts';
import { makeDataInNewProcess } from './data.ts';
import { sha256 } from './editions/edition.ts';
import { type PublishedFiles, fileText } from './make-data.ts';
import { testPublishedData } from './project-data.ts';
import { runExamples } from './run-examples.ts';
import { fileSchemas } from './model/json-schemas.ts';

const english = testPublishedData();
let french: PublishedFiles;
beforeAll(() => {
  french = makeDataInNewProcess(PROJECT_FOLDER, 'fr');
}, 300_000);

/** Every object within a value. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
};
/** JSON of the texts, by path; the manifest and the schemas apart. */
const texts = ({ files }: PublishedFiles): string[] =>
  files.map(({ path }) => path).filter((path) => path.endsWith('.json') && path !== 'manifest.json' && !path.startsWith('schemas/'));
const records = (data: PublishedFiles, path: string): Record<string, unknown>[] => objectsIn(JSON.parse(fileText(data, path)));
const FIRST_ALONE = /^(?:quran\/|misbaha\.sqlite$|TABLES\.md$|CHANGELOG\.md$|editions\.json$)/;

describe('the data in French', () => {
  test('have the files of the English but for what no language changes', () => {
    const wanted = english.files.map(({ path }) => path).filter((path) => !FIRST_ALONE.test(path));
    expect(french.files.map(({ path }) => path)).toEqual(wanted);
  });

  test('follow the same schemas', () => {
    const ajv = new Ajv2020({ strict: true });
    const validators = new Map([...fileSchemas()].map(([kind, schema]) => [`schemas/${kind}.schema.json`, ajv.compile(schema)]));
    const faults = french.manifest.files.flatMap(({ path, schema }) => {
      const validate = schema === undefined ? undefined : validators.get(schema);
      return !validate || validate(JSON.parse(fileText(french, path))) ? [] : [`${path}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(faults).toEqual([]);
    const shared = [...validators.keys()].filter((schema) => french.files.some(({ path }) => path === schema));
    expect(shared.map((schema) => fileText(french, schema))).toEqual(shared.map((schema) => fileText(english, schema)));
  });

  test('name their language on every record, and no other', () => {
    const languages = texts(french).flatMap((path) => records(french, path).flatMap(({ language }) => language ?? []));
    expect(languages.length).toBeGreaterThan(1000);
    expect(new Set(languages)).toEqual(new Set(['fr']));
  });

  test('have the ids, the Arabic, the counts and the sources of the English, and words of their own', () => {
    expect(fileText(french, 'ids.json')).toBe(fileText(english, 'ids.json'));
    const shared = [
      'id',
      'arabic',
      'quran',
      'repeat',
      'authenticity',
      'level',
      'collection',
      'number',
      'verse',
      'root',
      'precise',
    ] as const;
    // The needs stand in the order of the alphabet of their language.
    for (const path of texts(french).filter((one) => one !== 'needs.json')) {
      const [own, first] = [records(french, path), records(english, path)];
      const sides = [own, first].map((list) => list.map((record) => shared.map((key) => record[key])));
      expect(sides[0], path).toEqual(sides[1]);
      const translations = own.flatMap(({ translation }, at) =>
        translation === undefined ? [] : [[translation, first[at]?.['translation']]],
      );
      expect(
        translations.filter(([one, other]) => one === other),
        path,
      ).toEqual([]);
    }
    const needs = (data: PublishedFiles): string[] => records(data, 'needs.json').flatMap(({ id }) => (typeof id === 'string' ? id : []));
    expect(needs(french).toSorted()).toEqual(needs(english).toSorted());
    expect(french.manifest.counts).toEqual(
      Object.fromEntries(Object.entries(english.manifest.counts).filter(([what]) => !/^(?:surahs|verses|verseWords)$/.test(what))),
    );
  });

  test('are a draft, and stand in their manifest with hash and size', () => {
    expect(french.manifest.version).toMatch(/-draft$/);
    for (const { path, sha256: hash, bytes } of french.manifest.files) {
      const content = fileText(french, path);
      expect([path, sha256(content), Buffer.byteLength(content)]).toEqual([path, hash, bytes]);
    }
  });

  test('do what their README shows', () => {
    const examples = runExamples(fileText(french, 'README.md'), join(PROJECT_FOLDER, 'build/languages/fr/data'));
    expect(examples).toHaveLength(1);
    for (const { promised, printed } of examples) expect(printed, 'an example of packages/dataset/documents/LANGUAGE.md').toBe(promised);
  });
});
