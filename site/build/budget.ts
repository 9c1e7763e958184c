/**
 * What each page makes a browser fetch, from the built files, in bytes on their way (brotli where a file compresses).
 * Counted is all that the page fetches by itself, at once or at an idle moment: its HTML, the style sheet, the app with the
 * page's chunks, the fonts of its text. The copy for offline reading is the service worker's and is counted apart.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../packages/command-line/input.ts';
import { FIRST_LANGUAGE, folderOf, siteConfig } from '../../site.config.ts';
import { contentFilesOf, faceFile, filesOf, keyOf, type Manifest } from './manifest.ts';
import { fileOf, type Page } from './prerender.ts';
import { ENTRY } from './screen-chunks.ts';

/** Pages whose load the build prints. */
export const SHOWN = ['/', '/morning-evening', '/morning-evening/morning-remembrance', '/asma-ul-husna', '/forty-hadith/1'];

const PAGE_FILES = 'page-files.json';

interface PageFiles {
  styles: string[];
  offline: string[];
  pages: { path: string; scripts: string[]; fonts: string[] }[];
}

const readManifest = (root: string, tag: string): Manifest =>
  JSON.parse(readFileSync(join(root, folderOf(tag), 'manifest.json'), 'utf8')) as Manifest;

/** Notes which files a page fetches, for the budget check. */
export function writePageFiles(
  root: string,
  pages: readonly Page[],
  styles: string[],
  facesByPath: ReadonlyMap<string, string[]>,
  offline: string[],
): void {
  const manifest = readManifest(root, siteConfig.language);
  const files: PageFiles = {
    styles,
    offline,
    pages: pages.map(({ path, scripts }) => ({
      path,
      scripts,
      fonts: (facesByPath.get(path) ?? []).map((face) => faceFile(manifest, face)),
    })),
  };
  writeFileSync(join(root, siteConfig.folder, PAGE_FILES), JSON.stringify(files));
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
  /** The copy for offline reading. */
  offline: { files: number; bytes: number };
  /** Bytes of the meanings of each category's words, which load when a reader asks for one. */
  meanings: Map<string, number>;
  /** Bytes of the search index. */
  index: number;
  /** Bytes of the check of a text: its code beside that of the app, and the texts. */
  check: number;
}

const CHECK = 'site/src/features/check/answer.tsx';

/** The scripts that load with a lazy part of the app, without those of its entry. */
function scriptsOf(manifest: Manifest, ending: string): string[] {
  const [entry, part] = [keyOf(manifest, ENTRY), keyOf(manifest, ending)];
  if (entry === undefined || part === undefined) throw new Error(`the build has no chunk of ${part === undefined ? ending : ENTRY}`);
  const known = new Set(filesOf(manifest, [entry]));
  return filesOf(manifest, [part]).filter((file) => !known.has(file));
}

const MEANINGS_PREFIX = 'meanings/';

/** Folder of what a language serves: below its tag in the site, or in the folder of its build while that is made. */
function clientOf(root: string, tag: string): string {
  const own = join(root, folderOf(tag), 'client');
  return existsSync(own) ? own : join(root, folderOf(FIRST_LANGUAGE), 'client', tag);
}

/** The load of every page. @param root absolute path of the project, after a build @param tag of the language */
export function weighPages(root: string, tag: string = siteConfig.language): SiteWeights {
  const client = clientOf(root, tag);
  const noted = join(root, folderOf(tag), PAGE_FILES);
  if (!existsSync(noted)) throw new InputError(`The language "${tag}" is not built: run "npm run build", which builds all of them.`);
  const { styles, offline, pages } = JSON.parse(readFileSync(noted, 'utf8')) as PageFiles;
  const size = (files: readonly string[]): number => files.reduce((sum, file) => sum + transferSize(join(client, file)), 0);
  const byPath = new Map(
    pages.map(({ path, scripts, fonts }): [string, PageWeight] => {
      const parts = { html: size([fileOf(path)]), css: size(styles), js: size(scripts), fonts: size(fonts) };
      return [path, { ...parts, total: parts.html + parts.css + parts.js + parts.fonts }];
    }),
  );
  const manifest = readManifest(root, tag);
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
    check: size([texts['search-texts'] ?? [], scriptsOf(manifest, CHECK)].flat()),
  };
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** A page's load as a line. */
export function describePageWeight({ byPath }: SiteWeights, path: string): string {
  const load = byPath.get(path);
  if (!load) throw new Error(`${path} is no page`);
  const { html, css, js, fonts, total } = load;
  return `${path} ${kilobytes(total)} KB: html ${kilobytes(html)}, css ${kilobytes(css)}, js ${kilobytes(js)}, fonts ${kilobytes(fonts)}`;
}
