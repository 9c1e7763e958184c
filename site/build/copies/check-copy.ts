/**
 * Compares a copy of the site (address or folder) with the list of its files: `npm run check:copy -- https://duas.example.org`.
 * The list is that of this project's build, or the one that `--list` names by file or address.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cwd } from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readOptions, UsageError } from '../../../packages/command-line/options.ts';
import { SHELL_FILE } from '../../../packages/core/shell-file.ts';
import { sha256 } from '../../../packages/dataset/editions/edition.ts';
import { isCompressed, sortedPosixPathsBelow, SITE_FILES_JSON, type SiteFileEntry, type SiteFilesList } from '../site-files.ts';

const USAGE = 'npm run check:copy -- <folder or address of a copy> [--list <file or address of a site-files.json>]';
/** Hosts read this file and do not serve it. */
const HOST_HEADERS_FILE = '_headers';
const MAX_PARALLEL_REQUESTS = 8;

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The bytes of a file or of an answer; undefined where there is none. @throws Error that names an address without an answer */
async function readFileOrUrl(place: string): Promise<Buffer | undefined> {
  if (!isAddress(place)) return existsSync(place) && !isFolder(place) ? readFileSync(place) : undefined;
  try {
    const answer = await fetch(place, { cache: 'no-store' });
    // Servers may send the page for unknown addresses with status 404.
    return answer.ok || place.endsWith(SHELL_FILE) ? Buffer.from(await answer.arrayBuffer()) : undefined;
  } catch (error) {
    throw new Error(`${place} does not answer${reasonOf(error)}. Look at the address and the connection.`, { cause: error });
  }
}

/** Why a request failed, in brackets; "fetch failed" alone tells nothing, its cause does. */
const reasonOf = (error: unknown): string => {
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  const reason = message || code;
  return reason ? ` (${reason})` : '';
};

/** @throws Error where there is no such list: another page, or a download that was cut off */
async function readSiteFilesList(fileOrUrl: string): Promise<SiteFilesList> {
  const text = await readFileOrUrl(fileOrUrl);
  if (!text) throw new Error(`There is no file ${fileOrUrl}. Build first, or name another list with --list.`);
  try {
    const { version, files } = JSON.parse(text.toString()) as SiteFilesList;
    if (files.length > 0 && files.every((file) => /^[\da-f]{64}$/.test(file.sha256) && file.path)) return { version, files };
  } catch {
    // Invalid JSON is reported below.
  }
  throw new Error(`${fileOrUrl} is no list of files. It may be another page, or a download that was cut off: fetch it again.`);
}

/**
 * The content of a file and of its compressed forms, unpacked; an empty buffer for a form that cannot be unpacked. The list is
 * empty where the file itself is missing, since a server sends a compressed form only to clients that accept it.
 */
async function unpackedFormsOf(copyFolderOrUrl: string, path: string): Promise<Buffer[]> {
  if (isAddress(copyFolderOrUrl)) {
    const page = path.replace(/(^|\/)index\.html$/, '');
    return [await readFileOrUrl(`${copyFolderOrUrl}/${page}`)].flatMap((content) => content ?? []);
  }
  if (!existsSync(join(copyFolderOrUrl, path))) return [];
  const forms = [
    { ending: '', unpack: (content: Buffer) => content },
    { ending: '.br', unpack: brotliDecompressSync },
    { ending: '.gz', unpack: gunzipSync },
  ];
  return forms.flatMap(({ ending, unpack }) => {
    const file = join(copyFolderOrUrl, path + ending);
    if (!existsSync(file)) return [];
    try {
      return [unpack(readFileSync(file))];
    } catch {
      return [Buffer.alloc(0)];
    }
  });
}

/** A sentence for each file that was changed or is missing and, in a folder, for each that the list lacks. @param copyFolderOrUrl a folder or a URL without a slash at its end */
export async function compareCopyWithFileList(copyFolderOrUrl: string, { files }: SiteFilesList): Promise<string[]> {
  const differenceOf = async ({ path, sha256: sum }: SiteFileEntry): Promise<string[]> => {
    const forms = await unpackedFormsOf(copyFolderOrUrl, path);
    if (forms.length === 0) return [`${path} is missing.`];
    return forms.every((content) => sha256(content) === sum) ? [] : [`${path} was changed.`];
  };
  const asked = isAddress(copyFolderOrUrl) ? files.filter(({ path }) => path !== HOST_HEADERS_FILE) : files;
  const found: string[] = [];
  for (let from = 0; from < asked.length; from += MAX_PARALLEL_REQUESTS)
    found.push(...(await Promise.all(asked.slice(from, from + MAX_PARALLEL_REQUESTS).map(differenceOf))).flat());
  if (isAddress(copyFolderOrUrl)) return found;
  const known = new Set([SITE_FILES_JSON, ...files.map(({ path }) => path)]);
  const extra = sortedPosixPathsBelow(copyFolderOrUrl).filter((path) => !known.has(isCompressed(path) ? path.replace(/\.\w+$/, '') : path));
  return [...found, ...extra.map((path) => `${path} is in the copy alone.`)];
}

/** @returns exit code: 1 where the copy differs, or cannot be read */
export async function main(argv: string[]): Promise<number> {
  const { values, names } = readOptions(argv, USAGE, { list: { type: 'string' } }, true);
  const [copy, ...more] = names.map((place) => (isAddress(place) ? place.replace(/\/*$/, '') : resolve(place)));
  if (copy === undefined || more.length > 0) throw new UsageError('It takes one copy', USAGE);
  try {
    if (!isAddress(copy) && !isFolder(copy))
      throw new Error(`${copy} is no folder. Name the folder of a copy, or its address (https://…).`);
    const list = await readSiteFilesList(values.list ?? join(cwd(), 'build/client', SITE_FILES_JSON));
    const found = await compareCopyWithFileList(copy, list);
    const own =
      found.length > 0
        ? await readSiteFilesList(isAddress(copy) ? `${copy}/${SITE_FILES_JSON}` : join(copy, SITE_FILES_JSON)).catch(() => list)
        : list;
    if (own.version !== list.version) console.error(`The copy is of version ${own.version}, the list of ${list.version}.`);
    for (const sentence of found) console.error(sentence);
    if (found.length === 0) console.log(`All files of version ${list.version} are the same (${list.files.length} are listed).`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
