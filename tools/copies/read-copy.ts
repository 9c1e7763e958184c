/** The fingerprints of a copy's files, from a folder or from where it is served. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isCompressed, pathsBelow, sha256, SITE_FILES } from '../build/site-files.ts';

/** A file that hosts read and do not serve. */
const FOR_THE_HOST = '_headers';
const SHELL = '404.html';
const AT_ONCE = 8;
/** In place of a fingerprint, where a file and its compressed form are two different things. */
const NOT_THE_SAME = 'not what its compressed form is';

export type Found = Map<string, string>;

function unpacked(path: string, content: Buffer): Buffer | undefined {
  try {
    return path.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
  } catch {
    return undefined;
  }
}

/** Of a folder: every file; a compressed form counts as a file of its own only where it is not what lies beside it. */
export function readFolder(folder: string): Found {
  const paths = pathsBelow(folder).filter((path) => path !== SITE_FILES);
  const found: Found = new Map();
  for (const path of paths.filter((one) => !isCompressed(one))) found.set(path, sha256(readFileSync(join(folder, path))));
  for (const path of paths.filter((one) => isCompressed(one))) {
    const plainPath = path.slice(0, -'.br'.length);
    if (plainPath === SITE_FILES) continue;
    const plain = unpacked(path, readFileSync(join(folder, path)));
    const print = plain && sha256(plain);
    if (print === undefined || print !== found.get(plainPath)) found.set(found.has(plainPath) ? plainPath : path, NOT_THE_SAME);
  }
  return found;
}

/** The address of a file: a page is served without its `index.html`. */
const addressOf = (base: string, path: string): string => {
  const page = path.endsWith('index.html') ? path.slice(0, -'index.html'.length).replace(/\/$/, '') : path;
  return `${base.replace(/\/*$/, '/')}${page}`;
};

async function readFile(base: string, path: string): Promise<string | undefined> {
  const response = await fetch(addressOf(base, path), { cache: 'no-store' });
  if (!response.ok && path !== SHELL) return undefined;
  return sha256(new Uint8Array(await response.arrayBuffer()));
}

/**
 * Of an address: the files that are asked for. What it serves besides cannot be known.
 * @throws Error where nothing answers
 */
export async function readServed(base: string, paths: readonly string[]): Promise<Found> {
  const found: Found = new Map();
  const left = paths.filter((path) => path !== FOR_THE_HOST);
  const take = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const print = await readFile(base, path);
      if (print !== undefined) found.set(path, print);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return found;
}

/** Files of a list that an address cannot be asked for. */
export const isServed = (path: string): boolean => path !== FOR_THE_HOST;
