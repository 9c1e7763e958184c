/** The modules of the package `misbaha-data`: a file of JavaScript for each part of the data, and the types of each kind of part. */
import { dirname } from 'node:path';
import type { Category, CategorySummary, Page } from '../shapes/model.ts';
import { type PublishedFiles, textOf } from '../make-data.ts';

/** Types of the JSON files, by the name of the module that each becomes. */
export const MODULE_TYPES: Readonly<Record<string, string>> = {
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
};

/** The same for the folders, whose modules are all of one type. */
export const FOLDERS: Readonly<Record<string, string>> = {
  cards: 'Card',
  pages: 'Page',
  categories: 'Category',
  'quran/transliteration': 'SurahSound',
  'quran/arabic': 'SurahArabic',
};

const MODEL = './types/packages/dataset/shapes/model.js';

/** Where the types of a module are: `./types-of-page.d.ts`. */
export const typesFile = (type: string): string =>
  `types-of-${type
    .replace('[]', 'List')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()}.d.ts`;

/** A module whose default export is of one type. */
const typesOf = (type: string): string =>
  `import type { ${type.replace('[]', '')} } from '${MODEL}';\ndeclare const data: ${type};\nexport default data;\n`;

/** The module of a card below `cards/`: `prayer/ablution/shahada`. */
const cardModule = (id: string): string => id.replace('#', '/');

/** JSON with a list whose members are modules of their own. @param path of a member's module from this one */
function composed(record: object, key: string, members: readonly string[]): string {
  const imports = members.map((path, at) => `import m${at} from '${path}.js';\n`).join('');
  const written = JSON.stringify({ ...record, [key]: [] });
  const list = `${JSON.stringify(key)}:[`;
  if (!written.includes(`${list}]`)) throw new Error(`no empty list "${key}" to fill in`);
  return `${imports}export default ${written.replace(`${list}]`, `${list}${members.map((_, at) => `m${at}`).join()}]`)};\n`;
}

/** A category: its menu here, each page in a module, each of its cards in another, so that a bundle takes one of them alone. */
function categoryModules(category: Category): [path: string, content: string][] {
  const pageModules = (page: Page): [string, string][] => [
    [
      `pages/${page.id}.js`,
      composed(
        page,
        'cards',
        page.cards.map(({ id }) => `../../cards/${cardModule(id)}`),
      ),
    ],
    ...page.cards.map((card): [string, string] => [`cards/${cardModule(card.id)}.js`, `export default ${JSON.stringify(card)};\n`]),
  ];
  return [
    [
      `categories/${category.slug}.js`,
      composed(
        category,
        'pages',
        category.pages.map(({ id }) => `../pages/${id}`),
      ),
    ],
    ...category.pages.flatMap(pageModules),
  ];
}

const summariesOf = (data: PublishedFiles): CategorySummary[] => JSON.parse(textOf(data, 'categories.json')) as CategorySummary[];

const loads = (names: readonly (readonly [key: string, module: string])[]): string =>
  `{\n${names.map(([key, module]) => `  ${JSON.stringify(key)}: () => import('./${module}.js'),\n`).join('')}}`;

/** The module that `data-package/loaders.d.ts` describes. */
function loaders(data: PublishedFiles): string {
  const summaries = summariesOf(data);
  return [
    `export const version = ${JSON.stringify(data.manifest.version)};`,
    `export const manifest = () => import('./manifest.js');`,
    `export const ids = () => import('./ids.js');`,
    `export const names = () => import('./names.js');`,
    `export const fortyHadith = () => import('./forty-hadith.js');`,
    `export const context = () => import('./context.js');`,
    `export const categories = ${loads(summaries.map(({ slug }) => [slug, `categories/${slug}`]))};`,
    `export const pages = ${loads(summaries.flatMap(({ pages }) => pages.map(({ id }): [string, string] => [id, `pages/${id}`])))};`,
    '',
  ].join('\n');
}

/** The module that `data-package/quran-loaders.d.ts` describes. */
function quranLoaders({ files }: PublishedFiles): string {
  const below = (folder: string): [string, string][] =>
    files
      .filter(({ path }) => dirname(path) === folder)
      .map(({ path }): [string, string] => [path.slice(folder.length + 1, -'.json'.length), path.slice(0, -'.json'.length)]);
  return [
    `export const surahSounds = ${loads(below('quran/transliteration'))};`,
    `export const surahArabic = ${loads(below('quran/arabic'))};`,
    '',
  ].join('\n');
}

/** Every module and every file of types, by its path in the package. */
export function dataModules(data: PublishedFiles): Map<string, string> {
  const modules: [string, string][] = data.files.flatMap(({ path, content }): [string, string][] => {
    const name = path.replace(/\.json$/, '');
    if (name === path) return [];
    if (dirname(path) === 'categories') return categoryModules(JSON.parse(String(content)) as Category);
    return name in MODULE_TYPES || dirname(path) in FOLDERS ? [[`${name}.js`, `export default ${String(content).trimEnd()};\n`]] : [];
  });
  const types = [...Object.values(MODULE_TYPES), ...Object.values(FOLDERS)].map((type): [string, string] => [
    typesFile(type),
    typesOf(type),
  ]);
  return new Map([...modules, ...types, ['loaders.js', loaders(data)], ['quran-loaders.js', quranLoaders(data)]]);
}
