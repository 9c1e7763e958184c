/** The rows of each table of the database, by table. */
import type { Grade, Hadith, Passage, Prose, Reference, Section, Text, Word } from '../model/types.ts';
import type { TableInputs } from './table-inputs.ts';

type SqlValue = string | number | null;
/** Cell values by column name. */
export type Row = Readonly<Record<string, SqlValue>>;

const QURAN_COLLECTION = { key: 'quran', name: 'The Qur’an' };

/** Collects rows table by table, and the sources and graders that they name. */
class TableBuilder {
  readonly rows = new Map<string, Row[]>();
  readonly #sources = new Map<string, Reference>();
  readonly #graders = new Map<string, number>();
  readonly #collections: TableInputs['collections'];

  constructor(collections: TableInputs['collections']) {
    this.#collections = collections;
  }

  add(table: string, row: Readonly<Record<string, SqlValue | undefined | boolean>>): void {
    const clean = Object.fromEntries(
      Object.entries(row).map(([column, value]): [string, SqlValue] => [
        column,
        typeof value === 'boolean' ? Number(value) : (value ?? null),
      ]),
    );
    const rows = this.rows.get(table);
    if (rows) rows.push(clean);
    else this.rows.set(table, [clean]);
  }

  /** Records a cited source and returns its id. @throws Error where two references of one id differ */
  source(reference: Reference): string {
    const known = this.#sources.get(reference.id);
    if (known && (known.label !== reference.label || known.url !== reference.url))
      throw new Error(`${reference.id} is told of in two ways`);
    if (!known) this.#sources.set(reference.id, reference);
    return reference.id;
  }

