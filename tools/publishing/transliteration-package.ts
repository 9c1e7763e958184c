/** Makes the npm package `misbaha-transliteration` of the engine: `build/packages/misbaha-transliteration/`. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programLicence } from '../data/program-licence.ts';
import { buildModules, writeTypes } from './build-library.ts';
import { packageFacts } from './package-facts.ts';

const SOURCES = join(import.meta.dirname, 'transliteration-package');

/** @param root absolute path of the project @param folder is emptied first */
export async function makeTransliterationPackage(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  writeFileSync(join(folder, 'LICENSE'), programLicence(root));
  cpSync(join(SOURCES, 'README.md'), join(folder, 'README.md'));
  const index = join(SOURCES, 'index.ts');
  await buildModules(root, { index }, folder);
  const [types] = writeTypes(root, [index], folder);
  const description = {
    name: 'misbaha-transliteration',
    version,
    description: 'Fully vowelled Arabic in Latin letters as it is read aloud, everyday and Uthmani, precise and plain, word by word',
    keywords: ['arabic', 'transliteration', 'quran', 'hadith', 'tashkeel', 'romanization'],
    license: 'MIT',
    ...packageFacts(root),
    type: 'module',
    sideEffects: false,
    types,
    exports: { '.': { types, default: './index.js' }, './package.json': './package.json' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
}
