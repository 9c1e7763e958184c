import initSqlJs, { type SqlValue } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card, Category, Collections, TasbihPhrase } from '../model/types.ts';
import { PROJECT_FOLDER, projectLibrary } from '../../content/test/project-library.ts';
import { readEditions, sha256 } from '../editions/edition.ts';
import { type PublishedData, makeData, textOfDataFile } from '../make-data.ts';
import { projectPublishedData } from '../test/project-data.ts';
import { CSV_COLUMNS } from './csv.ts';
import { insertRows } from './sqlite.ts';

const SQL = await initSqlJs();
const data = projectPublishedData();
let cards: Card[];
let ask: (sql: string) => SqlValue[][];

/** Reads a table as RFC 4180 has it, without the library that wrote it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push(row.splice(0));
  }
  return rows;
}

beforeAll(() => {
  const categories = projectLibrary().categories.map(({ slug }) => JSON.parse(textOfDataFile(data, `categories/${slug}.json`)) as Category);
  cards = categories.flatMap(({ pages }) => pages.flatMap((page) => page.cards));
  const database = new SQL.Database(data.files.find(({ path }) => path === 'misbaha.sqlite')?.content as Uint8Array);
  ask = (sql) => database.exec(sql)[0]?.values ?? [];
});

describe('misbaha.sqlite', () => {
  test('passes the integrity check, and every row that a foreign key names exists', () => {
    expect(ask('PRAGMA integrity_check')).toEqual([['ok']]);
    expect(ask('PRAGMA foreign_key_check')).toEqual([]);
    expect(ask("SELECT count(*) FROM sqlite_master WHERE sql LIKE '%REFERENCES%'")[0]?.[0]).toBeGreaterThan(15);
  });

  test('has a row for each card in its view, in the order of the pages, with the words of the card', () => {
    const rows = ask("SELECT id, arabic, plain, translation, repeat, coalesce(same_as, ''), note, fingerprint FROM card");
    expect(rows).toEqual(
      cards.map(({ id, arabic, transliteration, translation, repeat = 1, use = '', note = null, fingerprint }) => [
        id,
        arabic,
        transliteration.plain,
        translation,
        repeat,
        use,
        note,
        fingerprint,
      ]),
    );
  });

  test('joins sources, verdicts and numbers of Hisn al-Muslim in their order', () => {
    const rows = ask('SELECT id, sources, grades, hisn FROM card');
    const joined = (values: readonly (string | number)[] = []): string | null => (values.length ? values.join('; ') : null);
    expect(rows).toEqual(
      cards.map(({ id, references, grades, hisn }) => [
        id,
        joined(references.map(({ label }) => label)),
        joined(grades?.map(({ verdict, by, of }) => `${verdict} (${of === undefined ? by : `${by}, ${of}`})`)),
        joined(hisn),
      ]),
    );
    expect(rows.filter(([, , grades]) => grades !== null).length).toBeGreaterThan(50);
  });

  test('has every word, hadith, name and need', () => {
    const count = (table: string): SqlValue | undefined => ask(`SELECT count(*) FROM ${table}`)[0]?.[0];
    expect(count('words')).toBe(cards.reduce((sum, { words }) => sum + words.flat().length, 0));
    const rooted = cards.reduce((sum, { words }) => sum + words.flat().filter(({ root }) => root !== undefined).length, 0);
    expect(ask('SELECT count(root), min(length(root)), max(length(root)) FROM words')).toEqual([[rooted, 3, 4]]);
    const readings = cards.flatMap(({ words }) => words.flat().flatMap((word) => word.readings ?? []));
    expect(readings.length).toBeGreaterThan(25);
    expect(count('readings')).toBe(readings.length);
    expect(count('reading_sources')).toBe(readings.flatMap(({ references }) => references).length);
    expect([count('hadith'), count('names'), count('tasbih'), count('hisn')]).toEqual([42, 99, 6, 267]);
    expect(ask("SELECT group_concat(arabic, ' ') FROM words WHERE text = 'prayer/ablution#repentance-and-purity'")).toEqual([
      [cards.find(({ id }) => id === 'prayer/ablution#repentance-and-purity')?.arabic],
    ]);
    expect(
      ask(
        "SELECT screen FROM need_texts WHERE screen IS NOT NULL AND screen NOT IN ('asma-ul-husna', 'tasbih-counter', 'forty-hadith', 'context-behind-dua')",
      ),
    ).toEqual([]);
  });

  test('has every text, name and address that the JSON has', () => {
    const inDatabase = new Set(
      ask("SELECT name FROM sqlite_master WHERE type = 'table'").flatMap(([table]) => ask(`SELECT * FROM ${String(table)}`).flat()),
    );
    const CONTENT = /^(?:categories\/.+|names|forty-hadith|context|tasbih|needs|collections|hisn-al-muslim)\.json$/;
    // What the tables say in another way: `prose` and `passages` are tables of their own, and there is one licence for each part.
    const OTHERWISE = new Set(['kind', 'licence']);
    const missing: string[] = [];
    const gather = (value: unknown, path: string): void => {
      if (typeof value === 'string' && !inDatabase.has(value)) missing.push(`${path}: ${value}`);
      if (typeof value === 'object' && value !== null)
        for (const [key, one] of Object.entries(value)) if (!OTHERWISE.has(key)) gather(one, `${path}.${key}`);
    };
    for (const { path } of data.files) if (CONTENT.test(path)) gather(JSON.parse(textOfDataFile(data, path)), path);
    expect(missing).toEqual([]);
  });

  test('has each cited work as collections.json has it, and the Qur’an', () => {
    const collections = Object.entries(JSON.parse(textOfDataFile(data, 'collections.json')) as Collections);
    const rows = collections.map(([key, { name, numbering, highest, sahih, letters, link = null }]) => [
      key,
      name,
      numbering,
      highest,
      Number(sahih === true),
      Number(letters === true),
      link,
    ]);
    expect(ask("SELECT key, name, numbering, highest, sahih, letters, link FROM collections WHERE key <> 'quran'")).toEqual(
      rows.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
    expect(ask("SELECT name, highest, link FROM collections WHERE key = 'quran'")).toEqual([['The Qur’an', null, null]]);
  });

  test('has the paragraphs and sources of the lists, and the words of the tasbih phrases', () => {
    expect(ask("SELECT source FROM list_sources WHERE list = 'names'")).toEqual([['tirmidhi:3507']]);
    expect(ask('SELECT list, part, count(*) FROM list_paragraphs GROUP BY list, part')).toEqual([
      ['forty-hadith', 'introduction', 3],
      ['names', 'enumeration', 1],
      ['names', 'introduction', 3],
    ]);
    const phrases = JSON.parse(textOfDataFile(data, 'tasbih.json')) as TasbihPhrase[];
    expect(ask('SELECT phrase, arabic, meaning, root, joined FROM tasbih_words ORDER BY phrase, line, position')).toEqual(
      phrases
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .flatMap(({ id, words }) =>
          words.flat().map(({ arabic, meaning, root = null, joined }) => [id, arabic, meaning, root, Number(joined === true)]),
        ),
    );
  });

  test('refuses rows with other columns than the first row of their table', () => {
    const database = new SQL.Database();
    database.run('CREATE TABLE pages (id TEXT, title TEXT)');
    expect(() => insertRows(database, 'pages', [{ id: 'a' }, { id: 'b', title: 'B' }])).toThrow(
      'pages has rows of two kinds: id; and id, title',
    );
  });

  test('says of which edition it is', () => {
    expect(Object.fromEntries(ask('SELECT key, value FROM meta'))).toMatchObject({
      name: 'misbaha-data',
      version: data.manifest.version,
      date: data.manifest.date,
      language: 'en',
      format: '1',
      // An example of a part with its licence, which the schema names.
      'schemas and code': 'MIT',
    });
  });
});

describe('cards.csv', () => {
  test('has every card in every column that TABLES.md explains', () => {
    const [head, ...rows] = readCsv(textOfDataFile(data, 'cards.csv'));
    expect(head).toEqual(CSV_COLUMNS.map(({ name }) => name));
    for (const { name } of CSV_COLUMNS) expect(textOfDataFile(data, 'TABLES.md')).toContain(`| \`${name}\` | `);
    expect(rows.map((row) => [row[head?.indexOf('id') ?? -1], row[head?.indexOf('arabic') ?? -1], row.length])).toEqual(
      cards.map(({ id, arabic }) => [id, arabic, CSV_COLUMNS.length]),
    );
  });

  test('says of a card what the view of the database says', () => {
    const [head = [], ...rows] = readCsv(textOfDataFile(data, 'cards.csv'));
    expect(ask('SELECT * FROM card').map((row) => row.map((value) => String(value ?? '')))).toEqual(rows);
    expect(ask("SELECT name FROM pragma_table_info('card')").flat()).toEqual(head);
  });
});

test('the same content makes the same bytes', () => {
  const again = makeData(PROJECT_FOLDER, projectLibrary(), readEditions(PROJECT_FOLDER));
  const sums = ({ files }: PublishedData): string[] => files.map(({ path, content }) => `${sha256(content)} ${path}`);
  expect(sums(again)).toEqual(sums(data));
  expect(again.digest).toBe(data.digest);
});
