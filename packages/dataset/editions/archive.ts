/**
 * Published editions, whole, so that they stay where others link to them: `editions/<version>.zip.br` holds every file of one. It is a
 * ZIP whose files are stored as they are, compressed with Brotli as one: that takes half of what a compressed ZIP does.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import type { Manifest } from '../shapes/model.ts';
import { type Edition, sha256 } from './edition.ts';

const MANIFEST = 'manifest.json';
const STORED = 0;
/** The oldest time that ZIP knows. It is written as the clock on the wall shows it, so it is given in local time. */
const TIME = new Date(1980, 0, 1);
const WHOLE_EDITION = 24;
const REMEDY = 'Take it back from the last commit.';

export const archiveFile = (version: string): string => `editions/${version}.zip.br`;

/** Packs the files of an edition. */
export function packEdition(files: readonly { path: string; content: string | Uint8Array }[]): Buffer {
  const bytes = files.map(({ path, content }): [string, Uint8Array] => [path, Buffer.from(content)]);
  const zip = zipSync(Object.fromEntries(bytes), { level: STORED, mtime: TIME });
  // A window over all files finds what they share.
  return brotliCompressSync(zip, {
    params: { [constants.BROTLI_PARAM_LGWIN]: WHOLE_EDITION, [constants.BROTLI_PARAM_SIZE_HINT]: zip.length },
  });
}

/**
 * The files of a published edition, each held against the manifest, and the manifest against the record.
 * @param root absolute path of the project
 * @throws Error where the archive is missing, or where it is not what was published
 */
export function readEdition(
  root: string,
  { version, manifest: recorded }: Pick<Edition, 'version' | 'manifest'>,
): ReadonlyMap<string, Uint8Array> {
  const archive = archiveFile(version);
  if (!existsSync(join(root, archive))) throw new Error(`${archive} is missing. ${REMEDY}`);
  const fail = (what: string): never => {
    throw new Error(`${archive} is not what edition ${version} published: ${what}. ${REMEDY}`);
  };
  const files = new Map(Object.entries(unzipSync(brotliDecompressSync(readFileSync(join(root, archive))))));
  const manifest = files.get(MANIFEST) ?? fail(`it has no ${MANIFEST}`);
  if (sha256(manifest) !== recorded) fail(`its ${MANIFEST} is another one`);
  const listed = (JSON.parse(new TextDecoder().decode(manifest)) as Manifest).files;
  for (const { path, sha256: sum } of listed) {
    const content = files.get(path) ?? fail(`${path} is missing`);
    if (sha256(content) !== sum) fail(`${path} has other bytes`);
  }
  const foreign = [...files.keys()].find((path) => path !== MANIFEST && !listed.some((one) => one.path === path));
  if (foreign !== undefined) fail(`${foreign} is none of its files`);
  return files;
}

/** Writes the files of a published edition below a folder. */
export function writeEdition(root: string, edition: Pick<Edition, 'version' | 'manifest'>, folder: string): void {
  for (const [path, content] of readEdition(root, edition)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
