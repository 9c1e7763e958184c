/** Precompresses what a browser may ask for, so that no server compresses on the fly. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest|csv|sqlite)$/;

/** All files below a folder, as paths relative to it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Below this folder lie the published data: six megabytes, of which a reader fetches nothing. */
const DATA = 'data/';
const [BEST, GOOD] = [11, 9];

export const brotli = (content: Buffer, quality = BEST): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** Writes a `.br` and a `.gz` beside each compressible file that has none yet. @returns how many files were compressed */
export async function compressAll(folder: string): Promise<number> {
  const files = filesBelow(folder).filter((name) => COMPRESSIBLE.test(name) && !existsSync(join(folder, `${name}.br`)));
  // Node compresses on as many threads as there are cores.
  await Promise.all(
    files.map(async (name) => {
      const content = readFileSync(join(folder, name));
      const [br, gz] = await Promise.all([brotli(content, name.startsWith(DATA) ? GOOD : BEST), gzipAsync(content, { level: 9 })]);
      writeFileSync(join(folder, `${name}.br`), br);
      writeFileSync(join(folder, `${name}.gz`), gz);
    }),
  );
  return files.length;
}
