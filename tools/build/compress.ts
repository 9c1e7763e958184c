/** Precompresses what a browser may ask for, so that no server compresses on the fly. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

/** All files below a folder, as paths relative to it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** Writes a `.br` and a `.gz` beside each compressible file. @returns how many files were compressed */
export function compressAll(folder: string): number {
  const files = filesBelow(folder).filter((name) => COMPRESSIBLE.test(name));
  for (const name of files) {
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotli(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
  return files.length;
}
