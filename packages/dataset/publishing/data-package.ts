/** Makes the npm package `misbaha-data` of the published data: `build/packages/misbaha-data/`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { type PublishedData, type PublishedDataWithoutDigest, textOfDataFile } from '../make-data.ts';
import { typeDeclarations } from '../model/declarations.ts';
import { buildModules, writeTypes } from './build-library.ts';
import {
  dataModules,
  PACKAGED_MODEL_TYPES_FOLDER,
  TYPE_NAME_BY_FOLDER,
  TYPE_NAME_BY_MODULE,
  typeDeclarationFileName,
} from './data-modules.ts';
import { isInPackage } from './data-package/packaged-files.ts';
import { sharedPackageFields } from './package-facts.ts';

const SOURCE_FOLDER = join(import.meta.dirname, 'data-package');

interface ExportTarget {
  types: string;
  default: string;
}

const exportTarget = (types: string, module: string): ExportTarget => ({ types, default: module });

/** Module names that only the first language has, since their content is the same in all. */
const FIRST_LANGUAGE_MODULE_PATTERN = /^(?:quran\/|editions$)/;

/**
 * The `exports` entries of the data modules.
 * @param tag of another language than the first; its modules are in a folder of that name
 */
function dataExports(tag?: string): [string, ExportTarget][] {
  const below = tag === undefined ? '.' : `./${tag}`;
  const has = ([name]: [string, string]): boolean => tag === undefined || !FIRST_LANGUAGE_MODULE_PATTERN.test(name);
  return [
    ...Object.entries(TYPE_NAME_BY_MODULE)
      .filter(has)
      .map(([name, type]): [string, ExportTarget] => [
        `${below}/${name}`,
        exportTarget(`./${typeDeclarationFileName(type)}`, `${below}/${name}.js`),
      ]),
    ...Object.entries(TYPE_NAME_BY_FOLDER)
      .filter(has)
      .map(([name, type]): [string, ExportTarget] => [
        `${below}/${name}/*`,
        exportTarget(`./${typeDeclarationFileName(type)}`, `${below}/${name}/*.js`),
      ]),
  ];
}

function packageJson(
  root: string,
  version: string,
  [indexTypes, quranTypes, verifyTypes]: readonly string[],
  languages: readonly string[],
): object {
  return {
    name: 'misbaha-data',
    version,
    description:
      'Authentic supplications from the Qur’an and the Sunnah, each word with transliteration, meaning and root, each text with its source',
    keywords: ['dua', 'dhikr', 'hadith', 'quran', 'islam', 'transliteration', 'supplications'],
    license: 'CC-BY-4.0 AND CC-BY-SA-4.0 AND MIT',
    ...sharedPackageFields(root),
    type: 'module',
    sideEffects: false,
    bin: { 'misbaha-data': './cli.js' },
    types: indexTypes,
    exports: {
      '.': exportTarget(indexTypes ?? '', './index.js'),
      './quran': exportTarget(quranTypes ?? '', './quran.js'),
      './verify': exportTarget(verifyTypes ?? '', './verify.js'),
      ...Object.fromEntries(dataExports()),
      ...Object.fromEntries(
        languages.flatMap((tag): [string, ExportTarget][] => [
          [`./${tag}`, exportTarget(indexTypes ?? '', `./${tag}/index.js`)],
          ...dataExports(tag),
        ]),
      ),
      './data/*': './data/*',
      './package.json': './package.json',
    },
  };
}

/** The module that `data-package/manifests.d.ts` describes. @param languages tags of all but the first */
const manifestsModule = (languages: readonly string[]): string => {
  const others = languages.map((tag) => `  ${JSON.stringify(tag)}: () => import('./${tag}/manifest.js'),\n`).join('');
  return `export const manifests = {\n  ${JSON.stringify(FIRST_LANGUAGE)}: () => import('./manifest.js'),\n${others}};\n`;
};

/** The modules of another language than the first, which shares the types and the Qur'an with the first. */
const otherLanguageModules = (data: PublishedDataWithoutDigest): [string, string][] =>
  [...dataModules(data)].filter(([path]) => path.endsWith('.js') && path !== 'quran-loaders.js');

/** Replaces the types that the compiler wrote, which need zod, with the printed types. */
function replaceModelTypes(folder: string): void {
  for (const name of ['files', 'texts']) rmSync(join(folder, PACKAGED_MODEL_TYPES_FOLDER, `${name}.d.ts`));
  writeFileSync(join(folder, PACKAGED_MODEL_TYPES_FOLDER, 'types.d.ts'), typeDeclarations());
}

/**
 * @param root absolute path of the project
 * @param folder is emptied first
 * @param languages data of all languages except the first, by tag
 */
export async function makeDataPackage(
  root: string,
  data: PublishedData,
  folder: string,
  languages: ReadonlyMap<string, PublishedDataWithoutDigest> = new Map(),
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const written = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of dataModules(data)) written(path, content);
  for (const { path, content } of data.files) if (isInPackage(path)) written(`data/${path}`, content);
  for (const name of ['LICENSE.md', 'CHANGELOG.md']) written(name, textOfDataFile(data, name));
  written('README.md', readFileSync(join(SOURCE_FOLDER, 'README.md'), 'utf8'));
  const source = (name: string): string => join(SOURCE_FOLDER, `${name}.ts`);
  const entries = { index: source('index'), quran: source('quran'), verify: source('verify') };
  written('manifests.js', manifestsModule([...languages.keys()]));
  // `unknown-id` is a module of its own, so that the module of every language throws the same class.
  await buildModules(root, { ...entries, cli: source('cli'), 'unknown-id': source('unknown-id') }, folder);
  for (const [tag, own] of languages) {
    for (const [path, content] of otherLanguageModules(own)) written(`${tag}/${path}`, content);
    await buildModules(root, { index: source('index') }, join(folder, tag), { './unknown-id.ts': '../unknown-id.js' });
  }
  const types = writeTypes(root, Object.values(entries), folder);
  replaceModelTypes(folder);
  written('package.json', `${JSON.stringify(packageJson(root, data.manifest.version, types, [...languages.keys()]), null, 2)}\n`);
}
