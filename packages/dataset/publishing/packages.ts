/** `npm run data:packages`: makes both npm packages below `build/packages/`, ready for `npm publish`. */
import { join } from 'node:path';
import { cwd } from 'node:process';
import { siteConfig } from '../../../site.config.ts';
import { compileLibrary } from '../../content/compiler/compile.ts';
import { siteLanguageTagsAfterFirst } from '../../content/compiler/languages.ts';
import { makeDataInNewProcess } from '../data.ts';
import { makeData } from '../make-data.ts';
import { readEditions } from '../editions/edition.ts';
import { makeDataPackage } from './data-package.ts';
import { makeTransliterationPackage } from './transliteration-package.ts';

/** @throws ContentError or InputError where the content or the record of editions is faulty */
export async function main(): Promise<number> {
  const root = cwd();
  const data = makeData(root, compileLibrary(root, siteConfig.language), readEditions(root));
  const languages = new Map(siteLanguageTagsAfterFirst(root).map((tag) => [tag, makeDataInNewProcess(root, tag)]));
  await makeDataPackage(root, data, join(root, 'build/packages/misbaha-data'), languages);
  await makeTransliterationPackage(root, join(root, 'build/packages/misbaha-transliteration'));
  console.log(`build/packages: misbaha-data ${data.manifest.version} and misbaha-transliteration`);
  return 0;
}
