/** The modules of the package `misbaha-data`: a file of JavaScript for each part of the data, and the types of each kind of part. */
import { dirname } from 'node:path';
import type { Category, CategorySummary, Page } from '../model/types.ts';
import { type PublishedDataWithoutDigest, textOfDataFile } from '../make-data.ts';
import type { FileKind } from '../model/json-schemas.ts';

/** Name of the type of each JSON file's module, by the name of the module. */
export const TYPE_NAME_BY_MODULE: Readonly<Record<string, string>> = {
  manifest: 'Manifest',
  categories: 'CategorySummary[]',
  names: 'Names',
  'forty-hadith': 'FortyHadith',
  context: 'ContextPage[]',
  tasbih: 'TasbihPhrase[]',
  needs: 'NeedGroup[]',
  collections: 'Collections',
  'hisn-al-muslim': 'HisnNumber[]',
  ids: 'Ids',
  editions: 'EditionSummary[]',
} satisfies Record<Exclude<FileKind, 'category' | 'surah-transliteration' | 'surah-arabic'>, string>;

/** Name of the type of every module in a folder, by the folder. */
export const TYPE_NAME_BY_FOLDER: Readonly<Record<string, string>> = {
  cards: 'Card',
  pages: 'Page',
  categories: 'Category',
  'quran/transliteration': 'SurahSound',
  'quran/arabic': 'SurahArabic',
};

/** The folder in the package that has the types of the data in `types.d.ts`. */
export const PACKAGED_MODEL_TYPES_FOLDER = 'types/packages/dataset/model';

/** The file that declares a module of a type: `types-of-page.d.ts`. */
export const typeDeclarationFileName = (type: string): string =>
  `types-of-${type
    .replace('[]', 'List')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()}.d.ts`;

/** Source of that file: a default export of the type. */
const typesFileSource = (type: string): string =>
  `import type { ${type.replace('[]', '')} } from './${PACKAGED_MODEL_TYPES_FOLDER}/types.js';\ndeclare const data: ${type};\nexport default data;\n`;

/** A card's module below `cards/`: `prayer/ablution/shahada`. */
const cardModulePath = (id: string): string => id.replace('#', '/');

/** Source of a module with a list, each member imported from its own module. @param members paths from this module */
function moduleWithImportedList(record: object, key: string, members: readonly string[]): string {
  const imports = members.map((path, at) => `import m${at} from '${path}.js';\n`).join('');
  const written = JSON.stringify({ ...record, [key]: [] });
  const list = `${JSON.stringify(key)}:[`;
  if (!written.includes(`${list}]`)) throw new Error(`the record has no empty list "${key}" to fill with imports`);
  return `${imports}export default ${written.replace(`${list}]`, `${list}${members.map((_, at) => `m${at}`).join()}]`)};\n`;
}

/** The modules of a category, of each of its pages and of each card, so that a bundle can take one alone. */
function categoryModules(category: Category): [path: string, content: string][] {
  const pageModules = (page: Page): [string, string][] => [
    [
      `pages/${page.id}.js`,
      moduleWithImportedList(
        page,
        'cards',
        page.cards.map(({ id }) => `../../cards/${cardModulePath(id)}`),
      ),
    ],
    ...page.cards.map((card): [string, string] => [`cards/${cardModulePath(card.id)}.js`, `export default ${JSON.stringify(card)};\n`]),
  ];
  return [
    [
      `categories/${category.slug}.js`,
      moduleWithImportedList(
        category,
        'pages',
        category.pages.map(({ id }) => `../pages/${id}`),
      ),
    ],
    ...category.pages.flatMap(pageModules),
  ];
}

const categorySummariesOf = (data: PublishedDataWithoutDigest): CategorySummary[] =>
  JSON.parse(textOfDataFile(data, 'categories.json')) as CategorySummary[];

const loadersObjectSource = (names: readonly (readonly [key: string, module: string])[]): string =>
  `{\n${names.map(([key, module]) => `  ${JSON.stringify(key)}: () => import('./${module}.js'),\n`).join('')}}`;

/** The module that `data-package/loaders.d.ts` describes. */
function loadersModule(data: PublishedDataWithoutDigest): string {
  const summaries = categorySummariesOf(data);
  return [
    `export const version = ${JSON.stringify(data.manifest.version)};`,
    `export const ids = () => import('./ids.js');`,
    `export const names = () => import('./names.js');`,
    `export const fortyHadith = () => import('./forty-hadith.js');`,
    `export const context = () => import('./context.js');`,
    `export const categories = ${loadersObjectSource(summaries.map(({ slug }) => [slug, `categories/${slug}`]))};`,
    `export const pages = ${loadersObjectSource(summaries.flatMap(({ pages }) => pages.map(({ id }): [string, string] => [id, `pages/${id}`])))};`,
    '',
  ].join('\n');
}

/** The module that `data-package/quran-loaders.d.ts` describes. */
function quranLoadersModule({ files }: PublishedDataWithoutDigest): string {
  const below = (folder: string): [string, string][] =>
    files
      .filter(({ path }) => dirname(path) === folder)
      .map(({ path }): [string, string] => [path.slice(folder.length + 1, -'.json'.length), path.slice(0, -'.json'.length)]);
  return [
    `export const surahSounds = ${loadersObjectSource(below('quran/transliteration'))};`,
    `export const surahArabic = ${loadersObjectSource(below('quran/arabic'))};`,
    '',
  ].join('\n');
}

/** Source of every module and every types file, by its path in the package. */
export function dataModules(data: PublishedDataWithoutDigest): Map<string, string> {
  const modules: [string, string][] = data.files.flatMap(({ path, content }): [string, string][] => {
    const name = path.replace(/\.json$/, '');
    if (name === path) return [];
    if (dirname(path) === 'categories') return categoryModules(JSON.parse(String(content)) as Category);
    return name in TYPE_NAME_BY_MODULE || dirname(path) in TYPE_NAME_BY_FOLDER
      ? [[`${name}.js`, `export default ${String(content).trimEnd()};\n`]]
      : [];
  });
  const types = [...Object.values(TYPE_NAME_BY_MODULE), ...Object.values(TYPE_NAME_BY_FOLDER)].map((type): [string, string] => [
    typeDeclarationFileName(type),
    typesFileSource(type),
  ]);
  return new Map([...modules, ...types, ['loaders.js', loadersModule(data)], ['quran-loaders.js', quranLoadersModule(data)]]);
}
