/**
 * Compares the files that the service worker fetches with the checksums of the build. Servers and proxies may answer with status
 * 200 and something else: an error page, half of the file, or the file of the version before. Stored under the file's name,
 * that would stay until the name changes.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';

const SUM_LENGTH = 8;

/** The first 8 letters of a file's SHA-256 in base64url. */
export async function sumOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest))
    .slice(0, SUM_LENGTH)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/**
 * A plugin for the worker's copy of the site.
 * @param sums of the files, by whole address without a query
 */
export function fileCheckPlugin(sums: ReadonlyMap<string, string>): WorkboxPlugin {
  return {
    /** @throws Error where the server has another file; the copy is then not complete, and is tried again later */
    async fetchDidSucceed({ request, response }) {
      const address = request.url.replace(/\?.*/, '');
      const sum = sums.get(address);
      const isRight = async (answer: Response): Promise<boolean> => answer.ok && (await sumOf(await answer.clone().arrayBuffer())) === sum;
      if (sum === undefined || (await isRight(response))) return response;
      // The browser's own cache may hold the wrong answer for a year; past it the server is asked once more.
      const again = await fetch(address, { cache: 'reload' });
      if (await isRight(again)) return again;
      throw new Error(`${address} is not the file that this version is made of`);
    },
  };
}
