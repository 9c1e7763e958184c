/** The texts as one SQLite database. The same records make the same bytes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import type { Records } from './records.ts';
import { type Row, tableRows } from './rows.ts';

const SQL = await initSqlJs();

/** `schema.sql`, which also tells readers what each table holds. */
export const SCHEMA = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');

/** Puts rows into a table; all have the columns of the first. */
function insert(database: Database, table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
  for (const row of rows) statement.run(columns.map((column) => row[column] ?? null));
  statement.free();
}

/**
 * @param meta what the file says of itself
 * @throws Error where a row names another that is not there, or lacks what its table asks for
 */
export function makeSqlite(records: Records, meta: Readonly<Record<string, string>>): Uint8Array {
  const database = new SQL.Database();
  try {
    database.run(SCHEMA);
    database.run('BEGIN');
    for (const [table, rows] of tableRows(records)) insert(database, table, rows);
    insert(
      database,
      'meta',
      Object.entries(meta).map(([key, value]) => ({ key, value })),
    );
    database.run('COMMIT');
    // A row may name one that comes later, so what they name is looked up once all are in.
    const [dangling] = database.exec('PRAGMA foreign_key_check');
    if (dangling) throw new Error(`the database has rows that name what is not there: ${JSON.stringify(dangling.values.slice(0, 5))}`);
    database.run('VACUUM');
    return database.export();
  } finally {
    database.close();
  }
}
