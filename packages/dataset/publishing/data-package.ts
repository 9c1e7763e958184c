/** Makes the npm package `misbaha-data` of the published data: `build/packages/misbaha-data/`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Data, type PublishedFiles, textOf } from '../make-data.ts';
import { buildModules, writeTypes } from './build-library.ts';
import { dataModules, FOLDERS, MODULE_TYPES, typesFile } from './data-modules.ts';
import { packageFacts } from './package-facts.ts';

const SOURCES = join(import.meta.dirname, 'data-package');
/** What stands in the package as in the published data, below `data/`: JSON, schemas, and what explains them; not the tables. */
const AS_PUBLISHED = /\.(?:json|md)$/;

interface Target {
  types: string;
  default: string;
}

const entry = (types: string, module: string): Target => ({ types, default: module });

/** Parts of the data that a language beside the first does not have: what is the same in all of them. */
const FIRST_ALONE = /^(?:quran\/|editions$)/;

/**
 * The `exports` entries for the data modules.
 * @param tag of any language but the first; its modules have a folder of their own
 */
function dataEntries(tag?: string): [string, Target][] {
  const below = tag === undefined ? '.' : `./${tag}`;
  const has = ([name]: [string, string]): boolean => tag === undefined || !FIRST_ALONE.test(name);
  return [
    ...Object.entries(MODULE_TYPES)
      .filter(has)
      .map(([name, type]): [string, Target] => [`${below}/${name}`, entry(`./${typesFile(type)}`, `${below}/${name}.js`)]),
    ...Object.entries(FOLDERS)
      .filter(has)
      .map(([name, type]): [string, Target] => [`${below}/${name}/*`, entry(`./${typesFile(type)}`, `${below}/${name}/*.js`)]),
  ];
}

function packageJson(root: string, version: string, [index, quran, verify]: readonly string[], languages: readonly string[]): object {
  return {
    name: 'misbaha-data',
    version,
    description:
      'Authentic supplications from the Qur’an and the Sunnah, each word with sound, meaning and root, each text with its source',
    keywords: ['dua', 'dhikr', 'hadith', 'quran', 'islam', 'transliteration', 'supplications'],
    license: 'CC-BY-4.0 AND CC-BY-SA-4.0 AND MIT',
    ...packageFacts(root),
    type: 'module',
    sideEffects: false,
    bin: { 'misbaha-data': './cli.js' },
    types: index,
    exports: {
      '.': entry(index ?? '', './index.js'),
      './quran': entry(quran ?? '', './quran.js'),
      './verify': entry(verify ?? '', './verify.js'),
      ...Object.fromEntries(dataEntries()),
      ...Object.fromEntries(
        languages.flatMap((tag): [string, Target][] => [[`./${tag}`, entry(index ?? '', `./${tag}/index.js`)], ...dataEntries(tag)]),
      ),
      './data/*': './data/*',
      './package.json': './package.json',
    },
  };
}

/** The modules of a language beside the first: the types stand with the first, and the Qur'an has no language. */
const languageModules = (data: PublishedFiles): [string, string][] =>
  [...dataModules(data)].filter(([path]) => path.endsWith('.js') && path !== 'quran-loaders.js');

/**
 * @param root absolute path of the project
 * @param folder is emptied first
 * @param languages data of the languages beside the first, by their tags
 */
export async function makeDataPackage(
  root: string,
  data: Data,
  folder: string,
  languages: ReadonlyMap<string, PublishedFiles> = new Map(),
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const written = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of dataModules(data)) written(path, content);
  for (const { path, content } of data.files) if (AS_PUBLISHED.test(path)) written(`data/${path}`, content);
  for (const name of ['LICENSE.md', 'CHANGELOG.md']) written(name, textOf(data, name));
  written('README.md', readFileSync(join(SOURCES, 'README.md'), 'utf8'));
  const source = (name: string): string => join(SOURCES, `${name}.ts`);
  const entries = { index: source('index'), quran: source('quran'), verify: source('verify') };
  await buildModules(root, { ...entries, cli: source('cli') }, folder);
  for (const [tag, own] of languages) {
    for (const [path, content] of languageModules(own)) written(`${tag}/${path}`, content);
    await buildModules(root, { index: source('index') }, join(folder, tag));
  }
  const types = writeTypes(root, Object.values(entries), folder);
  written('package.json', `${JSON.stringify(packageJson(root, data.manifest.version, types, [...languages.keys()]), null, 2)}\n`);
}
