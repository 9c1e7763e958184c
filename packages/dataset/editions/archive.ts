/**
 * Complete archives of published editions, so that links to them keep working: `editions/<version>.zip.br`. The ZIP is
 * uncompressed and compressed with Brotli as one piece, which takes half the space of a compressed ZIP.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import { InputError } from '../../command-line/input.ts';
import type { Manifest } from '../model/types.ts';
import { type PublishedEdition, sha256 } from './edition.ts';

const MANIFEST_FILE = 'manifest.json';
const NO_COMPRESSION = 0;
/** The earliest time a ZIP can hold. ZIP stores local time without a zone, so this is local time too. */
export const ZIP_TIMESTAMP = new Date(1980, 0, 1);
const BROTLI_WINDOW_BITS = 24;
const RESTORE_HINT = 'Take it back from the last commit.';

export const editionArchivePath = (version: string): string => `editions/${version}.zip.br`;

/** Packs the files of an edition. */
export function packEdition(files: readonly { path: string; content: string | Uint8Array }[]): Buffer {
  const bytes = files.map(({ path, content }): [string, Uint8Array] => [path, Buffer.from(content)]);
  const zip = zipSync(Object.fromEntries(bytes), { level: NO_COMPRESSION, mtime: ZIP_TIMESTAMP });
  // The window spans all files, so Brotli finds what they share.
  return brotliCompressSync(zip, {
    params: { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: zip.length },
  });
}

/**
 * The files of a published edition by path. Each is checked against the manifest, and the manifest against the record.
 * @param root absolute path of the project
 * @throws InputError where the archive is missing or differs from what was published
 */
export function readVerifiedEdition(
  root: string,
  { version, manifest: recorded }: Pick<PublishedEdition, 'version' | 'manifest'>,
): ReadonlyMap<string, Uint8Array> {
  const archive = editionArchivePath(version);
  if (!existsSync(join(root, archive))) throw new InputError(`${archive} is missing. ${RESTORE_HINT}`);
  const fail = (what: string): never => {
    throw new InputError(`${archive} is not what edition ${version} published: ${what}. ${RESTORE_HINT}`);
  };
  const files = new Map(Object.entries(unzipSync(brotliDecompressSync(readFileSync(join(root, archive))))));
  const manifest = files.get(MANIFEST_FILE) ?? fail(`it has no ${MANIFEST_FILE}`);
  if (sha256(manifest) !== recorded) fail(`its ${MANIFEST_FILE} is another one`);
  const listed = (JSON.parse(new TextDecoder().decode(manifest)) as Manifest).files;
  for (const { path, sha256: sum } of listed) {
    const content = files.get(path) ?? fail(`${path} is missing`);
    if (sha256(content) !== sum) fail(`${path} has other bytes`);
  }
  const foreign = [...files.keys()].find((path) => path !== MANIFEST_FILE && !listed.some((one) => one.path === path));
  if (foreign !== undefined) fail(`${foreign} is none of its files`);
  return files;
}

/** Writes the files of a published edition below a folder. */
export function extractEdition(root: string, edition: Pick<PublishedEdition, 'version' | 'manifest'>, folder: string): void {
  for (const [path, content] of readVerifiedEdition(root, edition)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
