/** Writes every route as complete HTML, the empty shell as 404.html, the sitemap and robots.txt. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageBase, FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import * as commonMessages from '../../packages/core/messages/common.ts';
import { ROOTS_ADDRESS } from '../../packages/core/roots.ts';
import { SHELL_FILE } from '../../packages/core/shell-file.ts';
import { type DrawPreview, createPreviewDrawer } from './previews/previews.ts';
import type { Library } from '../../packages/content/compiler/library.ts';
import { pageDocument, shellDocument } from './document.ts';
import { compileInlineScript } from './inline-script.ts';
import { contentFilesByName, faceFile, chunkFilesOf, chunkKeyOf, type ViteManifest } from './manifest.ts';
import { CLIENT_ENTRY, scriptsOfScreen } from './screen-chunks.ts';
import { alternatesOf, siteLanguages } from './languages.ts';
import { defaultTextFaceOf } from '../../packages/typesetting/language-faces.ts';
import { metaPolicy } from './policy.ts';
import { structuredData } from './structured-data.ts';

/** What `site/src/app/entry-server.tsx` exports. */
interface ServerEntry {
  allPageAddresses: string[];
  render(path: string): Promise<{
    html: string;
    folder: string;
    startsAtOnce: boolean;
    meta: { title?: string; description: string; tab: string };
    dataText: string;
  }>;
  pageDataElementId: string;
  themeColor: string;
  name: string;
  tagline: string;
}

/** A page as it was rendered and written. */
export interface PrerenderedPage {
  path: string;
  /** The whole document. */
  html: string;
  /** Files of the scripts with which the app starts on this page. */
  scripts: string[];
}

export interface PrerenderedSite {
  pages: PrerenderedPage[];
  /** All style sheets, as files of the build. */
  styles: string[];
  /** Bodies of the inline scripts of all pages, for the policy's hashes. */
  inlineScripts: string[];
  /** Size in bytes of each preview picture. */
  previewBytes: number[];
}

/** The file of an address: `/prayer/ablution` is `prayer/ablution/index.html`. */
export const pageFileOf = (path: string): string => join(path.slice(1), 'index.html');

/** Faces that a page preloads if its HTML contains the marker. */
const PRELOADED_ARABIC_FACES = [
  { file: 'amiri', marker: 'arabic-naskh' },
  { file: 'amiri-quran', marker: 'arabic-quran' },
];

/** Size of libuv's default thread pool, in which sharp draws. */
const PICTURES_IN_PARALLEL = 4;

