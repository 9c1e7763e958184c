/** Everything that an edition publishes, as files in memory. The same content and record make the same bytes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE } from '../../site.config.ts';
import type { Category, Manifest } from './model/types.ts';
import type { Library } from '../content/compiler/library.ts';
import { textTypesetter } from '../content/compiler/typography.ts';
import { QURAN_PACKAGE as QURAN } from '../content/compiler/quran.ts';
import { type PublishedEdition, type EditionsRecord, lastEditionOf, sha256 } from './editions/edition.ts';
import { changesSince, publishedTextsByPlace } from './editions/changes.ts';
import { libraryEditionOf } from './editions/unchanged-since.ts';
import { draftVersionAfter } from './editions/version.ts';
import { type ControlFiles, readControlFiles } from '../content/rules/control-files.ts';
import { publishedCategories } from './category.ts';
import { changelog } from './changelog.ts';
import { publishedHisnNumbers, hisnNumbersByText } from './hisn.ts';
import { publishedIds } from './ids.ts';
import { programLicenceText } from './program-licence.ts';
import { publishedCards } from './published-cards.ts';
import { publishedSurahs } from './quran-transliteration.ts';
import {
  publishedDuaContextPages,
  publishedFortyHadith,
  publishedDivineNames,
  publishedNeeds,
  publishedTasbih,
} from './reference-pages.ts';
import { RIGHTS_WITHOUT_ARABIC } from './rights.ts';
import { typeDeclarations } from './model/declarations.ts';
import { fileSchemas, type FileKind } from './model/json-schemas.ts';
import { makeCsv } from './tables/csv.ts';
import { tablesGuide } from './tables/guide.ts';
import type { TableInputs } from './tables/table-inputs.ts';
import { makeSqlite } from './tables/sqlite.ts';
import type { PublishingInputs } from './text.ts';

interface DataFile {
  /** Below the folder of the data, with forward slashes. */
  path: string;
  /** A string for text files, bytes for the database. */
  content: string | Uint8Array;
  /** For JSON files: the schema that the file follows. */
  kind?: FileKind;
}

export interface PublishedData {
  manifest: Manifest;
  /** All files; the first is the manifest. */
  files: DataFile[];
  /** SHA-256 over all files except manifest, changelog and `editions.json`; it tells editions apart. */
  digest: string;
}

/** The data without the digest, as read from files that another process wrote. */
export type PublishedDataWithoutDigest = Pick<PublishedData, 'manifest' | 'files'>;

/** The text of a file. @throws Error where the data have no such file, or where it is no text */
export function textOfDataFile({ files }: Pick<PublishedData, 'files'>, path: string): string {
  const content = files.find((one) => one.path === path)?.content;
  if (typeof content !== 'string') throw new Error(`the data have no text ${path}`);
  return content;
}

const DOCUMENTS_FOLDER = join(import.meta.dirname, 'documents');

/** Version of the shapes of the data; a new one gets a new address. */
const FORMAT = 1;

const LICENCES_BY_PART = {
  'translation, transliteration, meanings of words, notes, arrangement': 'CC-BY-4.0',
  'Arabic of narrations': 'no rights claimed',
  [`Arabic of the Qur'an, from ${QURAN.name} ${QURAN.version}`]: 'CC-BY-SA-4.0',
  'schemas and code': 'MIT',
};

const jsonFile = (path: string, kind: FileKind, value: unknown): DataFile => ({ path, kind, content: `${JSON.stringify(value)}\n` });
const documentFile = (path: string): DataFile => ({ path, content: readFileSync(join(DOCUMENTS_FOLDER, path), 'utf8') });

/**
 * `LICENSE.md`, followed by the MIT licence that it announces. In the document `{language}` stands for the language's English name,
 * and `{first:…}` encloses what is true of the first language's data alone.
 */
