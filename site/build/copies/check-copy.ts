/**
 * Holds a copy of the site against the list of its files: `npm run check:copy -- https://duas.example.org`, or a folder. The list is
 * that of the own build, or another one by `--list`, a file or an address.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cwd } from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readOptions, UsageError } from '../../../packages/command-line/options.ts';
import { isCompressed, pathsBelow, sha256, SITE_FILES, type SiteFile, type SiteFiles } from '../site-files.ts';

const USAGE = 'npm run check:copy -- <folder or address of a copy> [--list <file or address of a site-files.json>]';
/** A file that hosts read and do not serve. */
const FOR_THE_HOST = '_headers';
const SHELL = '404.html';
const AT_ONCE = 8;

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

async function contentAt(place: string): Promise<Buffer | undefined> {
  if (!isAddress(place)) return existsSync(place) ? readFileSync(place) : undefined;
  const answer = await fetch(place, { cache: 'no-store' });
  // The page for unknown addresses may have their status.
  return answer.ok || place.endsWith(SHELL) ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/** @throws Error where there is no such list: another page, or a download that was cut off */
async function readList(place: string): Promise<SiteFiles> {
  const text = await contentAt(place);
  if (!text) throw new Error(`There is no ${place}. Build first, or name another list with --list.`);
  try {
    const { version, files } = JSON.parse(text.toString()) as SiteFiles;
    if (files.length > 0 && files.every((file) => /^[\da-f]{64}$/.test(file.sha256) && file.path)) return { version, files };
  } catch {
    // Told below.
  }
  throw new Error(`${place} is no list of files. It may be another page, or a download that was cut off: fetch it again.`);
}

/** A file and its compressed forms as they reach a reader; a form that cannot be unpacked is empty. */
async function formsOf(copy: string, path: string): Promise<Buffer[]> {
  if (isAddress(copy)) {
    const page = path.replace(/(^|\/)index\.html$/, '');
    return [await contentAt(copy.replace(/\/*$/, `/${page}`))].flatMap((content) => content ?? []);
  }
  const forms = [
    { ending: '', unpack: (content: Buffer) => content },
    { ending: '.br', unpack: brotliDecompressSync },
    { ending: '.gz', unpack: gunzipSync },
  ];
  return forms.flatMap(({ ending, unpack }) => {
    const file = join(copy, path + ending);
    if (!existsSync(file)) return [];
    try {
      return [unpack(readFileSync(file))];
    } catch {
      return [Buffer.alloc(0)];
    }
  });
}

/** What is different, a sentence a file. @param copy a folder or an address */
export async function differencesOf(copy: string, { files }: SiteFiles): Promise<string[]> {
  const differenceOf = async ({ path, sha256: sum }: SiteFile): Promise<string[]> => {
    const forms = await formsOf(copy, path);
    if (forms.length === 0) return [`${path} is missing.`];
    return forms.every((content) => sha256(content) === sum) ? [] : [`${path} was changed.`];
  };
  const asked = isAddress(copy) ? files.filter(({ path }) => path !== FOR_THE_HOST) : files;
  const found: string[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE)
    found.push(...(await Promise.all(asked.slice(from, from + AT_ONCE).map(differenceOf))).flat());
  if (isAddress(copy)) return found;
  const known = new Set([SITE_FILES, ...files.map(({ path }) => path)]);
  const extra = pathsBelow(copy).filter((path) => !known.has(isCompressed(path) ? path.replace(/\.\w+$/, '') : path));
  return [...found, ...extra.map((path) => `${path} is in the copy alone.`)];
}

/** @returns exit code: 1 where the copy differs, or cannot be read */
export async function main(argv: string[]): Promise<number> {
  const { values, names } = readOptions(argv, USAGE, { list: { type: 'string' } }, true);
  const [copy, ...more] = names.map((place) => (isAddress(place) ? place : resolve(place)));
  if (copy === undefined || more.length > 0) throw new UsageError('It takes one copy', USAGE);
  try {
    if (!isAddress(copy) && !existsSync(copy)) throw new Error(`${copy} is neither a folder nor an address`);
    const list = await readList(values.list ?? join(cwd(), 'build/client', SITE_FILES));
    const found = await differencesOf(copy, list);
    const own =
      found.length > 0 ? await readList(isAddress(copy) ? `${copy}/${SITE_FILES}` : join(copy, SITE_FILES)).catch(() => list) : list;
    if (own.version !== list.version) console.error(`The copy is of version ${own.version}, the list of ${list.version}.`);
    for (const sentence of found) console.error(sentence);
    if (found.length === 0) console.log(`All files of version ${list.version} are the same (${list.files.length} are listed).`);
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
