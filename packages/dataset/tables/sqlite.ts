/** The texts as one SQLite database. The same records make the same bytes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import type { TableInputs } from './table-inputs.ts';
import { type Row, tableRows } from './rows.ts';

const SQL_JS = await initSqlJs();

/** The text of `schema.sql`, whose comments tell readers what each table holds. */
export const SQL_SCHEMA = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');

/**
 * Inserts rows that all have the columns of the first.
 * @throws Error where a row has other columns, whose values would be lost
 */
export function insertRows(database: Database, table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const columnsOf = (row: Row): string => Object.keys(row).toSorted().join(', ');
  const expected = columnsOf(rows[0] ?? {});
  const other = rows.find((row) => columnsOf(row) !== expected);
  if (other) throw new Error(`${table} has rows of two kinds: ${expected}; and ${columnsOf(other)}`);
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
  for (const row of rows) statement.run(columns.map((column) => row[column] ?? null));
  statement.free();
}

/**
 * @param meta facts about the database, such as its version
 * @throws Error where a row refers to one that is missing, or breaks a rule of its table
 */
export function makeSqlite(records: TableInputs, meta: Readonly<Record<string, string>>): Uint8Array {
  const database = new SQL_JS.Database();
  try {
    database.run(SQL_SCHEMA);
    database.run('BEGIN');
    for (const [table, rows] of tableRows(records)) insertRows(database, table, rows);
    insertRows(
      database,
      'meta',
      Object.entries(meta).map(([key, value]) => ({ key, value })),
    );
    database.run('COMMIT');
    // A row may refer to a later one, so foreign keys are checked once all rows are in.
    const [dangling] = database.exec('PRAGMA foreign_key_check');
    if (dangling) throw new Error(`the database has rows that name what is not there: ${JSON.stringify(dangling.values.slice(0, 5))}`);
    database.run('VACUUM');
    return database.export();
  } finally {
    database.close();
  }
}
