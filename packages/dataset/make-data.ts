/** Everything that an edition publishes, as files in memory. The same content and record make the same bytes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE } from '../../site.config.ts';
import type { Category, Manifest } from './shapes/model.ts';
import type { Library } from '../content/compiler/library.ts';
import { typesetter } from '../content/compiler/typography.ts';
import { EDITION as QURAN } from '../content/compiler/quran.ts';
import { type Edition, type Editions, sha256 } from './editions/edition.ts';
import { changesSince, fieldsByPlace } from './editions/changes.ts';
import { unchangedSinceOf } from './editions/unchanged-since.ts';
import { draftAfter } from './editions/version.ts';
import { type ControlFiles, readControlFiles } from '../content/rules/control-files.ts';
import { publishedCategories } from './category.ts';
import { changelog } from './changelog.ts';
import { publishedHisn, hisnNumbersByText } from './hisn.ts';
import { publishedIds } from './ids.ts';
import { programLicence } from './program-licence.ts';
import { publishedCards } from './published-cards.ts';
import { quranSurahs } from './quran-sound.ts';
import { publishedContext, publishedFortyHadith, publishedNames, publishedNeeds, publishedTasbih } from './reference-pages.ts';
import { OUR_RIGHTS } from './rights.ts';
import { fileSchemas, type Kind } from './schemas/file-schemas.ts';
import { makeCsv } from './tables/csv.ts';
import { tablesGuide } from './tables/guide.ts';
import type { Records } from './tables/records.ts';
import { makeSqlite } from './tables/sqlite.ts';
import type { Sources } from './text.ts';

interface DataFile {
  /** Below the folder of the data, with forward slashes. */
  path: string;
  /** Bytes where it is no text. */
  content: string | Uint8Array;
  /** Of JSON: the schema that it follows. */
  kind?: Kind;
}

export interface Data {
  manifest: Manifest;
  /** The manifest among them, first. */
  files: DataFile[];
  /** SHA-256 over all files but manifest and changelog: what tells one edition's bytes from another's. */
  digest: string;
}

/** What can be read of data that another process made. */
export type PublishedFiles = Pick<Data, 'manifest' | 'files'>;

/** The text of a file. @throws Error where the data have no such file, or where it is no text */
export function textOf({ files }: Pick<Data, 'files'>, path: string): string {
  const content = files.find((one) => one.path === path)?.content;
  if (typeof content !== 'string') throw new Error(`the data have no text ${path}`);
  return content;
}

const DOCUMENTS = join(import.meta.dirname, 'documents');

const LICENCES = {
  'translation, transliteration, meanings of words, notes, arrangement': 'CC-BY-4.0',
  'Arabic of narrations': 'no rights claimed',
  [`Arabic of the Qur'an, from ${QURAN.name} ${QURAN.version}`]: 'CC-BY-SA-4.0',
  'schemas and code': 'MIT',
};

const json = (path: string, kind: Kind, value: unknown): DataFile => ({ path, kind, content: `${JSON.stringify(value)}\n` });
const document = (path: string): DataFile => ({ path, content: readFileSync(join(DOCUMENTS, path), 'utf8') });

/** `LICENSE.md`, and the licence of which it says that it follows. */
function licences(root: string): DataFile {
  const { path, content } = document('LICENSE.md');
  return { path, content: `${String(content)}\n## MIT, for schemas and code\n\n${programLicence(root)}` };
}

/** `FIELDS.md`: the types of the data, which say what each field is. */
function fields(root: string): DataFile {
  const types = readFileSync(join(root, 'packages/dataset/shapes/model.ts'), 'utf8');
  return { path: 'FIELDS.md', content: `# The fields of each file\n\n\`\`\`ts\n${types}\`\`\`\n` };
}

const summaries = (categories: readonly Category[]): object[] =>
  categories.map(({ slug, title, subtitle, pages }) => ({
    slug,
    ...OUR_RIGHTS,
    title,
    subtitle,
    file: `categories/${slug}.json`,
    pages: pages.map(({ id, title: name, cards }) => ({ id, title: name, cards: cards.map((card) => card.id) })),
  }));

