/**
 * Writes the words of the interface as modules, `packages/core/messages/`, in the language of the build. `tools/run.mjs` does so before every
 * command, the configurations of Vite and Vitest before they load the app; `npm run messages` does nothing else.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd, pid } from 'node:process';
import { FIRST_LANGUAGE, type Language, siteConfig } from '../../../site.config.ts';
import { languageSettings } from '../compiler/language-settings.ts';
import { readSearchWords } from '../compiler/search-words.ts';
import { InputError } from '../../command-line/input.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { compareCatalogues } from './compare.ts';
import { writeSearchModule } from './search-module.ts';
import { writeModule } from './write-module.ts';

const FOLDER = 'packages/core/messages';

/** Other processes may read the file at this moment, so it is whole at any time, and not touched where it says the same. */
function writeWhole(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.${pid}`, text);
  renameSync(`${file}.${pid}`, file);
}

/**
 * The messages of a language.
 * @param root absolute path of the project
 * @throws InputError with every message that is wrong or missing, by file and key
 */
export function checkedCatalogue(root: string, language: string): Catalogue {
  const first = readCatalogue(root, FIRST_LANGUAGE);
  const own = language === FIRST_LANGUAGE ? first : readCatalogue(root, language);
  const faults = [...own.faults, ...(own === first ? [] : compareCatalogues(language, own.catalogue, first.catalogue))];
  if (faults.length > 0)
    throw new InputError(`The words of the interface are not whole in the language "${language}":\n${faults.join('\n')}`);
  return own.catalogue;
}

/**
 * Writes the modules.
 * @param root absolute path of the project
 * @param language one of `LANGUAGES`
 * @throws InputError as `checkedCatalogue` does
 */
export function writeMessages(root: string, language: Language = siteConfig.language): void {
  const settings = languageSettings(root, language);
  const { locale, direction } = settings;
  const modules = new Map([...checkedCatalogue(root, language)].map(([area, messages]) => [`${area}.ts`, writeModule(locale, messages)]));
  modules.set(
    'locale.ts',
    `/** Written by packages/content/messages. */\n${[
      `export const LANGUAGE: string = ${JSON.stringify(language)};`,
      `export const LOCALE: string = ${JSON.stringify(locale)};`,
      `export const DIRECTION: 'ltr' | 'rtl' = ${JSON.stringify(direction)};`,
    ].join('\n')}\n`,
  );
  modules.set(
    'articles.ts',
    `/** Written by packages/content/messages. */\nexport const ARTICLES: readonly string[] = ${JSON.stringify(settings.articles ?? [])};\n`,
  );
  modules.set('search-language.ts', writeSearchModule(settings, readSearchWords(root, language)));
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of modules) writeWhole(join(folder, file), text);
  for (const file of readdirSync(folder)) if (file.endsWith('.ts') && !modules.has(file)) rmSync(join(folder, file));
}

/** `npm run messages` */
export function main(): number {
  writeMessages(cwd());
  return 0;
}