function licenceFile(root: string, library: Library): DataFile {
  const { path, content } = documentFile('LICENSE.md');
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(library.language.tag) ?? library.language.tag;
  const own = String(content)
    .replaceAll('{language}', name)
    .replace(/\{first:([^}]*)\}/g, isInFirstLanguage(library) ? '$1' : '');
  return { path, content: `${own}\n## MIT, for schemas and code\n\n${programLicenceText(root)}` };
}

/** `FIELDS.md`: the types of the data, which say what each field is. */
const fieldsFile = (): DataFile => ({
  path: 'FIELDS.md',
  content: `# The fields of each file\n\nA key without a value is left out; no value is null.\n\n\`\`\`ts\n${typeDeclarations()}\`\`\`\n`,
});

const categorySummaries = (categories: readonly Category[]): object[] =>
  categories.map(({ slug, title, subtitle, pages }) => ({
    slug,
    ...RIGHTS_WITHOUT_ARABIC,
    title,
    subtitle,
    file: `categories/${slug}.json`,
    pages: pages.map(({ id, title: name, cards }) => ({ id, title: name, cards: cards.map((card) => card.id) })),
  }));

/** The JSON files made of the library, with the records for the tables and the counts for the manifest. */
function contentFilesRecordsAndCounts(
  control: ControlFiles,
  sources: PublishingInputs,
): { files: DataFile[]; records: TableInputs; counts: Record<string, number> } {
  const { library, libraryEdition } = sources;
  const cards = publishedCards(library, libraryEdition, sources.hisn);
  const categories = publishedCategories(cards, sources);
  const names = publishedDivineNames(sources);
  const forty = publishedFortyHadith(sources);
  const context = publishedDuaContextPages(sources);
  const tasbih = publishedTasbih(sources);
  const needs = publishedNeeds(sources);
  const hisn = publishedHisnNumbers(control.hisn, textTypesetter(library.language.settings?.typography));
  const files = [
    jsonFile('categories.json', 'categories', categorySummaries(categories)),
    ...categories.map((category) => jsonFile(`categories/${category.slug}.json`, 'category', category)),
    jsonFile('names.json', 'names', names),
    jsonFile('forty-hadith.json', 'forty-hadith', forty),
    jsonFile('context.json', 'context', context),
    jsonFile('tasbih.json', 'tasbih', tasbih),
    jsonFile('needs.json', 'needs', needs),
    jsonFile('collections.json', 'collections', library.collections),
    jsonFile('ids.json', 'ids', publishedIds({ categories, names, forty, context }, control.retired)),
    jsonFile('hisn-al-muslim.json', 'hisn-al-muslim', hisn),
  ];
  const counts = {
    categories: categories.length,
    pages: library.pages.size,
    cards: cards.size,
    texts: [...cards.values()].filter(({ use }) => use === undefined).length,
    words: [...cards.values()].filter(({ use }) => use === undefined).reduce((sum, { words }) => sum + words.flat().length, 0),
    hadith: forty.hadith.length,
    names: names.names.length,
  };
  const records = {
    categories,
    names,
    forty,
    context,
    tasbih,
    needs,
    collections: library.collections as TableInputs['collections'],
    hisn,
  };
  return { files, records, counts };
}

function quranFiles(): { files: DataFile[]; counts: Record<string, number> } {
  const surahs = publishedSurahs();
  const verses = surahs.flatMap(({ transliteration }) => transliteration.verses);
  return {
    files: surahs.flatMap(({ transliteration, arabic }) => [
      jsonFile(`quran/transliteration/${transliteration.surah}.json`, 'surah-transliteration', transliteration),
      jsonFile(`quran/arabic/${arabic.surah}.json`, 'surah-arabic', arabic),
    ]),
    counts: { surahs: surahs.length, verses: verses.length, verseWords: verses.reduce((sum, { words }) => sum + words.length, 0) },
  };
}

const SQLITE_FILE = 'misbaha.sqlite';

const byPath = (one: DataFile, other: DataFile): number => (one.path < other.path ? -1 : 1);

const digestOf = (files: readonly DataFile[]): string => sha256(files.map(({ path, content }) => `${sha256(content)}  ${path}\n`).join(''));

