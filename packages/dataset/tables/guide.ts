/** `TABLES.md`: what the tables hold. */
import { CSV_COLUMNS } from './csv.ts';
import { SQL_SCHEMA } from './sqlite.ts';

const GUIDE_BEFORE_SCHEMA = `# The tables

Two files hold the texts for those who read no JSON. What a column holds is what \`FIELDS.md\` says of the field.

## misbaha.sqlite

Everything but the whole Qur'an, the withdrawn ids and the record of editions, in tables that name one another by the permanent ids. The view \`card\` has a row for each card with
everything joined:

\`\`\`sql
SELECT arabic, plain, translation, sources FROM card WHERE page = 'travel/travel-dua';
\`\`\`

Foreign keys are declared; SQLite holds to them where \`PRAGMA foreign_keys = ON\` asks for it. The whole schema:

\`\`\`sql
`;

const GUIDE_AFTER_SCHEMA = `\`\`\`

## cards.csv

A row for each card, in the order of the pages: RFC 4180, UTF-8 without a byte order mark, the names of the columns in the first row. A
cell without a value is empty. Several values of a cell are parted by "; ". A spreadsheet asks for the encoding on import: UTF-8.

| Column | Holds |
| --- | --- |
`;

export const tablesGuide = (): string =>
  `${GUIDE_BEFORE_SCHEMA}${SQL_SCHEMA}${GUIDE_AFTER_SCHEMA}${CSV_COLUMNS.map(({ name, holds }) => `| \`${name}\` | ${holds} |\n`).join('')}`;
