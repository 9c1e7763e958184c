/** Makes the npm package `misbaha-data` of the published data: `build/packages/misbaha-data/`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Data, textOf } from '../make-data.ts';
import { buildModules, writeTypes } from './build-library.ts';
import { dataModules, FOLDERS, SINGLE, typesFile } from './data-modules.ts';
import { packageFacts } from './package-facts.ts';

const SOURCES = join(import.meta.dirname, 'data-package');
/** What stands in the package as in the published data, below `data/`: JSON, schemas, and what explains them; not the tables. */
const AS_PUBLISHED = /\.(?:json|md)$/;

interface Target {
  types: string;
  default: string;
}

const entry = (types: string, module: string): Target => ({ types, default: module });

function packageJson(root: string, version: string, [index, quran, verify]: readonly string[]): object {
  const single = Object.entries(SINGLE).map(([name, type]) => [`./${name}`, entry(`./${typesFile(type)}`, `./${name}.js`)]);
  const folders = Object.entries(FOLDERS).map(([name, type]) => [`./${name}/*`, entry(`./${typesFile(type)}`, `./${name}/*.js`)]);
  return {
    name: 'misbaha-data',
    version,
    description: 'Authentic supplications from the Qur’an and the Sunnah, each word with sound and meaning, each text with its source',
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
      ...Object.fromEntries(single),
      ...Object.fromEntries(folders),
      './data/*': './data/*',
      './package.json': './package.json',
    },
  };
}

/** @param root absolute path of the project @param folder is emptied first */
export async function makeDataPackage(root: string, data: Data, folder: string): Promise<void> {
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
  const types = writeTypes(root, Object.values(entries), folder);
  written('package.json', `${JSON.stringify(packageJson(root, data.manifest.version, types), null, 2)}\n`);
}