/** What each edition changed, and the draft after the last one. @param date of the last edition */
function editionHistoryFiles({ editions, texts }: EditionsRecord, version: string, date: string, library: Library): DataFile[] {
  const isEdition = version === editions.at(-1)?.version;
  const draft = isEdition ? undefined : { version, changes: changesSince(texts, publishedTextsByPlace(library)) };
  const history = [
    ...editions.map(({ version: one, date: day, changes }) => ({ version: one, date: day, changes })),
    ...(draft ? [{ ...draft, date }] : []),
  ];
  return [{ path: 'CHANGELOG.md', content: changelog(editions, draft) }, jsonFile('editions.json', 'editions', history)];
}

/**
 * The version of the data. The digest decides it, not the lock, which ignores notes and titles: bytes that differ from an
 * edition never get its version.
 */
export const dataVersion = (last: PublishedEdition, digest: string): string =>
  last.data === digest ? last.version : draftVersionAfter(last.version);

/**
 * Only the first language publishes what all would share: the whole Qur'an, the database, and the history of editions.
 */
const isInFirstLanguage = ({ language }: Library): boolean => language.tag === FIRST_LANGUAGE;

/**
 * The data in one language. Other languages than the first are always a draft, since editions record the first alone.
 * @param root absolute path of the project
 * @param library from `compileLibrary`
 */
export function makeData(root: string, library: Library, record: EditionsRecord): PublishedData {
  const first = isInFirstLanguage(library);
  const libraryEdition = libraryEditionOf(library, record);
  const control = readControlFiles(root, library.language.tag);
  const passages = new Map(library.passages.map((one) => [one.id, one]));
  const texts = contentFilesRecordsAndCounts(control, {
    library,
    libraryEdition,
    passages,
    hisn: hisnNumbersByText(control.hisn),
  });
  const quran = first ? quranFiles() : { files: [], counts: {} };
  const schemas = [...fileSchemas()].map(([kind, schema]) => ({
    path: `schemas/${kind}.schema.json`,
    content: `${JSON.stringify(schema, null, 2)}\n`,
  }));
  const tables: DataFile[] = [
    ...(first ? [{ path: 'TABLES.md', content: tablesGuide() }] : []),
    { path: 'cards.csv', content: makeCsv(texts.records) },
  ];
  const bytes: DataFile[] = [
    licenceFile(root, library),
    first ? documentFile('README.md') : { path: 'README.md', content: String(documentFile('LANGUAGE.md').content) },
    fieldsFile(),
    ...texts.files,
    ...quran.files,
    ...schemas,
    ...tables,
  ].toSorted(byPath);
  const about = { name: 'misbaha-data', format: String(FORMAT), language: library.language.tag, ...LICENCES_BY_PART };
  // The database holds the version, and the version depends on the digest. So the digest is taken of a database without
  // it.
  const database = (named: Record<string, string>): DataFile[] =>
    first ? [{ path: SQLITE_FILE, content: makeSqlite(texts.records, named) }] : [];
  const digest = digestOf([...bytes, ...database(about)].toSorted(byPath));
  const last = lastEditionOf(record);
  const version = dataVersion(last, digest);
  const files: DataFile[] = [
    ...(first ? editionHistoryFiles(record, version, last.date, library) : []),
    ...database({ ...about, version, date: last.date }),
    ...bytes,
  ].toSorted(byPath);
  const manifest: Manifest = {
    name: 'misbaha-data',
    format: FORMAT,
    version,
    language: library.language.tag,
    date: last.date,
    licences: LICENCES_BY_PART,
    counts: { ...texts.counts, ...quran.counts },
    files: files.map(({ path, content, kind }) => ({
      path,
      sha256: sha256(content),
      bytes: Buffer.byteLength(content),
      ...(kind ? { schema: `schemas/${kind}.schema.json` } : {}),
    })),
  };
  return {
    manifest,
    digest,
    files: [{ path: 'manifest.json', kind: 'manifest', content: `${JSON.stringify(manifest, null, 1)}\n` }, ...files],
  };
}
