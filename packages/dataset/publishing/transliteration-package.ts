/** Makes the npm package `misbaha-transliteration` of the engine: `build/packages/misbaha-transliteration/`. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programLicenceText } from '../program-licence.ts';
import { buildModules, writeTypes } from './build-library.ts';
import { transliterationPackageVersion } from './engine-version.ts';
import { sharedPackageFields } from './package-facts.ts';

const SOURCE_FOLDER = join(import.meta.dirname, 'transliteration-package');

/** @param root absolute path of the project @param folder is emptied first */
export async function makeTransliterationPackage(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'LICENSE'), programLicenceText(root));
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(SOURCE_FOLDER, name), join(folder, name));
  const index = join(SOURCE_FOLDER, 'index.ts');
  await buildModules(root, { index }, folder);
  const [types] = writeTypes(root, [index], folder);
  const description = {
    name: 'misbaha-transliteration',
    version: transliterationPackageVersion(join(SOURCE_FOLDER, 'CHANGELOG.md')),
    description: 'Fully vowelled Arabic in Latin letters as it is read aloud, everyday and Uthmani, precise and plain, word by word',
    keywords: ['arabic', 'transliteration', 'quran', 'hadith', 'tashkeel', 'romanization'],
    license: 'MIT',
    ...sharedPackageFields(root),
    type: 'module',
    sideEffects: false,
    types,
    exports: { '.': { types, default: './index.js' }, './package.json': './package.json' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
}
