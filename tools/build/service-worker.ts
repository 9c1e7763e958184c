/**
 * Writes `sw.js`, which keeps everything but the pages: after one visit every address opens without a network, through the
 * shell and the chunks of its texts. Pages themselves come from the network first, so that a reader with a network always
 * has the newest text.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { generateSW } from 'workbox-build';

const SHELL = '404.html';
const MOST_BYTES = 1024 * 1024;
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest)$/;

export interface Precache {
  /** Addresses below the base. */
  files: string[];
  /** What a reader's first visit fetches in the background: brotli where files compress. */
  bytes: number;
}

/**
 * Answers a navigation: the page from the network; after four seconds, without a network or from a server in trouble, the
 * shell. It is written into `sw.js` as it stands here, so it uses nothing of this module. While a new version waits, the
 * cache holds its shell too; a search by address alone finds the one that was kept first, which is the running version's.
 */
async function pageOrShell({ request }: { request: Request }): Promise<Response> {
  const shell = (): Promise<Response | undefined> => caches.match('404.html', { ignoreSearch: true });
  const page = fetch(request);
  try {
    const first = await Promise.race([page, new Promise<undefined>((resolve) => setTimeout(resolve, 4000))]);
    if (first && first.status < 500) return first;
    page.catch(() => undefined);
    return (await shell()) ?? (await page);
  } catch {
    return (await shell()) ?? Response.error();
  }
}

/** Bytes of a file on its way to a browser. */
function transferSize(file: string): number {
  if (!COMPRESSED.test(file)) return statSync(file).size;
  return statSync(`${file}.br`).size;
}

/**
 * @param client folder of the built site, with every page and asset in place and compressed
 * @param most what all files to keep may take at most, in bytes
 * @throws Error where the files to keep exceed that, or where there is nothing to keep
 */
export async function writeServiceWorker(client: string, most = MOST_BYTES): Promise<Precache> {
  const files: string[] = [];
  const { warnings } = await generateSW({
    mode: 'production',
    swDest: join(client, 'sw.js'),
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cacheId: 'misbaha',
    globDirectory: client,
    globPatterns: ['**/*.{js,css,woff2,svg,png,json,webmanifest}', SHELL],
    globIgnores: ['.vite/**', 'screenshots/**', 'previews/**', 'data/**', 'sw.js'],
    // What counts is the total on its way, below.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    // The name of an asset changes with its content.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (manifest) => {
        files.push(...manifest.map(({ url }) => url));
        return { manifest, warnings: [] };
      },
    ],
    clientsClaim: true,
    // The page asks its reader first and then sends SKIP_WAITING.
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    // The book is no page: where it does not come, the browser says so itself.
    runtimeCaching: [
      { urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.endsWith('.epub'), handler: pageOrShell },
    ],
  });
  if (warnings.length > 0) throw new Error(`the service worker would miss files: ${warnings.join('; ')}`);
  if (!files.includes(SHELL)) throw new Error(`the service worker keeps no ${SHELL}`);
  const bytes = files.reduce((sum, file) => sum + transferSize(join(client, file)), 0);
  if (bytes > most) throw new Error(`the service worker would fetch ${bytes} bytes; at most ${most} are allowed`);
  return { files, bytes };
}
