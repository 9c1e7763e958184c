/**
 * What a browser fetches for each page, measured on the built files in transferred bytes (brotli where a file
 * compresses). Counted is what the page fetches without an action of the reader: HTML, style sheet, the app with the
 * page's chunks, and fonts. The service worker's offline copy is counted separately.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../packages/command-line/input.ts';
import { FIRST_LANGUAGE, buildFolderOf, siteConfig } from '../../site.config.ts';
import { contentFilesOf, faceFile, chunkFilesOf, chunkKeyOf, type ViteManifest } from './manifest.ts';
import { pageFileOf, type PrerenderedPage } from './prerender.ts';
import { CLIENT_ENTRY } from './screen-chunks.ts';

/** Addresses of the pages whose size the build prints, and which `npm run bench` measures. */
export const SAMPLE_PAGE_PATHS = ['/', '/morning-evening', '/morning-evening/morning-remembrance', '/asma-ul-husna', '/forty-hadith/1'];

const PAGE_FILES_JSON = 'page-files.json';

interface PageFilesRecord {
  styles: string[];
  offline: string[];
  pages: { path: string; scripts: string[]; fonts: string[] }[];
}

const readViteManifest = (root: string, tag: string): ViteManifest =>
  JSON.parse(readFileSync(join(root, buildFolderOf(tag), 'manifest.json'), 'utf8')) as ViteManifest;

/** Notes which files a page fetches, for the budget check. */
export function writePageFilesJson(
  root: string,
  pages: readonly PrerenderedPage[],
  styles: string[],
  facesByPath: ReadonlyMap<string, string[]>,
  offline: string[],
): void {
  const manifest = readViteManifest(root, siteConfig.language);
  const files: PageFilesRecord = {
    styles,
    offline,
    pages: pages.map(({ path, scripts }) => ({
      path,
      scripts,
      fonts: (facesByPath.get(path) ?? []).map((face) => faceFile(manifest, face)),
    })),
  };
  writeFileSync(join(root, siteConfig.folder, PAGE_FILES_JSON), JSON.stringify(files));
}

/** Bytes that a browser loads for one page, by kind of file. */
export interface PageWeight {
  html: number;
  css: number;
  js: number;
  fonts: number;
  total: number;
}

function transferSize(file: string): number {
  if (!existsSync(file)) throw new Error(`${file} is not built`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export interface SiteWeights {
  byPath: Map<string, PageWeight>;
  styles: string[];
  /** The files of the offline copy, and their bytes. */
  offline: { files: number; bytes: number };
  /** By category: bytes of its word meanings, which load when a reader opens a word. */
  meanings: Map<string, number>;
  /** Bytes of the search index. */
  index: number;
  /** Bytes of the check of a text: the search texts, and its code without that of the app. */
  check: number;
}

const TEXT_CHECK_MODULE = 'site/src/features/check/answer.tsx';

/** The scripts that load with a lazy part of the app, without those of its entry. */
function scriptsOfLazyPart(manifest: ViteManifest, keyEnding: string): string[] {
  const [entry, part] = [chunkKeyOf(manifest, CLIENT_ENTRY), chunkKeyOf(manifest, keyEnding)];
  if (entry === undefined || part === undefined)
    throw new Error(`the build has no chunk of ${part === undefined ? keyEnding : CLIENT_ENTRY}`);
  const known = new Set(chunkFilesOf(manifest, [entry]));
  return chunkFilesOf(manifest, [part]).filter((file) => !known.has(file));
}

const MEANINGS_PREFIX = 'meanings/';

/**
 * Folder of a language's built files: in the site below its tag, or, while it is being built, in the folder of its
 * build.
 */
function clientFolderOf(root: string, tag: string): string {
  const own = join(root, buildFolderOf(tag), 'client');
  return existsSync(own) ? own : join(root, buildFolderOf(FIRST_LANGUAGE), 'client', tag);
}

/**
 * The bytes that a browser loads for each page, and those of what it loads later.
 * @param root absolute path of the project, after a build
 * @param tag of the language
 */
export function weighPages(root: string, tag: string = siteConfig.language): SiteWeights {
  const client = clientFolderOf(root, tag);
  const noted = join(root, buildFolderOf(tag), PAGE_FILES_JSON);
  if (!existsSync(noted)) throw new InputError(`The language "${tag}" is not built: run "npm run build", which builds all of them.`);
  const { styles, offline, pages } = JSON.parse(readFileSync(noted, 'utf8')) as PageFilesRecord;
  const size = (files: readonly string[]): number => files.reduce((sum, file) => sum + transferSize(join(client, file)), 0);
  const byPath = new Map(
    pages.map(({ path, scripts, fonts }): [string, PageWeight] => {
      const parts = { html: size([pageFileOf(path)]), css: size(styles), js: size(scripts), fonts: size(fonts) };
      return [path, { ...parts, total: parts.html + parts.css + parts.js + parts.fonts }];
    }),
  );
  const manifest = readViteManifest(root, tag);
  const texts = contentFilesOf(manifest);
  const meanings = Object.entries(texts).flatMap(([name, file]): [string, number][] =>
    name.startsWith(MEANINGS_PREFIX) ? [[name.slice(MEANINGS_PREFIX.length), size([file])]] : [],
  );
  return {
    byPath,
    styles,
    offline: { files: offline.length, bytes: size(offline) },
    meanings: new Map(meanings),
    index: size(['search', 'search-texts'].flatMap((name) => texts[name] ?? [])),
    check: size([texts['search-texts'] ?? [], scriptsOfLazyPart(manifest, TEXT_CHECK_MODULE)].flat()),
  };
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** A line with a page's size by kind of file. */
export function describePageWeight({ byPath }: SiteWeights, path: string): string {
  const load = byPath.get(path);
  if (!load) throw new Error(`${path} is no page`);
  const { html, css, js, fonts, total } = load;
  return `${path} ${kilobytes(total)} KB: html ${kilobytes(html)}, css ${kilobytes(css)}, js ${kilobytes(js)}, fonts ${kilobytes(fonts)}`;
}
