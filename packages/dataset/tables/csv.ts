/** The cards as one table: `cards.csv`, after RFC 4180 (CRLF, commas, doubled quotation marks), in UTF-8 without a byte order mark. */
import { stringify } from 'csv-stringify/sync';
import type { Card, Page } from '../model/types.ts';
import type { TableInputs } from './table-inputs.ts';

interface CardRow {
  card: Card;
  page: Page;
  category: TableInputs['categories'][number];
  /** Place of the card on its page, counted from 1. */
  position: number;
}

interface CsvColumn {
  name: string;
  /** Description of the values, for `TABLES.md`. */
  holds: string;
  value: (shown: CardRow) => string | number | undefined;
}

/** Joins several values for one cell. */
const joinedCell = (values: readonly (string | number)[] | undefined): string | undefined =>
  values?.length ? values.join('; ') : undefined;

export const CSV_COLUMNS: readonly CsvColumn[] = [
  { name: 'id', holds: 'permanent id of the card, as in every other file', value: ({ card }) => card.id },
  { name: 'category', holds: 'slug of its category', value: ({ category }) => category.slug },
  { name: 'category_title', holds: 'title of the category', value: ({ category }) => category.title },
  { name: 'page', holds: 'id of its page', value: ({ page }) => page.id },
  { name: 'page_title', holds: 'title of the page', value: ({ page }) => page.title },
  { name: 'position', holds: 'place on the page, from 1', value: ({ position }) => position },
  { name: 'same_as', holds: 'the card that it repeats, where that is at home on another page', value: ({ card }) => card.use },
  { name: 'kind', holds: '`supplication`, or `narration` where it is told and not said', value: ({ card }) => card.kind },
  { name: 'title', holds: 'its heading', value: ({ card }) => card.title },
  { name: 'subtitle', holds: 'a line below the heading', value: ({ card }) => card.subtitle },
  { name: 'occasion', holds: 'when or why it was said', value: ({ card }) => card.occasion },
  { name: 'instruction', holds: 'how it is said', value: ({ card }) => card.instruction },
  { name: 'repeat', holds: 'how many times it is said', value: ({ card }) => card.repeat ?? 1 },
  { name: 'script', holds: '`quran` for Uthmani script, `naskh` for everyday orthography', value: ({ card }) => card.script },
  { name: 'arabic', holds: 'the Arabic; lines separated by a line feed', value: ({ card }) => card.arabic },
  { name: 'quran', holds: 'the verses, where it is of the Qur’an', value: ({ card }) => card.quran },
  { name: 'precise', holds: 'transliteration with macrons and dots', value: ({ card }) => card.transliteration.precise },
  { name: 'plain', holds: 'transliteration in plain letters', value: ({ card }) => card.transliteration.plain },
  { name: 'translation', holds: 'the translation', value: ({ card }) => card.translation },
  {
    name: 'authenticity',
    holds: 'how sound it is: `quran`, `sahih`, `hasan`, `disputed`, `weak`, `reported`',
    value: ({ card }) => card.authenticity,
  },
  { name: 'practice', holds: 'the same of the narrations that are cited beside verses', value: ({ card }) => card.practice },
  { name: 'narrator', holds: 'the Companion who tells of it', value: ({ card }) => card.narrator },
  { name: 'saying_of', holds: 'whose own word it is', value: ({ card }) => card.sayingOf },
  { name: 'sources', holds: 'where it is related, in words', value: ({ card }) => joinedCell(card.references.map(({ label }) => label)) },
  {
    name: 'source_ids',
    holds: 'the same as ids, of places that hold the words',
    value: ({ card }) => joinedCell(card.references.filter(({ told }) => !told).map(({ id }) => id)),
  },
  {
    name: 'told_ids',
    holds: 'ids of places that tell that the words are said and do not quote them',
    value: ({ card }) => joinedCell(card.references.filter(({ told }) => told).map(({ id }) => id)),
  },
  {
    name: 'grades',
    holds: 'the verdicts, each with the scholar who gave it, and with the id of the narration that it is on where it is not of all',
    value: ({ card }) => joinedCell(card.grades?.map(({ verdict, by, of }) => `${verdict} (${of === undefined ? by : `${by}, ${of}`})`)),
  },
  { name: 'hisn', holds: 'numbers of Hisn al-Muslim', value: ({ card }) => joinedCell(card.hisn) },
  { name: 'page_needs', holds: 'words by which people look for the page', value: ({ page }) => joinedCell(page.needs) },
  { name: 'note', holds: 'what a reader should know of it', value: ({ card }) => card.note },
  { name: 'language', holds: 'the language of what is not Arabic', value: ({ card }) => card.language },
  { name: 'licence_arabic', holds: 'the licence of the Arabic', value: ({ card }) => card.licence.arabic },
  { name: 'licence_other', holds: 'the licence of all else', value: ({ card }) => card.licence.other },
  { name: 'since', holds: 'the edition since which its fingerprinted fields stand unchanged', value: ({ card }) => card.since },
  { name: 'fingerprint', holds: 'SHA-256 of its fingerprinted fields', value: ({ card }) => card.fingerprint },
];

/** A row with the column names, then one for each card in the order of the pages. */
export function makeCsv({ categories }: Pick<TableInputs, 'categories'>): string {
  const rows = categories.flatMap((category) =>
    category.pages.flatMap((page) =>
      page.cards.map((card, at) => CSV_COLUMNS.map(({ value }) => value({ card, page, category, position: at + 1 }) ?? '')),
    ),
  );
  return stringify([CSV_COLUMNS.map(({ name }) => name), ...rows], { record_delimiter: '\r\n', quoted_match: /\n/ });
}
