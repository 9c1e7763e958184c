/**
 * Whoever reads the data by edition 1.0.0 can read the present ones: fields and ids were added, and none is gone, renamed or of another
 * type. The schemas and the ids of that edition are read as they were published, from `editions/1.0.0.zip.br`.
 */
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Ids } from './model/types.ts';
import { PROJECT_FOLDER } from '../content/test/project-library.ts';
import { readVerifiedEdition } from './editions/archive.ts';
import { readEditions } from './editions/edition.ts';
import { projectPublishedData } from './test/project-data.ts';
import { fileSchemas } from './model/json-schemas.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = Record<string, Json>;

/** The JSON of edition 1.0.0, by path. */
function firstEdition(): ReadonlyMap<string, unknown> {
  const edition = readEditions(PROJECT_FOLDER).editions.find(({ version }) => version === '1.0.0');
  if (!edition) throw new Error('the record of editions has no 1.0.0');
  const json = [...readVerifiedEdition(PROJECT_FOLDER, edition)].filter(([path]) => path === 'ids.json' || path.startsWith('schemas/'));
  return new Map(json.map(([path, bytes]) => [path, JSON.parse(new TextDecoder().decode(bytes)) as unknown]));
}

const SCHEMA = /^schemas\/(.+)\.schema\.json$/;
const edition = firstEdition();
const schemas = Object.fromEntries(
  [...edition].flatMap(([path, schema]) => {
    const [, kind] = SCHEMA.exec(path) ?? [];
    return kind === undefined ? [] : [[kind, schema as Schema] as const];
  }),
);
const published = edition.get('ids.json') as Ids;
const publishedTexts = Object.keys(published.texts);
const publishedPages = Object.keys(published.pages);

const { files } = projectPublishedData();

/** A schema that lets unknown fields pass, as a reader does that ignores what it does not know. */
function open(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(open);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key, value]) => !(key === 'additionalProperties' && value === false));
  return Object.fromEntries(kept.map(([key, value]) => [key, open(value)]));
}

/** Every property that a schema declares, by its place: `Card.title`, `#.pages[].id`. */
function properties(schema: Json | undefined, place: string, found = new Map<string, Schema>()): Map<string, Schema> {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return found;
  for (const [name, one] of Object.entries((schema['$defs'] as Schema | undefined) ?? {})) properties(one, name, found);
  for (const [name, one] of Object.entries((schema['properties'] as Schema | undefined) ?? {})) {
    found.set(`${place}.${name}`, one as Schema);
    properties(one, `${place}.${name}`, found);
  }
  properties(schema['items'], `${place}[]`, found);
  properties(schema['additionalProperties'], `${place}{}`, found);
  return found;
}

/** What a reader relies on in a property. */
const typeOf = ({ type, $ref, enum: values, const: value }: Schema): unknown => ({ type, $ref, values, value });

describe('a reader of edition 1.0.0', () => {
  test('finds every file of each kind as its schema says, but for fields that were added', () => {
    const ajv = new Ajv2020({ strict: true, validateFormats: false, formats: { uri: true } });
    const validators = new Map(Object.entries(schemas).map(([kind, schema]) => [kind, ajv.compile(open(schema) as Schema)]));
    const checked = new Set<string>();
    const faults = files.flatMap(({ path, kind, content }) => {
      const validate = kind && validators.get(kind);
      if (!validate) return [];
      checked.add(kind);
      return validate(JSON.parse(String(content))) ? [] : [`${path}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(faults).toEqual([]);
    expect([...checked].toSorted()).toEqual(Object.keys(schemas).toSorted());
  });

  test.each(Object.keys(schemas))('has every field of %s in the present schema, with the same type', (kind) => {
    const present = properties(fileSchemas().get(kind as never) as Schema, '#');
    const before = properties(schemas[kind], '#');
    expect(before.size).toBeGreaterThan(2);
    const changed = [...before].filter(([place, one]) => JSON.stringify(typeOf(one)) !== JSON.stringify(typeOf(present.get(place) ?? {})));
    expect(changed.map(([place]) => place)).toEqual([]);
  });

  test('finds every id: as a text or page, or among those that were withdrawn', () => {
    const ids = JSON.parse(String(files.find(({ path }) => path === 'ids.json')?.content ?? '{}')) as Ids;
    const texts = new Set([...Object.keys(ids.texts), ...ids.retired.texts]);
    const pages = new Set([...Object.keys(ids.pages), ...ids.retired.pages]);
    expect([publishedTexts.length, publishedPages.length, Object.keys(schemas).length]).toEqual([657, 232, 13]);
    expect([...publishedTexts.filter((id) => !texts.has(id)), ...publishedPages.filter((id) => !pages.has(id))]).toEqual([]);
  });
});

test('the comparison finds a field that is gone and one of another type', () => {
  const before = properties(schemas['tasbih'], '#');
  const renamed = JSON.parse(JSON.stringify(schemas['tasbih']).replace('"meaning":', '"sense":')) as Schema;
  expect(properties(renamed, '#').has('Word.meaning')).toBe(false);
  expect(before.has('Word.meaning')).toBe(true);
  const retyped = JSON.parse(
    JSON.stringify(schemas['tasbih']).replace('"meaning":{"type":"string"', '"meaning":{"type":"number"'),
  ) as Schema;
  expect(typeOf(properties(retyped, '#').get('Word.meaning') as Schema)).not.toEqual(typeOf(before.get('Word.meaning') as Schema));
});
