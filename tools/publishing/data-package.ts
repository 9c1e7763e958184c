/** Makes the npm package `misbaha-data` of the published data: `build/packages/misbaha-data/`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CategorySummary } from '../../text/data/model.ts';
import type { Data } from '../data/make-data.ts';
import { buildModules, writeTypes } from './build-library.ts';

const SOURCES = join(import.meta.dirname, 'data-package');
/** Types of the JSON files, by the name of the module that each becomes. */
const TYPES: Readonly<Record<string, string>> = {
  manifest: 'Manifest',
  categories: 'CategorySummary[]',
  names: 'Names',
  'forty-hadith': 'FortyHadith',
  context: 'ContextPage[]',
  tasbih: 'TasbihPhrase[]',
  needs: 'NeedGroup[]',
  collections: 'Collections',
  ids: 'Ids',
  editions: 'EditionSummary[]',
};
/** The same for the folders, whose modules are all of one type. */
const FOLDERS: Readonly<Record<string, string>> = {
  categories: 'Category',
  'quran/transliteration': 'SurahSound',
  'quran/arabic': 'SurahArabic',
};
const MODEL = 'types/text/data/model.js';

interface Target {
  types: string;
  default: string;
}

const entry = (types: string, module: string): Target => ({ types, default: module });

/** The types of a module whose default export is of one type. @param depth folders between it and the package */
const moduleTypes = (type: string, depth: number): string => {
  const name = type.replace('[]', '');
  return `import type { ${name} } from '${depth ? '../'.repeat(depth) : './'}${MODEL}';\ndeclare const data: ${type};\nexport default data;\n`;
};

/** A module with its own types beside it, for each JSON file. */
function dataModules({ files }: Data): Map<string, string> {
  const written = new Map<string, string>();
  for (const { path, content } of files) {
    const name = path.replace(/\.json$/, '');
    const type = TYPES[name] ?? FOLDERS[dirname(path)];
    if (name === path || type === undefined) continue;
    written.set(`${name}.js`, `export default ${content.trimEnd()};\n`);
    written.set(`${name}.d.ts`, moduleTypes(type, path.split('/').length - 1));
  }
  return written;
}

const loads = (names: readonly (readonly [key: string, module: string])[]): string =>
  `{\n${names.map(([key, module]) => `  ${JSON.stringify(key)}: () => import('./${module}.js'),\n`).join('')}}`;

/** The content of a file of the data. @throws Error where there is none */
function contentOf({ files }: Data, path: string): string {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`the data have no ${path}`);
  return file.content;
}

/** The module that `data-package/loaders.d.ts` describes. */
function loaders(data: Data): string {
  const { files } = data;
  const slugs = (JSON.parse(contentOf(data, 'categories.json')) as CategorySummary[]).map(({ slug }) => slug);
  const below = (folder: string): [string, string][] =>
    files
      .filter(({ path }) => dirname(path) === folder)
      .map(({ path }): [string, string] => [path.slice(folder.length + 1, -'.json'.length), path.slice(0, -'.json'.length)]);
  return [
    `export const manifest = () => import('./manifest.js');`,
    `export const ids = () => import('./ids.js');`,
    `export const summaries = () => import('./categories.js');`,
    `export const categories = ${loads(slugs.map((slug) => [slug, `categories/${slug}`]))};`,
    `export const surahSounds = ${loads(below('quran/transliteration'))};`,
    `export const surahArabic = ${loads(below('quran/arabic'))};`,
    '',
  ].join('\n');
}

function packageJson(version: string, [index, verify]: readonly string[]): object {
  const single = Object.keys(TYPES).map((name) => [`./${name}`, entry(`./${name}.d.ts`, `./${name}.js`)]);
  const folders = Object.keys(FOLDERS).map((name) => [`./${name}/*`, entry(`./${name}/*.d.ts`, `./${name}/*.js`)]);
  return {
    name: 'misbaha-data',
    version,
    description: 'Authentic supplications from the Qur’an and the Sunnah, each word with sound and meaning, each text with its source',
    keywords: ['dua', 'dhikr', 'hadith', 'quran', 'islam', 'transliteration', 'supplications'],
    license: 'CC-BY-4.0 AND CC-BY-SA-4.0 AND MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    bin: { 'misbaha-data': './cli.js' },
    types: index,
    exports: {
      '.': entry(index ?? '', './index.js'),
      './verify': entry(verify ?? '', './verify.js'),
      ...Object.fromEntries(single),
      ...Object.fromEntries(folders),
      './package.json': './package.json',
    },
  };
}

/** @param root absolute path of the project @param folder is emptied first */
export async function makeDataPackage(root: string, data: Data, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const written = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of dataModules(data)) written(path, content);
  written('loaders.js', loaders(data));
  for (const name of ['LICENSE.md', 'CHANGELOG.md']) written(name, contentOf(data, name));
  written('DATA.md', contentOf(data, 'README.md'));
  written('README.md', readFileSync(join(SOURCES, 'README.md'), 'utf8'));
  const [index, verify, cli] = ['index.ts', 'verify.ts', 'cli.ts'].map((name) => join(SOURCES, name)) as [string, string, string];
  await buildModules(root, { index, verify, cli }, folder);
  const types = writeTypes(root, [index, verify], folder);
  written('package.json', `${JSON.stringify(packageJson(data.manifest.version, types), null, 2)}\n`);
}
