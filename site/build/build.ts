/**
 * Builds the site into `build/client/`: fonts, client, prerendered pages, compressed files. The first language is built
 * at the root. A process for each other one (MISBAHA_LANGUAGE) builds into `build/languages/<tag>/`, which is then moved
 * below its tag. `--uncompressed` leaves out `.br` and `.gz` files, and with them the limit of the offline copy: for
 * pseudo-languages, whose files are larger and are fetched by tests alone. `--in-place` does not move.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { argv, cwd, env, execPath } from 'node:process';
import { readOptions, UsageError } from '../../packages/command-line/options.ts';
import { build as viteBuild, type InlineConfig } from 'vite';
import { buildsEveryLanguage, FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { describeBuiltBook } from '../../packages/book/built-book.ts';
import { makeBook } from '../../packages/book/book.ts';
import { BOOK_FILE } from '../../packages/book/titles.ts';
import { compileLibrary } from '../../packages/content/compiler/compile.ts';
import { siteLanguageTagsAfterFirst } from '../../packages/content/compiler/languages.ts';
import type { Library } from '../../packages/content/compiler/library.ts';
import { ContentError } from '../../packages/content/compiler/problem.ts';
import { writeMessageModules } from '../../packages/content/messages/messages.ts';
import { SITE_DATA_FOLDER, pinnedEditionFolder, writeData } from '../../packages/dataset/data.ts';
import { makeData } from '../../packages/dataset/make-data.ts';
import { extractEdition } from '../../packages/dataset/editions/archive.ts';
import { readEditions } from '../../packages/dataset/editions/edition.ts';
import { writePageFilesJson } from './budget.ts';
import { compressAll } from './compress.ts';
import { assertFacesHaveEveryCharacter, readCodePointsByFace } from './face-coverage.ts';
import { buildFonts } from '../../packages/typesetting/fonts.ts';
import { HEADERS_JSON, writeHeaders } from './headers.ts';
import { prerenderAll } from './prerender.ts';
import { siteContentPlugin } from './site-content-plugin.ts';
import { writeWebManifest } from './web-manifest.ts';
import { writeServiceWorker } from './service-worker.ts';
import { SITE_FILES_JSON, writeSiteFilesJson } from './site-files.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Writes the published data of the language that is built. The build of the first language also writes every published edition. */
function publishData(root: string, library: Library, clientFolder: string): void {
  const editions = readEditions(root);
  const data = makeData(root, library, editions);
  writeData(data, join(clientFolder, SITE_DATA_FOLDER));
  console.log(`data      edition ${data.manifest.version}, ${data.files.length} files`);
  if (!isFirstLanguageBuild) return;
  for (const edition of editions.editions) extractEdition(root, edition, join(clientFolder, pinnedEditionFolder(edition.version)));
  console.log(`pinned    ${editions.editions.map(({ version }) => version).join(', ')}`);
}

type NodeImport = (url: string) => Promise<unknown>;

const isFirstLanguageBuild = siteConfig.language === FIRST_LANGUAGE;
/** Whether this process builds the first language and starts the builds of the others. */
const isBuildOfAllLanguages = isFirstLanguageBuild && buildsEveryLanguage;

interface LanguageBuildOptions {
  compress: typeof compressAll;
  /** Limit of the offline copy in place of the site's own. */
  maxOfflineBytes?: number;
  /** Called once the fonts that all languages share are in the cache. */
  onFontsMade?: () => void;
}

/** Options of a build without compressed files. The site's limit of the offline copy counts bytes of brotli, so it does not hold. */
const UNCOMPRESSED: LanguageBuildOptions = { compress: () => Promise.resolve(0), maxOfflineBytes: Number.POSITIVE_INFINITY };

/** Writes the list of all files of the built site, or of a language's part of it. */
async function listSiteFiles(root: string, client: string, compress: LanguageBuildOptions['compress']): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  // The compressed forms of a former list must not stay.
  for (const ending of ['.br', '.gz']) rmSync(join(client, `${SITE_FILES_JSON}${ending}`), { force: true });
  const listed = writeSiteFilesJson(client, version);
  await compress(client);
  console.log(`listed    ${listed} files in ${SITE_FILES_JSON}`);
}

