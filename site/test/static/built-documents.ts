/** The documents of the built site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIRST_LANGUAGE, LANGUAGES, siteConfig } from '../../../site.config.ts';

export const BUILD_FOLDER = resolve(import.meta.dirname, '../../../build');
/** Folder of the built language; MISBAHA_LANGUAGE chooses one other than the first. */
export const CLIENT_FOLDER = join(BUILD_FOLDER, 'client', siteConfig.language === FIRST_LANGUAGE ? '' : siteConfig.language);

export interface BuiltDocument {
  /** Its address below the base. The empty shell, `404.html`, serves any address; here it has that of its file. */
  path: string;
  /** Its file below the folder of the built site. */
  file: string;
  html: string;
}

export const SHELL = '/404.html';

const pathOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** Whether a file belongs to a language other than the first: these are in folders named by their tags. */
const isOfOtherLanguage = (file: string): boolean => LANGUAGES.slice(1).includes(file.split('/')[0] ?? '');

/**
 * All documents of one language, the shell included.
 * @param client folder of the built language; that of the first one by default
 * @throws Error where the site is not built
 */
export function builtDocuments(client = CLIENT_FOLDER): BuiltDocument[] {
  if (!existsSync(client)) throw new Error(`${client} is not there; run "npm run build" first`);
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !isOfOtherLanguage(name))
    .toSorted()
    .map((file) => ({ file, path: pathOf(file), html: readFileSync(join(client, file), 'utf8') }));
}

/** The documents that are pages: all but the shell. */
export const builtPages = (client?: string): BuiltDocument[] => builtDocuments(client).filter(({ path }) => path !== SHELL);
