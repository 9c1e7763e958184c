/**
 * Builds the site into `build/client/`: fonts, client, prerendered pages, compressed files. `--any-size` lets the copy for offline
 * reading be of any size; `npm run bench` times a build of ten times the pages with it.
 */
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { readOptions, UsageError } from '../../packages/command-line/options.ts';
import { build as viteBuild, type InlineConfig } from 'vite';
import { siteConfig } from '../../site.config.ts';
import { builtBook } from '../../packages/book/built-book.ts';
import { makeBook } from '../../packages/book/book.ts';
import { BOOK_FILE } from '../../packages/book/words.ts';
import { compileLibrary } from '../../packages/content/compiler/compile.ts';
import { ContentError } from '../../packages/content/compiler/problem.ts';
import { DATA_FOLDER, pinnedFolder, writeData } from '../../packages/dataset/data.ts';
import { makeData } from '../../packages/dataset/make-data.ts';
import { writeEdition } from '../../packages/dataset/editions/archive.ts';
import { readEditions } from '../../packages/dataset/editions/edition.ts';
import { describeLoad, pageLoads, SHOWN, writePageFiles } from './budget.ts';
import { checkPages } from './check-pages.ts';
import { compressAll } from './compress.ts';
import { checkCoverage, coverageOf } from './coverage.ts';
import { buildFonts } from '../../packages/typesetting/fonts.ts';
import { writeHeaders } from './headers.ts';
import { prerenderAll } from './prerender.ts';
import { siteContent } from './site-content.ts';
import { writeWebManifest } from './web-manifest.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSiteFiles } from './site-files.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

type Load = (url: string) => Promise<unknown>;

async function build(root: string, load: Load, mostOffline?: number): Promise<void> {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const library = compileLibrary(root, siteConfig.language);
  const fonts = await buildFonts(root, library);
  console.log(
    `fonts     ${Object.entries(fonts)
      .map(([name, bytes]) => `${name} ${kilobytes(bytes)}`)
      .join(', ')}`,
  );
  // The app says how large the book is, so the book is made first.
  const book = await makeBook(root, library, siteConfig);
  writeFileSync(join(root, 'build', BOOK_FILE), book);
  console.log(`book      ${kilobytes(book.length)}`);
  const app: InlineConfig = {
    root,
    logLevel: 'warn',
    define: { BUILT_BOOK: JSON.stringify(builtBook(root)) },
    plugins: [siteContent(root)],
  };
  await viteBuild({
    ...app,
    build: { manifest: true, rollupOptions: { input: 'site/src/app/entry-client.tsx' } },
  });
  // The manifest is for the build alone; what lies in `build/client` is what a host serves.
  renameSync(join(root, 'build/client/.vite/manifest.json'), join(root, 'build/manifest.json'));
  rmSync(join(root, 'build/client/.vite'), { recursive: true });
  copyFileSync(join(root, 'build', BOOK_FILE), join(root, 'build/client', BOOK_FILE));
  await viteBuild({
    ...app,
    publicDir: false,
    build: { ssr: 'site/src/app/entry-server.tsx', outDir: 'build/server', emptyOutDir: true },
  });
  writeWebManifest(root);
  const { pages, styles, inlineScripts, pageDataId, previewBytes } = await prerenderAll(root, library, load);
  writeHeaders(join(root, 'build'), inlineScripts);
  checkPages(pages, library, { inlineScripts, pageDataId });
  const facesByPath = checkCoverage(pages, await coverageOf(join(root, 'build/fonts'), Object.keys(fonts)));
  console.log(`pages     ${pages.length} prerendered and compared with their source`);
  console.log(`previews  ${previewBytes.length} pictures, ${kilobytes(previewBytes.reduce((sum, bytes) => sum + bytes, 0))}`);
  const client = join(root, 'build/client');
  const editions = readEditions(root);
  const data = makeData(root, library, editions);
  writeData(data, join(client, DATA_FOLDER));
  console.log(`data      edition ${data.manifest.version}, ${data.files.length} files`);
  for (const edition of editions.editions) writeEdition(root, edition, join(client, pinnedFolder(edition.version)));
  console.log(`pinned    ${editions.editions.map(({ version }) => version).join(', ')}`);
  const compressed = await compressAll(client);
  const { files, bytes } = await writeServiceWorker(root, mostOffline);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const listed = writeSiteFiles(client, version);
  await compressAll(client);
  console.log(`listed    ${listed} files in site-files.json`);
  console.log(`offline   ${files.length} files, ${kilobytes(bytes)} brotli`);
  console.log(`files     ${compressed} precompressed`);
  writePageFiles(root, pages, styles, facesByPath, files);
  const loads = pageLoads(root);
  for (const path of SHOWN) console.log(`page      ${describeLoad(loads, path)}`);
}

export async function main(argv: string[], load: Load): Promise<number> {
  try {
    const started = Date.now();
    const { values } = readOptions(argv, 'npm run build -- [--any-size]', { 'any-size': { type: 'boolean', default: false } });
    await build(cwd(), load, values['any-size'] ? Number.POSITIVE_INFINITY : undefined);
    console.log(`built     in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    console.error(error instanceof ContentError ? error.message : error);
    return 1;
  }
}
