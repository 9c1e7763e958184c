/** The documents of the built site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const BUILD = resolve(import.meta.dirname, '../../../build');
/** Folder of the built site. */
export const CLIENT = join(BUILD, 'client');

export interface BuiltDocument {
  /** Its address below the base. The empty shell, `404.html`, stands in for every address; its own is its file's. */
  path: string;
  /** Its file below the folder of the built site. */
  file: string;
  html: string;
}

export const SHELL = '/404.html';

const pathOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/**
 * All documents, the shell included.
 * @throws Error where the site is not built
 */
export function builtDocuments(): BuiltDocument[] {
  if (!existsSync(CLIENT)) throw new Error(`${CLIENT} is not there; run "npm run build" first`);
  return readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((file) => ({ file, path: pathOf(file), html: readFileSync(join(CLIENT, file), 'utf8') }));
}

/** The documents that are pages: all but the shell. */
export const builtPages = (): BuiltDocument[] => builtDocuments().filter(({ path }) => path !== SHELL);
