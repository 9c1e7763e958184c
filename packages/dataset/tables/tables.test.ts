import initSqlJs, { type SqlValue } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card, Category } from '../model/types.ts';
import { PROJECT_FOLDER, testLibrary } from '../../content/test/test-library.ts';
import { readEditions, sha256 } from '../editions/edition.ts';
import { type PublishedData, makeData, fileText } from '../make-data.ts';
import { testPublishedData } from '../test/project-data.ts';
import { CSV_COLUMNS } from './csv.ts';

const data = testPublishedData();
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

beforeAll(async () => {
  const categories = testLibrary().categories.map(({ slug }) => JSON.parse(fileText(data, `categories/${slug}.json`)) as Category);
  cards = categories.flatMap(({ pages }) => pages.flatMap((page) => page.cards));
  const { Database } = await initSqlJs();
  const database = new Database(data.files.find(({ path }) => path === 'misbaha.sqlite')?.content as Uint8Array);
  ask = (sql) => database.exec(sql)[0]?.values ?? [];
});

describe('misbaha.sqlite', () => {
  test('is sound, and what its rows name is there', () => {
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

  test('says of which edition it is', () => {
    expect(Object.fromEntries(ask('SELECT key, value FROM meta'))).toMatchObject({
      name: 'misbaha-data',
      version: data.manifest.version,
      date: data.manifest.date,
      // An example of a part with its licence, which the schema names.
      'schemas and code': 'MIT',
    });
  });
});

describe('cards.csv', () => {
  test('has every card in every column that TABLES.md explains', () => {
    const [head, ...rows] = readCsv(fileText(data, 'cards.csv'));
    expect(head).toEqual(CSV_COLUMNS.map(({ name }) => name));
    for (const { name } of CSV_COLUMNS) expect(fileText(data, 'TABLES.md')).toContain(`| \`${name}\` | `);
    expect(rows.map((row) => [row[head?.indexOf('id') ?? -1], row[head?.indexOf('arabic') ?? -1], row.length])).toEqual(
      cards.map(({ id, arabic }) => [id, arabic, CSV_COLUMNS.length]),
    );
  });

  test('says of a card what the view of the database says', () => {
    const [head = [], ...rows] = readCsv(fileText(data, 'cards.csv'));
    expect(ask('SELECT * FROM card').map((row) => row.map((value) => String(value ?? '')))).toEqual(rows);
    expect(ask("SELECT name FROM pragma_table_info('card')").flat()).toEqual(head);
  });
});

test('the same content makes the same bytes', () => {
  const again = makeData(PROJECT_FOLDER, testLibrary(), readEditions(PROJECT_FOLDER));
  const sums = ({ files }: PublishedData): string[] => files.map(({ path, content }) => `${sha256(content)} ${path}`);
  expect(sums(again)).toEqual(sums(data));
  expect(again.digest).toBe(data.digest);
});
