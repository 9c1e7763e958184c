import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Category, HisnNumber, Ids, Manifest, Names, NeedGroup, SurahArabic, SurahSound, TasbihPhrase, Text } from './model/types.ts';
import { PROJECT_FOLDER, projectLibrary } from '../content/test/project-library.ts';
import { QURAN_VERSE_COUNT } from '../content/compiler/quran.ts';
import { type PublishedEdition, readEditions, sha256 } from './editions/edition.ts';
import { changelog } from './changelog.ts';
import { writeData } from './data.ts';
import { textOfDataFile, dataVersion } from './make-data.ts';
import { projectPublishedData } from './test/project-data.ts';
import { runExamples } from './test/run-examples.ts';
import { refuseUnchanged } from './make-edition.ts';
import { fileSchemas } from './model/json-schemas.ts';

const folder = mkdtempSync(join(tmpdir(), 'misbaha-data-'));
const library = projectLibrary();
const record = readEditions(PROJECT_FOLDER);
const data = projectPublishedData();
const contents = (path: string): string => textOfDataFile(data, path);
const read = (path: string): unknown => JSON.parse(contents(path));
const categories = (): Category[] => library.categories.map(({ slug }) => read(`categories/${slug}.json`) as Category);

/** Every card, quotation and hadith. */
function allTexts(): Text[] {
  const found: Text[] = [];
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('fingerprint' in value) found.push(value as Text);
    Object.values(value).forEach(gather);
  };
  for (const { path, kind } of data.files)
    if (kind === 'category' || kind === 'names' || kind === 'forty-hadith' || kind === 'context') gather(read(path));
  return found;
}