/** Builds the language of this process into its folder. */
async function buildLanguage(
  root: string,
  load: NodeImport,
  { compress, maxOfflineBytes, onFontsMade }: LanguageBuildOptions,
): Promise<void> {
  const folder = join(root, siteConfig.folder);
  const client = join(folder, 'client');
  rmSync(folder, { recursive: true, force: true });
  // `rmSync` above also removed the generated messages of the language.
  writeMessageModules(root);
  const library = compileLibrary(root, siteConfig.language);
  const fonts = await buildFonts(root, library);
  console.log(
    `fonts     ${Object.entries(fonts)
      .map(([name, bytes]) => `${name} ${kilobytes(bytes)}`)
      .join(', ')}`,
  );
  // The app shows the size of the book, so the book is made first.
  const book = await makeBook(root, library, siteConfig);
  onFontsMade?.();
  writeFileSync(join(folder, BOOK_FILE), book);
  console.log(`book      ${kilobytes(book.length)}`);
  const app: InlineConfig = {
    root,
    logLevel: 'warn',
    define: { BUILT_BOOK: JSON.stringify(describeBuiltBook(root)) },
    plugins: [siteContentPlugin(root, library)],
  };
  await viteBuild({
    ...app,
    build: { manifest: true, rollupOptions: { input: 'site/src/app/entry-client.tsx' } },
  });
  // Vite's manifest is for the build alone, and all of `client` is served.
  renameSync(join(client, '.vite/manifest.json'), join(folder, 'manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true });
  copyFileSync(join(folder, BOOK_FILE), join(client, BOOK_FILE));
  // Files are compressed on other cores while this one renders pages and makes the data. Errors surface where the
  // compression is awaited.
  const compressingScripts = compress(client);
  compressingScripts.catch(() => undefined);
  await viteBuild({
    ...app,
    publicDir: false,
    build: { ssr: 'site/src/app/entry-server.tsx', outDir: `${siteConfig.folder}/server`, emptyOutDir: true },
  });
  writeWebManifest(root);
  const { pages, styles, inlineScripts, previewBytes } = await prerenderAll(root, library, load);
  const scripts = await compressingScripts;
  const compressingPages = compress(client);
  compressingPages.catch(() => undefined);
  writeHeaders(folder, inlineScripts);
  publishData(root, library, client);
  assertFacesHaveEveryCharacter(pages, await readCodePointsByFace(root, siteConfig.language));
  console.log(`pages     ${pages.length} prerendered`);
  console.log(`previews  ${previewBytes.length} pictures, ${kilobytes(previewBytes.reduce((sum, bytes) => sum + bytes, 0))}`);
  const compressed = scripts + (await compressingPages) + (await compress(client));
  const { files, bytes } = await writeServiceWorker(root, maxOfflineBytes);
  if (!isBuildOfAllLanguages) await listSiteFiles(root, client, compress);
  console.log(`offline   ${files.length} files, ${kilobytes(bytes)} transferred`);
  console.log(`files     ${compressed} precompressed`);
  writePageFilesJson(root, pages, styles, files);
}

/** Moves a language's build into the folder of its tag, such as `fr/`. */
function moveToTagFolder(root: string, tag: string): void {
  const place = join(root, 'build/client', tag);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(root, 'build/client'), { recursive: true });
  renameSync(join(root, 'build/languages', tag, 'client'), place);
  // The root's headers are sent with the pages of every language.
  const own = readFileSync(join(root, 'build/languages', tag, HEADERS_JSON), 'utf8');
  const file = join(root, 'build', HEADERS_JSON);
  if (existsSync(file) && readFileSync(file, 'utf8') !== own)
    throw new Error(`the pages of "${tag}" need other headers than those of "${FIRST_LANGUAGE}": an inline script has words in it`);
}

/**
 * Builds another language in a new process, since a process can load the interface words of one language only. Prints
 * its output at the end.
 */
async function buildOtherLanguage(root: string, tag: string): Promise<void> {
  const built = spawn(execPath, [...argv.slice(1), '--in-place'], {
    cwd: root,
    env: { ...env, MISBAHA_LANGUAGE: tag },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [status]] = await Promise.all([text(built.stdout), text(built.stderr), once(built, 'close')]);
  console.log(`\nlanguage  ${tag}\n${output}`);
  if (errors) console.error(errors);
  if (status !== 0) throw new Error(`the language "${tag}" could not be built`);
}

/** Builds every language, as many in parallel as there are cores, and moves the others into the first one. */
async function buildAllLanguages(root: string, load: NodeImport, options: LanguageBuildOptions): Promise<void> {
  const others = siteLanguageTagsAfterFirst(root);
  const waiting = [...others];
  /** The build has failed: no further language begins. */
  const stopOthers = (error: unknown): never => {
    waiting.length = 0;
    throw error;
  };
  const buildWaiting = async (): Promise<void> => {
    for (let tag = waiting.shift(); tag; tag = waiting.shift()) await buildOtherLanguage(root, tag).catch(stopOthers);
  };
  const besideFirst: Promise<void>[] = [];
  const onFontsMade = (): void => {
    for (let core = 1; core < availableParallelism(); core++) besideFirst.push(buildWaiting());
    // Errors surface where they are awaited.
    for (const building of besideFirst) building.catch(() => undefined);
  };
  await buildLanguage(root, load, { ...options, onFontsMade }).catch(stopOthers);
  await Promise.all([...besideFirst, buildWaiting()]);
  for (const tag of others) moveToTagFolder(root, tag);
  // The list of the root names the files of every language.
  await listSiteFiles(root, join(root, 'build/client'), options.compress);
}

export async function main(options: string[], load: NodeImport): Promise<number> {
  try {
    const started = Date.now();
    const root = cwd();
    const { values } = readOptions(options, 'npm run build -- [--uncompressed] [--in-place]', {
      uncompressed: { type: 'boolean', default: false },
      'in-place': { type: 'boolean', default: false },
    });
    const buildOptions = values.uncompressed ? UNCOMPRESSED : { compress: compressAll };
    if (isBuildOfAllLanguages) await buildAllLanguages(root, load, buildOptions);
    else await buildLanguage(root, load, buildOptions);
    if (!isFirstLanguageBuild && !values['in-place']) {
      moveToTagFolder(root, siteConfig.language);
      const client = join(root, 'build/client');
      if (existsSync(join(client, SITE_FILES_JSON))) await listSiteFiles(root, client, buildOptions.compress);
    }
    console.log(`built     in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    console.error(error instanceof ContentError ? error.message : error);
    return 1;
  }
}