/** The files that are made of the texts. */
function textFiles(control: ControlFiles, sources: Sources): { files: DataFile[]; records: Records; counts: Record<string, number> } {
  const { library, standing } = sources;
  const cards = publishedCards(library, standing, sources.hisn);
  const categories = publishedCategories(cards, sources);
  const names = publishedNames(sources);
  const forty = publishedFortyHadith(sources);
  const context = publishedContext(sources);
  const tasbih = publishedTasbih(sources);
  const needs = publishedNeeds(sources);
  const hisn = publishedHisn(control.hisn, typesetter(library.language.settings?.typography));
  const files = [
    json('categories.json', 'categories', summaries(categories)),
    ...categories.map((category) => json(`categories/${category.slug}.json`, 'category', category)),
    json('names.json', 'names', names),
    json('forty-hadith.json', 'forty-hadith', forty),
    json('context.json', 'context', context),
    json('tasbih.json', 'tasbih', tasbih),
    json('needs.json', 'needs', needs),
    json('collections.json', 'collections', library.collections),
    json('ids.json', 'ids', publishedIds({ categories, names, forty, context }, control.retired)),
    json('hisn-al-muslim.json', 'hisn-al-muslim', hisn),
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
  const records = { categories, names, forty, context, tasbih, needs, collections: library.collections as Records['collections'], hisn };
  return { files, records, counts };
}

function quranFiles(): { files: DataFile[]; counts: Record<string, number> } {
  const surahs = quranSurahs();
  const verses = surahs.flatMap(({ sound }) => sound.verses);
  return {
    files: surahs.flatMap(({ sound, arabic }) => [
      json(`quran/transliteration/${sound.surah}.json`, 'surah-transliteration', sound),
      json(`quran/arabic/${arabic.surah}.json`, 'surah-arabic', arabic),
    ]),
    counts: { surahs: surahs.length, verses: verses.length, verseWords: verses.reduce((sum, { words }) => sum + words.length, 0) },
  };
}

const SQLITE = 'misbaha.sqlite';

const byPath = (one: DataFile, other: DataFile): number => (one.path < other.path ? -1 : 1);

const digestOf = (files: readonly DataFile[]): string => sha256(files.map(({ path, content }) => `${sha256(content)}  ${path}\n`).join(''));

/** What each edition changed, and the draft after the last one. @param date of the last edition */
function historyFiles({ editions, texts }: Editions, version: string, date: string, library: Library): DataFile[] {
  const isEdition = version === editions.at(-1)?.version;
  const draft = isEdition ? undefined : { version, changes: changesSince(texts, fieldsByPlace(library)) };
  const history = [
    ...editions.map(({ version: one, date: day, changes }) => ({ version: one, date: day, changes })),
    ...(draft ? [{ ...draft, date }] : []),
  ];
  return [{ path: 'CHANGELOG.md', content: changelog(editions, draft) }, json('editions.json', 'editions', history)];
}

/** Notes and titles are not guarded by the lock, but two different sets of bytes must not have the same version either. */
export const versionOf = (last: Edition, digest: string): string => (last.data === digest ? last.version : draftAfter(last.version));

/** What is the same in every language stands with the first one alone: the whole Qur'an, the database, and what editions changed. */
const isFirst = ({ language }: Library): boolean => language.tag === FIRST_LANGUAGE;

/**
 * The data in one language. Those of another than the first are a draft always, for the editions record the first.
 * @param root absolute path of the project
 * @param library as readers see it, from `compileLibrary`
 */
export function makeData(root: string, library: Library, record: Editions): Data {
  const first = isFirst(library);
  const standing = unchangedSinceOf(library, record);
  const control = readControlFiles(root, library.language.tag);
  const passages = new Map(library.passages.map((one) => [one.id, one]));
  const texts = textFiles(control, { library, standing, passages, hisn: hisnNumbersByText(control.hisn) });
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
    licences(root),
    first ? document('README.md') : { path: 'README.md', content: String(document('LANGUAGE.md').content) },
    fields(root),
    ...texts.files,
    ...quran.files,
    ...schemas,
    ...tables,
  ].toSorted(byPath);
  const about = { name: 'misbaha-data', ...LICENCES };
  // The database names its edition, and the edition is told by the digest: that is taken of the database without the name.
  const database = (named: Record<string, string>): DataFile[] =>
    first ? [{ path: SQLITE, content: makeSqlite(texts.records, named) }] : [];
  const digest = digestOf([...bytes, ...database(about)].toSorted(byPath));
  const { editions } = record;
  const last = editions.at(-1);
  if (!last) throw new Error('there is no edition yet');
  const version = versionOf(last, digest);
  const files: DataFile[] = [
    ...(first ? historyFiles(record, version, last.date, library) : []),
    ...database({ ...about, version, date: last.date }),
    ...bytes,
  ].toSorted(byPath);
  const manifest: Manifest = {
    name: 'misbaha-data',
    format: 1,
    version,
    date: last.date,
    licences: LICENCES,
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
