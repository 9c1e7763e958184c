/**
 * `site-files.json`, a list of the site's files on the site itself, for comparing a copy file by file (`npm run
 * check:copy`). Compressed forms are not listed, since unpacked they equal a listed file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { sha256 } from '../../packages/dataset/editions/edition.ts';
import { filesBelow } from './compress.ts';

export const SITE_FILES_JSON = 'site-files.json';

export interface SiteFileEntry {
  /** Below the base, with `/` between folders. */
  path: string;
  /** 64 hexadecimal digits in lower case. */
  sha256: string;
  bytes: number;
}

export interface SiteFilesList {
  /** Version of the program. */
  version: string;
  files: SiteFileEntry[];
}

/** Whether a file is the compressed form of one that lies beside it. */
export const isCompressed = (path: string): boolean => /\.(br|gz)$/.test(path);

/** Files of a folder with `/` between folders, in the order of their names. */
export const sortedPosixPathsBelow = (folder: string): string[] =>
  filesBelow(folder)
    .map((name) => name.split(sep).join('/'))
    .toSorted();

/**
 * Writes the list. It is called last, since the list names every other file in the folder.
 * @param clientFolder folder of the built site
 * @returns how many files it lists
 */
export function writeSiteFilesJson(clientFolder: string, version: string): number {
  const files = sortedPosixPathsBelow(clientFolder)
    .filter((path) => !isCompressed(path) && path !== SITE_FILES_JSON)
    .map((path): SiteFileEntry => {
      const content = readFileSync(join(clientFolder, path));
      return { path, sha256: sha256(content), bytes: content.length };
    });
  // One file on each line, so that two lists can be compared with `diff`.
  const lines = files.map((file) => JSON.stringify(file)).join(',\n');
  writeFileSync(join(clientFolder, SITE_FILES_JSON), `{"version":${JSON.stringify(version)},"files":[\n${lines}\n]}\n`);
  return files.length;
}
