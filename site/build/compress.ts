/** Compresses at build time whatever a browser may request, so that no server compresses on the fly. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE_FILE_PATTERN = /\.(html|js|css|svg|json|xml|txt|webmanifest|csv|sqlite)$/;

/** All files below a folder, as paths relative to it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Level 11 takes three times as long as 10, for one or two percent of a page or JSON file and four of a script. */
const BROTLI_QUALITY = { best: 11, texts: 10, seldom: 5 };

/** Published data, the pages of roots and the sitemap: large or many, and rarely fetched. */
const SELDOM_FETCHED_FILE_PATTERN = /^(?:data|words)\/|^sitemap\.xml$/;
const PAGE_OR_JSON_PATTERN = /\.(?:html|json)$/;

const brotliQualityOf = (file: string): number => {
  if (SELDOM_FETCHED_FILE_PATTERN.test(file)) return BROTLI_QUALITY.seldom;
  return PAGE_OR_JSON_PATTERN.test(file) ? BROTLI_QUALITY.texts : BROTLI_QUALITY.best;
};

const brotli = (content: Buffer, quality = BROTLI_QUALITY.best): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** Transferred bytes of a file: of its brotli form, if it has one. @throws Error where the file is not there */
export function transferSize(file: string): number {
  if (!existsSync(file)) throw new Error(`${file} is not built`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Writes a `.br` and a `.gz` beside each compressible file that has none yet. @returns how many files were compressed */
export async function compressAll(folder: string): Promise<number> {
  const files = filesBelow(folder).filter((name) => COMPRESSIBLE_FILE_PATTERN.test(name) && !existsSync(join(folder, `${name}.br`)));
  // Node compresses on as many threads as there are cores.
  await Promise.all(
    files.map(async (name) => {
      const content = readFileSync(join(folder, name));
      const [br, gz] = await Promise.all([brotli(content, brotliQualityOf(name)), gzipAsync(content, { level: 9 })]);
      writeFileSync(join(folder, `${name}.br`), br);
      writeFileSync(join(folder, `${name}.gz`), gz);
    }),
  );
  return files.length;
}