  #grader(name: string): number {
    const number = this.#graders.get(name) ?? this.#graders.size + 1;
    this.#graders.set(name, number);
    return number;
  }

  /** The columns of a grade, with the grader's id instead of the name. */
  grade({ verdict, level, chain, by, of, work }: Grade): Record<string, SqlValue | undefined> {
    return { verdict, level, chain: Number(chain === true), grader: this.#grader(by), source: of, work };
  }

  /** Adds the fields that every text has, its sources and its grades. */
  text(text: Text, kind: string): void {
    const {
      id,
      script,
      arabic,
      quran,
      transliteration,
      translation,
      authenticity,
      practice,
      language,
      licence,
      references,
      grades = [],
    } = text;
    const { since, fingerprint } = text;
    this.add('texts', {
      id,
      kind,
      script,
      arabic,
      quran,
      ...transliteration,
      translation,
      authenticity,
      practice,
      language,
      licence_arabic: licence.arabic,
      licence_other: licence.other,
      since,
      fingerprint,
    });
    for (const [at, one] of references.entries())
      this.add('text_sources', { text: id, position: at + 1, source: this.source(one), told: one.told === true });
    for (const [at, one] of grades.entries()) this.add('grades', { text: id, position: at + 1, ...this.grade(one) });
  }

  passage(passage: Passage, section: string | undefined, position: number): void {
    this.text(passage, 'passage');
    this.add('passages', { id: passage.id, section, position });
  }

  sections(page: string, sections: readonly Section[]): void {
    for (const [at, { id, title, arabic, blocks }] of sections.entries()) {
      this.add('sections', { id, page, position: at + 1, title, arabic });
      for (const [index, block] of blocks.entries()) {
        if (block.kind === 'passage') this.passage(block, id, index + 1);
        else {
          this.add('prose', { section: id, position: index + 1, text: block.text, counsel: block.counsel });
          for (const [place, one] of block.references.entries())
            this.add('prose_sources', {
              section: id,
              block: index + 1,
              position: place + 1,
              source: this.source(one),
              told: one.told === true,
            });
        }
      }
    }
  }

  /** Adds the rows that others refer to: collections, cited sources, graders. */
  named(): void {
    const verses = [...this.#sources.values()].find(({ collection }) => collection === QURAN_COLLECTION.key);
    this.add('collections', {
      ...QURAN_COLLECTION,
      numbering: verses?.edition ?? '',
      highest: null,
      sahih: false,
      letters: false,
      link: null,
    });
    for (const [key, { name, numbering, highest, sahih, letters, link }] of Object.entries(this.#collections))
      this.add('collections', { key, name, numbering, highest, sahih: sahih === true, letters: letters === true, link });
    for (const { id, collection, number, label, url } of this.#sources.values())
      this.add('sources', { id, collection, number, label, url });
    for (const [name, id] of this.#graders) this.add('graders', { id, name });
  }
}

function addCategories(tables: TableBuilder, { categories }: TableInputs): void {
  for (const [at, { slug, title, subtitle, menu, pages }] of categories.entries()) {
    tables.add('categories', { slug, position: at + 1, title, subtitle });
    const listed = menu.flatMap((part) => part.pages.map((page) => ({ part: part.title, page })));
    for (const [place, { part, page }] of listed.entries()) tables.add('menus', { category: slug, position: place + 1, part, page });
    for (const [index, page] of pages.entries()) addPage(tables, slug, page, index + 1);
  }
}

/** The columns of a word but for the text that has it. @param line @param place both counted from 0 */
const wordColumns = (
  { arabic, precise, plain, meaning, root, joined }: Word,
  line: number,
  place: number,
): Record<string, SqlValue | undefined | boolean> => ({
  line: line + 1,
  position: place + 1,
  arabic,
  precise,
  plain,
  meaning,
  root,
  joined: joined === true,
});

function addPage(tables: TableBuilder, category: string, page: TableInputs['categories'][number]['pages'][number], position: number): void {
  const { id, title, subtitle, intro, needs = [], cards, sections = [], omitted = [] } = page;
  tables.add('pages', { id, category, position, title, subtitle, intro });
  for (const [at, need] of needs.entries()) tables.add('page_needs', { page: id, position: at + 1, need });
  for (const [at, card] of cards.entries()) {
    tables.text(card, card.kind);
    tables.add('cards', {
      id: card.id,
      page: id,
      position: at + 1,
      same_as: card.use,
      title: card.title,
      subtitle: card.subtitle,
      occasion: card.occasion,
      instruction: card.instruction,
      repeat: card.repeat ?? 1,
      narrator: card.narrator,
      saying_of: card.sayingOf,
      note: card.note,
    });
    for (const [line, words] of card.words.entries())
      for (const [place, word] of words.entries()) {
        tables.add('words', { text: card.id, ...wordColumns(word, line, place) });
        for (const [number, { references, ...reading }] of (word.readings ?? []).entries()) {
          const key = { text: card.id, line: line + 1, position: place + 1, reading: number + 1 };
          tables.add('readings', { ...key, ...reading });
          for (const [index, one] of references.entries())
            tables.add('reading_sources', { ...key, number: index + 1, source: tables.source(one) });
        }
      }
  }
  tables.sections(id, sections);
  for (const [at, { words, arabic, reason, references, grades = [] }] of omitted.entries()) {
    const place = { page: id, omitted: at + 1 };
    tables.add('omitted', { page: id, position: at + 1, words, arabic, reason });
    for (const [index, one] of references.entries())
      tables.add('omitted_sources', { ...place, position: index + 1, source: tables.source(one) });
    for (const [index, one] of grades.entries()) tables.add('omitted_grades', { ...place, position: index + 1, ...tables.grade(one) });
  }
}

function addContextNamesHadithTasbih(tables: TableBuilder, { context, names, forty, tasbih }: TableInputs): void {
  for (const [at, { id, title, intro, sections }] of context.entries()) {
    tables.add('pages', { id, position: at + 1, title, intro, category: null, subtitle: null });
    tables.sections(id, sections);
  }
  addList(tables, 'names', names, names.introduction, names.enumeration);
  addList(tables, 'forty-hadith', forty, forty.summary);
  for (const [at, passage] of names.passages.entries()) tables.passage(passage, undefined, at + 1);
  for (const { number, arabic, transliteration, meaning } of names.names)
    tables.add('names', { number, arabic, ...transliteration, meaning });
  for (const hadith of forty.hadith) addHadith(tables, hadith);
  for (const [at, { id, arabic, transliteration, translation, words }] of tasbih.entries()) {
    tables.add('tasbih', { id, position: at + 1, arabic, ...transliteration, translation });
    for (const [line, list] of words.entries())
      for (const [place, word] of list.entries()) tables.add('tasbih_words', { phrase: id, ...wordColumns(word, line, place) });
  }
}

/** @param enumeration the paragraph with the sources for counting just these names: the last paragraph of the list */
function addList(
  tables: TableBuilder,
  list: string,
  { title, subtitle }: { title: string; subtitle?: string },
  introduction: readonly string[],
  enumeration?: Prose,
): void {
  tables.add('lists', { id: list, title, subtitle });
  for (const [at, text] of introduction.entries())
    tables.add('list_paragraphs', { list, position: at + 1, part: 'introduction', text, counsel: null });
  if (!enumeration) return;
  const { text, counsel, references } = enumeration;
  const paragraph = introduction.length + 1;
  tables.add('list_paragraphs', { list, position: paragraph, part: 'enumeration', text, counsel });
  for (const [at, one] of references.entries())
    tables.add('list_sources', { list, paragraph, position: at + 1, source: tables.source(one), told: one.told === true });
}

function addHadith(tables: TableBuilder, hadith: Hadith): void {
  tables.text(hadith, 'hadith');
  const { id, number, title, narrator, source, note } = hadith;
  tables.add('hadith', { id, number, title, narrator, source, note });
}

function addNeeds(tables: TableBuilder, { needs }: TableInputs): void {
  const idsOf = (table: string, key: string): Set<SqlValue | undefined> => new Set((tables.rows.get(table) ?? []).map((row) => row[key]));
  const kinds = { text: idsOf('texts', 'id'), page: idsOf('pages', 'id'), category: idsOf('categories', 'slug') };
  for (const [at, { id, title, needs: own }] of needs.entries()) {
    tables.add('need_groups', { id, position: at + 1, title });
    for (const [index, { id: need, need: name, texts }] of own.entries()) {
      tables.add('needs', { id: need, need_group: id, position: index + 1, need: name });
      for (const [place, { id: target, title: called }] of texts.entries()) {
        const kind = Object.entries(kinds).find(([, ids]) => ids.has(target))?.[0] ?? 'screen';
        const empty = { text: null, page: null, category: null, screen: null };
        tables.add('need_texts', { need, position: place + 1, ...empty, [kind]: target, title: called });
      }
    }
  }
}

function addHisn(tables: TableBuilder, { hisn }: TableInputs): void {
  const texts = new Set((tables.rows.get('texts') ?? []).map(({ id }) => id));
  for (const { number, texts: named = [], differs, absent, page } of hisn) {
    tables.add('hisn', { number, differs, absent, page });
    for (const [at, id] of named.entries()) {
      const isText = texts.has(id);
      tables.add('hisn_texts', { number, position: at + 1, text: isText ? id : null, section: isText ? null : id });
    }
  }
}

/** The rows of every table, by its name. */
export function tableRows(records: TableInputs): ReadonlyMap<string, readonly Row[]> {
  const tables = new TableBuilder(records.collections);
  addCategories(tables, records);
  addContextNamesHadithTasbih(tables, records);
  addNeeds(tables, records);
  addHisn(tables, records);
  tables.named();
  return tables.rows;
}
