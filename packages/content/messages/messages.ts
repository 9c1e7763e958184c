/**
 * Writes the words of the interface as modules in the language of the build. Code imports `packages/core/messages/`, which has those of
 * the first language; another language has its own in the folder of its build, and `messagesResolver` leads imports there.
 * `tools/run.mjs` writes them before every command, the configurations of Vite and Vitest before they load the app.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { cwd, pid } from 'node:process';
import type { Plugin } from 'vite';
import { FIRST_LANGUAGE, siteConfig } from '../../../site.config.ts';
import { EXTRA_LANGUAGE_FACES, readLanguageSettings } from '../compiler/language-settings.ts';
import type { Problem } from '../compiler/problem.ts';
import { readMessageWordPatterns } from '../compiler/message-word-patterns.ts';
import { siteLanguageTagsIn } from '../compiler/languages.ts';
import { readSpecialSearchWords } from '../compiler/special-search-words.ts';
import { InputError } from '../../command-line/input.ts';
import { type MessagesByArea, readCatalogue } from './catalogue.ts';
import { generateWordPatternsModule } from './check-module.ts';
import { compareCatalogues } from './compare.ts';
import { generateSpecialSearchWordsModule } from './search-module.ts';
import { generateMessageAreaModule } from './write-module.ts';

const MESSAGES_FOLDER = 'packages/core/messages';

/** The folder of a language's modules. @param root absolute path of the project */
const messageModulesFolderOf = (root: string, language: string): string =>
  language === FIRST_LANGUAGE ? join(root, MESSAGES_FOLDER) : join(root, 'build/languages', language, 'messages');

/**
 * Redirects imports of `packages/core/messages/` to the modules of the build's language. A plugin for Vite.
 * @param root absolute path of the project
 */
export function messagesResolver(root: string, language: string = siteConfig.language): Plugin {
  const [imported, own] = [join(root, MESSAGES_FOLDER), messageModulesFolderOf(root, language)];
  return {
    name: 'misbaha-messages-resolver',
    enforce: 'pre',
    resolveId(source, importer) {
      if (own === imported || importer === undefined || !source.startsWith('.')) return undefined;
      const isOwn = dirname(importer) === own;
      const file = resolve(isOwn ? imported : dirname(importer), source);
      if (dirname(file) === imported) return join(own, basename(file));
      // Modules of another language lie elsewhere; their relative imports are resolved as if from the first language's
      // folder.
      return isOwn ? file : undefined;
    },
  };
}

/** Other processes may be reading the file, so it is replaced in one step, and only where its text changed. */
function writeAtomically(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.${pid}`, text);
  renameSync(`${file}.${pid}`, file);
}

function readWithProblems(root: string, language: string): { catalogue: MessagesByArea; problems: Problem[] } {
  const first = readCatalogue(root, FIRST_LANGUAGE);
  const own = language === FIRST_LANGUAGE ? first : readCatalogue(root, language);
  const comparable = new Map([...first.catalogue].filter(([area]) => !own.unreadAreas.has(area)));
  return {
    catalogue: own.catalogue,
    problems: [...own.problems, ...(own === first ? [] : compareCatalogues(language, own.catalogue, comparable))],
  };
}

/** Every message of a language that is wrong or missing. @param root absolute path of the project */
export const messageProblems = (root: string, language: string): Problem[] => readWithProblems(root, language).problems;

/**
 * The messages of a language.
 * @param root absolute path of the project
 * @throws InputError with every message that is wrong or missing, by file and key
 */
export function readCheckedCatalogue(root: string, language: string): MessagesByArea {
  const { catalogue, problems } = readWithProblems(root, language);
  const lines = problems.map(({ file, line, message }) => `${file}${line === undefined ? '' : `:${line}`}: ${message}`);
  if (lines.length > 0)
    throw new InputError(`The words of the interface are incomplete or faulty in the language "${language}":\n${lines.join('\n')}`);
  return catalogue;
}

/**
 * Writes the message modules of a language.
 * @param root absolute path of the project
 * @param language one of `LANGUAGES`
 * @throws InputError as `readCheckedCatalogue` does
 */
export function writeMessageModules(root: string, language: string = siteConfig.language): void {
  const settings = readLanguageSettings(root, language);
  const { locale, direction } = settings;
  const modules = new Map(
    [...readCheckedCatalogue(root, language)].map(([area, messages]) => [`${area}.ts`, generateMessageAreaModule(locale, messages)]),
  );
  modules.set(
    'locale.ts',
    `/** Written by packages/content/messages. */\n${[
      `export const LANGUAGE: string = ${JSON.stringify(language)};`,
      `export const LOCALE: string = ${JSON.stringify(locale)};`,
      `export const DIRECTION: 'ltr' | 'rtl' = ${JSON.stringify(direction)};`,
      '/** Whether it is written in the Arabic script. */',
      `export const IS_ARABIC_SCRIPT: boolean = ${JSON.stringify(new Intl.Locale(locale).maximize().script === 'Arab')};`,
      '/** Whether its numbers have the digits 0 to 9. */',
      `export const HAS_WESTERN_DIGITS: boolean = ${JSON.stringify(new Intl.NumberFormat(locale).format(123) === '123')};`,
      '/** Whether readers may choose another face for its texts. */',
      `export const HAS_FACE_CHOICE: boolean = ${JSON.stringify(EXTRA_LANGUAGE_FACES[settings.faces ?? 'latin'].length > 1)};`,
      '/** Names of the faces that it has beside those of every language; the first is there at once. */',
      `export const OWN_FACES: readonly string[] = ${JSON.stringify(EXTRA_LANGUAGE_FACES[settings.faces ?? 'latin'])};`,
    ].join('\n')}\n`,
  );
  modules.set(
    'articles.ts',
    `/** Written by packages/content/messages. */\nexport const ARTICLES: readonly string[] = ${JSON.stringify(settings.articles ?? [])};\n`,
  );
  modules.set(
    'plain-spelling.ts',
    `/** Written by packages/content/messages. */\nexport const PLAIN_SPELLING: Readonly<Record<string, string>> = ${JSON.stringify(settings.plain ?? {})};\n`,
  );
  modules.set('search-language.ts', generateSpecialSearchWordsModule(settings, readSpecialSearchWords(root, language)));
  modules.set('check-languages.ts', generateWordPatternsModule(siteLanguageTagsIn(root).map((tag) => readMessageWordPatterns(root, tag))));
  const folder = messageModulesFolderOf(root, language);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of modules) writeAtomically(join(folder, file), text);
  for (const file of readdirSync(folder)) if (file.endsWith('.ts') && !modules.has(file)) rmSync(join(folder, file));
}

/** `npm run messages` */
export function main(): number {
  writeMessageModules(cwd());
  return 0;
}