beforeAll(() => writeData(data, folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files', () => {
  test('follow their schemas, all of draft 2020-12', () => {
    const ajv = new Ajv2020({ strict: true });
    const validators = new Map([...fileSchemas()].map(([kind, schema]) => [kind, ajv.compile(schema)]));
    const faults = data.files.flatMap(({ path, content, kind }) => {
      const validate = kind && validators.get(kind);
      if (!validate || validate(JSON.parse(String(content)))) return [];
      return [`${path}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(faults).toEqual([]);
    expect(new Set(data.files.flatMap(({ kind }) => kind ?? [])).size).toBe(validators.size);
  });

  test('a schema refuses another shape', () => {
    const schema = fileSchemas().get('category');
    const validate = new Ajv2020({ strict: true }).compile(schema ?? {});
    const [category] = categories() as [Category];
    expect(validate({ ...category, unknown: 1 })).toBe(false);
    expect(validate({ ...category, pages: [{ ...category.pages[0], cards: [{ id: 'a/b#c' }] }] })).toBe(false);
  });

  test('stand in the manifest with hash and size, as they are on the disk', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    expect(manifest.files.map(({ path }) => path)).toEqual(data.files.map(({ path }) => path).filter((path) => path !== 'manifest.json'));
    for (const { path, sha256: hash, bytes } of manifest.files) {
      const content = readFileSync(join(folder, path));
      expect([path, sha256(content), content.length]).toEqual([path, hash, bytes]);
    }
  });

  test('have the version of the last edition where their bytes equal it, else of the next draft', () => {
    const [edition] = record.editions.slice(-1) as [(typeof record.editions)[0]];
    expect(data.manifest).toMatchObject({ version: dataVersion(edition, data.digest), date: edition.date });
    expect(dataVersion({ ...edition, version: '1.0.0', data: data.digest }, data.digest)).toBe('1.0.0');
    expect(dataVersion({ ...edition, version: '1.0.0', data: data.digest }, sha256('other bytes'))).toBe('1.0.1-draft');
  });

  test('are refused as a new edition where they equal the last one, unless the code of the package was fixed', () => {
    const last = { ...(record.editions.at(-1) as PublishedEdition), version: '1.0.0', data: data.digest };
    expect(() => refuseUnchanged(last, data.digest, false)).toThrow('Nothing differs from edition 1.0.0');
    expect(() => refuseUnchanged(last, data.digest, true)).not.toThrow();
    expect(() => refuseUnchanged(last, sha256('other bytes'), false)).not.toThrow();
    expect(() => refuseUnchanged(undefined, data.digest, false)).not.toThrow();
  });

  test('do what the README shows', () => {
    const examples = runExamples(contents('README.md'), folder);
    expect(examples).toHaveLength(4);
    for (const { promised, printed } of examples) expect(printed, 'an example of packages/dataset/documents/README.md').toBe(promised);
  });
});

describe('a reader who has only the files', () => {
  test('finds each field in FIELDS.md', () => {
    const properties = (schema: unknown): string[] => {
      if (typeof schema !== 'object' || schema === null) return [];
      const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
      return [...own, ...Object.values(schema as Record<string, unknown>).flatMap(properties)];
    };
    const names = new Set([...fileSchemas().values()].flatMap(properties));
    expect(names.size).toBeGreaterThan(60);
    const explained = contents('FIELDS.md');
    expect([...names].filter((name) => !new RegExp(`[\\s{]${name}\\??: `).test(explained))).toEqual([]);
  });

  test('finds no null: a key without a value is left out', () => {
    const holdsNull = (value: unknown): boolean => value === null || (typeof value === 'object' && Object.values(value).some(holdsNull));
    expect(data.files.filter(({ kind, content }) => kind && holdsNull(JSON.parse(String(content)))).map(({ path }) => path)).toEqual([]);
  });

  test('finds the full licence of the schemas in LICENSE.md, with the holder of the copyright', () => {
    expect(contents('LICENSE.md')).toMatch(/\nCopyright \(c\) [^]*WITHOUT WARRANTY OF ANY KIND/);
    expect(contents('LICENSE.md')).not.toContain('The texts have a licence of their own');
  });
});

describe('the texts', () => {
  test('are all of the library', () => {
    const cards = categories().flatMap(({ pages }) => pages.flatMap((page) => page.cards));
    expect(cards).toHaveLength(library.cards.length);
    expect(data.manifest.counts).toMatchObject({
      categories: library.categories.length,
      pages: library.pages.size,
      hadith: library.fortyHadith?.hadith.length,
      names: library.names?.names.length,
      verses: QURAN_VERSE_COUNT,
    });
    expect((read('names.json') as Names).passages.length).toBeGreaterThan(4);
  });

  test('are found by their ids in the files that ids.json names', () => {
    const { texts, pages } = read('ids.json') as Ids;
    for (const [id, file] of [...Object.entries(texts), ...Object.entries(pages)]) expect(contents(file)).toContain(`"id":"${id}"`);
    expect(Object.keys(texts)).toHaveLength(library.cards.length + library.passages.length);
  });

  test('menus and needs name ids that are there', () => {
    const { texts, pages } = read('ids.json') as Ids;
    const screens = new Set([...library.menus.keys(), 'asma-ul-husna', 'tasbih-counter', 'forty-hadith', 'context-behind-dua']);
    const known = (id: string): boolean => id in texts || id in pages || screens.has(id);
    const named = [
      ...categories().flatMap(({ menu }) => menu.flatMap((section) => section.pages)),
      ...(read('needs.json') as NeedGroup[]).flatMap((group) => group.needs.flatMap((need) => need.texts.map(({ id }) => id))),
    ];
    expect(named.filter((id) => !known(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(300);
  });

  test('answer each number of Hisn al-Muslim, and a text lists exactly the numbers that list the text', () => {
    const hisn = read('hisn-al-muslim.json') as HisnNumber[];
    const { texts } = read('ids.json') as Ids;
    expect(hisn.map(({ number }) => number)).toEqual(Array.from({ length: 267 }, (_, at) => at + 1));
    const named = hisn.flatMap(({ number, texts: ids = [] }) => ids.filter((id) => id in texts).map((id) => `${id} ${number}`));
    const naming: string[] = [];
    const gather = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { id, hisn: numbers } = value as { id?: string; hisn?: number[] };
      naming.push(...(numbers ?? []).map((number) => `${id} ${number}`));
      Object.values(value).forEach(gather);
    };
    for (const file of new Set(Object.values(texts))) gather(read(file));
    expect(naming.toSorted()).toEqual(named.toSorted());
    expect(hisn[74]).toEqual({
      number: 75,
      texts: ['morning-evening/morning-remembrance#ayat-al-kursi', 'morning-evening/evening-remembrance#ayat-al-kursi'],
    });
    expect(hisn[17]).toMatchObject({ absent: expect.stringContaining('weak'), page: 'daily-life/entering-home' });
  });

  test('have a translation of as many lines as the Arabic, or of one', () => {
    const lines = (text: string): number => text.split('\n').length;
    const texts = allTexts();
    const phrases = read('tasbih.json') as TasbihPhrase[];
    expect(texts).toHaveLength(library.cards.length + library.passages.length);
    const others = [...texts, ...phrases].filter(({ arabic, translation }) => ![1, lines(arabic)].includes(lines(translation)));
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  test('are not normalised: most are other strings in NFC', () => {
    const texts = allTexts();
    expect(texts.filter(({ arabic }) => arabic.normalize('NFC') !== arabic).length).toBeGreaterThan(texts.length / 2);
  });

  test('from the Qur’an match its verses, except for the shadda and the pause mark at the ends of a cut verse', () => {
    const verses = new Map(
      Array.from({ length: 114 }, (_, at) => read(`quran/arabic/${at + 1}.json`) as SurahArabic).flatMap((surah) =>
        surah.verses.map(({ verse, arabic }) => [verse, arabic] as const),
      ),
    );
    const versesOf = (list: string): string[] =>
      list.split(', ').flatMap((range) => {
        const [, surah, from, to = from] = /^(\d+):(\d+)(?:-(\d+))?$/.exec(range) ?? [];
        return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => verses.get(`${surah}:${Number(from) + at}`) ?? '');
      });
    const basmala = verses.get('1:1') ?? '';
    const changes = { shadda: 0, pause: 0 };
    const texts = allTexts().filter(({ quran }) => quran !== undefined);
    const others = texts.filter(({ arabic, quran = '' }) => {
      const whole = versesOf(quran).join(' ');
      const words = arabic.replaceAll('\n', ' ').replaceAll(`${basmala} `, '');
      const said = whole.replaceAll(`${basmala} `, '');
      if (said.includes(words)) return false;
      const doubled = words.replace(/^\p{L}/u, '$&\u0651');
      const paused = (from: string): boolean => new RegExp(`${from}[\u06d6-\u06db]`).test(said);
      if (said.includes(doubled) || paused(doubled)) changes.shadda++;
      if (paused(words) || paused(doubled)) changes.pause++;
      return !said.includes(doubled) && !paused(words) && !paused(doubled);
    });
    expect(others.map(({ id }) => id)).toEqual([]);
    expect(texts.length).toBeGreaterThan(100);
    expect([changes.shadda > 0, changes.pause > 0]).toEqual([true, true]);
  });

  test('each verse of the Qur’an has one transliterated word for each Arabic word', () => {
    let words = 0;
    for (let surah = 1; surah <= 114; surah++) {
      const transliteration = read(`quran/transliteration/${surah}.json`) as SurahSound;
      const arabic = read(`quran/arabic/${surah}.json`) as SurahArabic;
      expect(arabic.verses.map((one) => one.verse)).toEqual(transliteration.verses.map((one) => one.verse));
      transliteration.verses.forEach((verse, at) => {
        expect([verse.verse, arabic.verses[at]?.arabic.split(' ').length]).toEqual([verse.verse, verse.words.length]);
        const running = verse.words
          .map(([precise, , joined], index) => (index === 0 || joined || precise === '' ? '' : ' ') + precise)
          .join('');
        expect(running).toBe(verse.precise);
        words += verse.words.length;
      });
    }
    expect(words).toBe(data.manifest.counts['verseWords']);
  });
});

test('the changelog lists each changed letter, the newest edition first, and the changes that no edition has yet', () => {
  const change = { place: 'a/b#c', what: 'changed' as const, fields: { arabic: ['line 1, word 1 x: fatha → damma'] } };
  const [first] = record.editions as [(typeof record.editions)[0]];
  const second = { ...first, version: '1.0.1', date: '2026-12-01', changes: [change] };
  const text = changelog([first, second], { version: '1.0.2-draft', changes: [{ place: 'names#1', what: 'added' }] });
  expect(text.slice(text.indexOf('\n## '))).toBe(`
## 1.0.2-draft, in no edition yet

- \`names#1\`: added

## 1.0.1, 2026-12-01

- \`a/b#c\`
  - arabic: line 1, word 1 x: fatha → damma

## 1.0.0, 2026-11-22

The first edition. What is compared from here on: ${first.texts} places: texts, names, phrases, headings in Arabic, omitted words and what paragraphs rest on.
`);
});
