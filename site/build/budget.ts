/**
 * What a browser fetches for each page, measured on the built files in transferred bytes (brotli where a file
 * compresses). Everything that the page fetches without an action of the reader counts: HTML, style sheet, the app with
 * the page's chunks, and fonts. The service worker's offline copy is counted separately.
 */
import { parseHTML } from 'linkedom';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../packages/command-line/input.ts';
import { FIRST_LANGUAGE, languageBuildFolder, siteConfig } from '../../site.config.ts';
import { transferSize } from './compress.ts';
import { readCodePointsByFace, type CodePointsByFace, facesAndMissingCharactersOf } from './face-coverage.ts';
import { contentFilesByName, faceFile, chunkFilesOf, chunkKeyOf, type ViteManifest } from './manifest.ts';
import { pageFileOf, type PrerenderedPage } from './prerender.ts';
import { CLIENT_ENTRY } from './screen-chunks.ts';

/** Addresses of the pages whose size `npm run check:budget` prints, and which `npm run bench` measures. */
export const SAMPLE_PAGE_PATHS = ['/', '/morning-evening', '/morning-evening/morning-remembrance', '/asma-ul-husna', '/forty-hadith/1'];

const PAGE_FILES_JSON = 'page-files.json';

interface PageFilesRecord {
  styles: string[];
  offline: string[];
  pages: { path: string; scripts: string[] }[];
}

const readViteManifest = (root: string, tag: string): ViteManifest =>
  JSON.parse(readFileSync(join(root, languageBuildFolder(tag), 'manifest.json'), 'utf8')) as ViteManifest;

/** Notes which scripts each page fetches, and which files the offline copy has, for the budget check. */
export function writePageFilesJson(root: string, pages: readonly PrerenderedPage[], styles: string[], offline: string[]): void {
  const files: PageFilesRecord = { styles, offline, pages: pages.map(({ path, scripts }) => ({ path, scripts })) };
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

export interface SiteWeights {
  /** Bytes of the scripts of every page, by its address. */
  scriptsByPath: Map<string, number>;
  /** The pages that were asked for, by address. */
  pages: Map<string, PageWeight>;
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

/** The scripts that load with a lazy part of the app, without those that the entry of the app loads. */
function scriptsOfLazyPart(manifest: ViteManifest, keyEnding: string): string[] {
  const [entry, part] = [chunkKeyOf(manifest, CLIENT_ENTRY), chunkKeyOf(manifest, keyEnding)];
  if (entry === undefined || part === undefined)
    throw new Error(`the build has no chunk of ${part === undefined ? keyEnding : CLIENT_ENTRY}`);
  const known = new Set(chunkFilesOf(manifest, [entry]));
  return chunkFilesOf(manifest, [part]).filter((file) => !known.has(file));
}

const MEANINGS_PREFIX = 'meanings/';

const clientFolderOf = (root: string, tag: string): string => join(root, 'build/client', tag === FIRST_LANGUAGE ? '' : tag);

/**
 * The font files that a browser fetches for a page, by the characters of its built document.
 * @param tag of the language
 * @param path address of the page
 * @param coverage the characters of each face of that language
 */
export function fontFilesOfPage(root: string, tag: string, path: string, coverage: CodePointsByFace): string[] {
  const { document } = parseHTML(readFileSync(join(clientFolderOf(root, tag), pageFileOf(path)), 'utf8'));
  const manifest = readViteManifest(root, tag);
  return facesAndMissingCharactersOf(document, coverage).faces.map((face) => faceFile(manifest, face));
}

/**
 * The bytes that a browser loads for pages, and those of what it loads later.
 * @param root absolute path of the project, after a build
 * @param tag of the language
 * @param paths addresses of the pages that are weighed whole, with their fonts
 */
export async function weighPages(root: string, tag: string, paths: readonly string[]): Promise<SiteWeights> {
  const client = clientFolderOf(root, tag);
  const noted = join(root, languageBuildFolder(tag), PAGE_FILES_JSON);
  if (!existsSync(noted)) throw new InputError(`The language "${tag}" is not built: run "npm run build", which builds all of them.`);
  const { styles, offline, pages } = JSON.parse(readFileSync(noted, 'utf8')) as PageFilesRecord;
  const size = (files: readonly string[]): number => files.reduce((sum, file) => sum + transferSize(join(client, file)), 0);
  const scriptsByPath = new Map(pages.map(({ path, scripts }) => [path, size(scripts)]));
  const coverage = await readCodePointsByFace(root, tag);
  const weighed = new Map<string, PageWeight>();
  for (const path of paths) {
    const js = scriptsByPath.get(path);
    if (js === undefined) throw new Error(`${path} is no page`);
    const parts = { html: size([pageFileOf(path)]), css: size(styles), js, fonts: size(fontFilesOfPage(root, tag, path, coverage)) };
    weighed.set(path, { ...parts, total: parts.html + parts.css + parts.js + parts.fonts });
  }
  const manifest = readViteManifest(root, tag);
  const texts = contentFilesByName(manifest);
  const meanings = Object.entries(texts).flatMap(([name, file]): [string, number][] =>
    name.startsWith(MEANINGS_PREFIX) ? [[name.slice(MEANINGS_PREFIX.length), size([file])]] : [],
  );
  return {
    scriptsByPath,
    pages: weighed,
    styles,
    offline: { files: offline.length, bytes: size(offline) },
    meanings: new Map(meanings),
    index: size(['search', 'search-texts'].flatMap((name) => texts[name] ?? [])),
    check: size([texts['search-texts'] ?? [], scriptsOfLazyPart(manifest, TEXT_CHECK_MODULE)].flat()),
  };
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** A line with a page's size by kind of file. */
export const describePageWeight = (path: string, { html, css, js, fonts, total }: PageWeight): string =>
  `${path} ${kilobytes(total)} KB: html ${kilobytes(html)}, css ${kilobytes(css)}, js ${kilobytes(js)}, fonts ${kilobytes(fonts)}`;
