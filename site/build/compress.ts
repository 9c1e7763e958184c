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

/** Of brotli. The best one takes three times as long as the next, for one or two percent of a page or a text and four of a script. */
const QUALITY = { best: 11, texts: 10, seldom: 5 };

/** Published data, the pages of roots and the sitemap: many files or large ones, which readers fetch seldom or never. */
const SELDOM = /^(?:data|words)\/|^sitemap\.xml$/;
const TEXTS = /\.(?:html|json)$/;

const qualityOf = (file: string): number => {
  if (SELDOM.test(file)) return QUALITY.seldom;
  return TEXTS.test(file) ? QUALITY.texts : QUALITY.best;
};

export const brotli = (content: Buffer, quality = QUALITY.best): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** Writes a `.br` and a `.gz` beside each compressible file that has none yet. @returns how many files were compressed */
export async function compressAll(folder: string): Promise<number> {
  const files = filesBelow(folder).filter((name) => COMPRESSIBLE.test(name) && !existsSync(join(folder, `${name}.br`)));
  // Node compresses on as many threads as there are cores.
  await Promise.all(
    files.map(async (name) => {
      const content = readFileSync(join(folder, name));
      const [br, gz] = await Promise.all([brotli(content, qualityOf(name)), gzipAsync(content, { level: 9 })]);
      writeFileSync(join(folder, `${name}.br`), br);
      writeFileSync(join(folder, `${name}.gz`), gz);
    }),
  );
  return files.length;
}
