/** Writes `sw.js`: `site/src/platform/offline/service-worker.ts` with the list of the files that it keeps. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { otherLanguages } from '../../packages/content/compiler/languages.ts';
import { CHOSEN_FACES } from '../../packages/typesetting/language-faces.ts';
import { pathsBelow } from './site-files.ts';
import { oneScript } from './one-script.ts';

const WORKER = 'site/src/platform/offline/service-worker.ts';
const SCRIPT = 'sw.js';
const SHELL = '404.html';
/**
 * What all files of the copy may weigh on their way, in bytes. Most languages need more letters than English to say the same. A tenth is
 * what the search has learned from wishes; the cities and the reckoning of prayer times take 42 KB.
 */
const MOST_OFFLINE = (siteConfig.language === FIRST_LANGUAGE ? 1240 : 1320) * 1024;
const KEPT = /\.(js|css|woff2|svg|png|json|webmanifest)$/;
/** What a page never asks for, and the list of the site's files, which is for those who hold a copy. */
const LEFT_OUT = /^(screenshots|previews|data)\/|^(sw\.js|site-files\.json)$/;
/** Faces that a reader chooses are kept when they come. */
const CHOSEN = new RegExp(`^assets/(?:${CHOSEN_FACES.join('|')})-[\\w-]{8}\\.woff2$`);

export interface Precache {
  /** Addresses below the base. */
  files: string[];
  /** What a reader's first visit fetches in the background: brotli where files compress. */
  bytes: number;
}

/** As `sumOf` in `site/src/platform/offline/file-check.ts`: 48 bits are plenty against what a server mixes up. */
const sumOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Bytes of a file on its way to a browser. */
const transferSize = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * @param root absolute path of the project; every page and asset of the site is in place and compressed
 * @param most what all files to keep may take at most, in bytes
 * @throws Error where the files to keep exceed that, or where there is nothing to keep
 */
export async function writeServiceWorker(root: string, most = MOST_OFFLINE): Promise<Precache> {
  const client = join(root, siteConfig.folder, 'client');
  const paths = pathsBelow(client);
  const files = paths.filter((path) => path === SHELL || (KEPT.test(path) && !LEFT_OUT.test(path) && !CHOSEN.test(path)));
  if (!files.includes(SHELL)) throw new Error(`the service worker keeps no ${SHELL}`);
  const bytes = files.reduce((sum, file) => sum + transferSize(join(client, file)), 0);
  if (bytes > most) throw new Error(`the service worker would fetch ${bytes} bytes; at most ${most} are allowed`);
  const script = await oneScript(root, WORKER, {
    LEFT_ALONE: siteConfig.language === FIRST_LANGUAGE ? otherLanguages(root) : [],
    CHOSEN_FILES: paths.filter((path) => CHOSEN.test(path)),
    KEPT_FILES: files.map((url) => ({ url, sum: sumOf(readFileSync(join(client, url))) })),
  });
  writeFileSync(join(client, SCRIPT), script);
  return { files, bytes };
}