function writeFile(clientFolder: string, file: string, content: string | Uint8Array): void {
  const place = join(clientFolder, file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}

/**
 * Writes the sitemap of this language, with the addresses of each page in all languages. The first language's build also
 * writes robots.txt, which names all sitemaps.
 */
function writeSitemapAndRobots(tags: readonly string[], clientFolder: string, paths: readonly string[]): void {
  const { base, origin, language } = siteConfig;
  const urls = paths.map((path) => {
    const links = alternatesOf(tags, path).map((one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${one.address}"/>`);
    return `<url><loc>${origin}${base.slice(0, -1)}${path}</loc>${links.join('')}</url>`;
  });
  const schemas = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${tags.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}`;
  writeFile(clientFolder, 'sitemap.xml', `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schemas}>\n${urls.join('\n')}\n</urlset>\n`);
  if (language !== FIRST_LANGUAGE) return;
  const sitemaps = tags.map((tag) => `Sitemap: ${origin}${languageBase(tag)}sitemap.xml\n`);
  writeFile(clientFolder, 'robots.txt', `User-agent: *\nAllow: /\n${sitemaps.join('')}`);
}

/**
 * Renders all pages into the client build.
 * @param root absolute path of the project, with `build/client` and `build/server` in place
 * @param library the compiled content of the project
 * @param load Node's own import, for the server build
 */
export async function prerenderAll(root: string, library: Library, load: (url: string) => Promise<unknown>): Promise<PrerenderedSite> {
  const client = join(root, siteConfig.folder, 'client');
  const manifest = JSON.parse(readFileSync(join(root, siteConfig.folder, 'manifest.json'), 'utf8')) as ViteManifest;
  const server = (await load(pathToFileURL(join(root, siteConfig.folder, 'server/entry-server.js')).href)) as ServerEntry;
  const { themeColor, name, tagline, pageDataElementId } = server;
  const drawPreview = await createPreviewDrawer(root, { name, tagline });
  const { base } = siteConfig;
  const tags = siteLanguages(root);
  const asset = (file: string): string => base + file;
  const files = Object.values(manifest);
  const styles = [...new Set(files.flatMap(({ file, css }) => [...(css ?? []), ...(file.endsWith('.css') ? [file] : [])]))];
  const textFace = defaultTextFaceOf(library.language.settings);
  const textFaces = [...(textFace ? [textFace.file] : []), 'literata'];
  const font = (face: string): string => asset(faceFile(manifest, face));
  const headScript = await compileInlineScript(root, 'site/src/app/head-script.ts');
  const starter = await compileInlineScript(root, 'site/src/app/app-starter.ts');
  const inlineScripts = [headScript, starter];
  const shared = {
    headScript,
    themeColor,
    name,
    styles: styles.map(asset),
    starter,
    policy: metaPolicy(inlineScripts),
    contentFiles: contentFilesByName(manifest),
  };

  // Pictures are drawn on cores that are idle while pages are rendered.
  const rendered = [];
  let listPreview: ReturnType<DrawPreview> = Promise.reject(new Error(`${ROOTS_ADDRESS} is not rendered before its families`));
  listPreview.catch(() => undefined);
  for (const path of server.allPageAddresses) {
    const page = await server.render(path);
    // Limits the pictures in progress: each holds megabytes of pixels, and allocating more memory takes longer than drawing.
    await rendered.at(-PICTURES_IN_PARALLEL)?.preview;
    // The page of a root shares the picture of the list of roots, which is rendered before it.
    const preview = path.startsWith(`${ROOTS_ADDRESS}/`) ? listPreview : drawPreview(path, page.meta.title ?? name, page.html);
    if (path === ROOTS_ADDRESS) listPreview = preview;
    // An error surfaces where the picture is awaited.
    preview.catch(() => undefined);
    rendered.push({ path, preview, ...page });
  }
  const pages: PrerenderedPage[] = [];
  const previewBytes = new Map<string, number>();
  for (const { path, preview, html: body, folder, startsAtOnce, meta, dataText } of rendered) {
    const { file: pictureFile, png, ...picture } = await preview;
    if (!previewBytes.has(pictureFile)) writeFile(client, pictureFile, png);
    previewBytes.set(pictureFile, png.length);
    const scripts = scriptsOfScreen(manifest, folder);
    const html = pageDocument(
      {
        ...shared,
        path,
        body,
        data: { id: pageDataElementId, text: dataText },
        structured: structuredData(library, path, name, siteConfig),
        preview: picture,
        alternates: alternatesOf(tags, path),
        tab: meta.tab,
        title: meta.title ?? name,
        description: meta.description,
        app: scripts.map(asset),
        now: startsAtOnce,
        fonts: [...textFaces, ...PRELOADED_ARABIC_FACES.filter(({ marker }) => body.includes(marker)).map(({ file }) => file)].map(font),
      },
      siteConfig,
    );
    writeFile(client, pageFileOf(path), html);
    pages.push({ path, html, scripts });
  }
  const [entry = '', ...modulePreloads] = chunkFilesOf(manifest, [chunkKeyOf(manifest, CLIENT_ENTRY) ?? '']).map(asset);
  const shell = shellDocument(
    { ...shared, tab: name, description: commonMessages.loading, entry, modulePreloads, fonts: textFaces.map(font) },
    siteConfig,
  );
  writeFile(client, SHELL_FILE, shell);
  writeSitemapAndRobots(
    tags,
    client,
    pages.map(({ path }) => path),
  );
  return { pages, styles, inlineScripts, previewBytes: [...previewBytes.values()] };
}
