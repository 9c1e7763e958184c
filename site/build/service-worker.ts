/** Writes `sw.js`: `site/src/platform/offline/service-worker.ts` with the list of files for the offline copy. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { siteLanguageTagsAfterFirst } from '../../packages/content/compiler/languages.ts';
import { SHELL_FILE } from '../../packages/core/shell-file.ts';
import { OPT_IN_FACE_FILES } from '../../packages/typesetting/language-faces.ts';
import { transferSize } from './compress.ts';
import { sortedPosixPathsBelow } from './site-files.ts';
import { bundleToOneScript } from './one-script.ts';

const WORKER_MODULE = 'site/src/platform/offline/service-worker.ts';
const WORKER_SCRIPT_FILE = 'sw.js';
/**
 * Limit for the offline copy, in transferred bytes. The fonts of most other languages need more letters. A tenth of the limit
 * is the term counts of example queries, by which the search finds pages; the panel of prayer times takes 70 KB, mostly for
 * its list of cities.
 */
const MAX_OFFLINE_BYTES = (siteConfig.language === FIRST_LANGUAGE ? 1240 : 1320) * 1024;
const PRECACHED_FILE_PATTERN = /\.(js|css|woff2|svg|png|json|webmanifest)$/;
/** Files that no page requests, and the list of the site's files, which only `check:copy` reads. */
const NOT_PRECACHED_PATTERN = /^(screenshots|previews|data)\/|^(sw\.js|site-files\.json)$/;
/** Faces that readers may choose; they are cached only once they are loaded. */
const OPT_IN_FACE_PATTERN = new RegExp(`^assets/(?:${OPT_IN_FACE_FILES.join('|')})-[\\w-]{8}\\.woff2$`);

export interface PrecacheSummary {
  /** Addresses below the base. */
  files: string[];
  /** Transferred bytes that the first visit fetches in the background (brotli where files compress). */
  bytes: number;
}

/** Equals `checksumOf` in `site/src/platform/offline/file-check.ts`. 48 bits are enough to notice a wrong file. */
const checksumOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/**
 * @param root absolute path of the project; every page and asset of the site is in place, with its compressed files if it has any
 * @param maxOfflineBytes limit for all precached files, in transferred bytes
 * @throws Error where they exceed it, or where the shell is missing
 */
export async function writeServiceWorker(root: string, maxOfflineBytes = MAX_OFFLINE_BYTES): Promise<PrecacheSummary> {
  const client = join(root, siteConfig.folder, 'client');
  const paths = sortedPosixPathsBelow(client);
  const files = paths.filter(
    (path) =>
      path === SHELL_FILE || (PRECACHED_FILE_PATTERN.test(path) && !NOT_PRECACHED_PATTERN.test(path) && !OPT_IN_FACE_PATTERN.test(path)),
  );
  if (!files.includes(SHELL_FILE)) throw new Error(`the service worker keeps no ${SHELL_FILE}`);
  const bytes = files.reduce((sum, file) => sum + transferSize(join(client, file)), 0);
  if (bytes > maxOfflineBytes) throw new Error(`the service worker would fetch ${bytes} bytes; at most ${maxOfflineBytes} are allowed`);
  const withSum = (url: string): { url: string; sum: string } => ({ url, sum: checksumOf(readFileSync(join(client, url))) });
  const script = await bundleToOneScript(root, WORKER_MODULE, {
    OTHER_LANGUAGE_FOLDERS: siteConfig.language === FIRST_LANGUAGE ? siteLanguageTagsAfterFirst(root) : [],
    CHOSEN_FONT_FILES: paths.filter((path) => OPT_IN_FACE_PATTERN.test(path)).map(withSum),
    PRECACHE_ENTRIES: files.map(withSum),
  });
  writeFileSync(join(client, WORKER_SCRIPT_FILE), script);
  return { files, bytes };
}
