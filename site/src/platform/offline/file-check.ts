/**
 * Compares files that the service worker fetches with the checksums of the build. Servers and proxies may answer with
 * status 200 and an error page, a truncated file or an old version; cached under the file's name, it would stay until
 * the name changes.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';

const CHECKSUM_BASE64_LENGTH = 8;

/** The first 8 letters of a file's SHA-256 in base64url. */
export async function checksumOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest))
    .slice(0, CHECKSUM_BASE64_LENGTH)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/**
 * The right answer to a request of a file: the one that has come, or another that the server gives.
 * @param sum checksum of the file
 * @throws Error where the server has another file
 */
export async function checkedAnswer(address: string, answer: Response, sum: string): Promise<Response> {
  const isRight = async (one: Response): Promise<boolean> => one.ok && (await checksumOf(await one.clone().arrayBuffer())) === sum;
  if (await isRight(answer)) return answer;
  // The browser's own cache may hold the wrong answer for a year; past it the server is asked once more.
  const again = await fetch(address, { cache: 'reload' });
  if (await isRight(again)) return again;
  throw new Error(`${address} is not the file that this version is made of`);
}

/**
 * A Workbox plugin that checks each file before it is cached. Where the server has another file, the copy is not
 * complete, and is tried again later.
 * @param sums checksums of the files, by absolute address without a query
 */
export const fileCheckPlugin = (sums: ReadonlyMap<string, string>): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response }) {
    const address = request.url.replace(/\?.*/, '');
    const sum = sums.get(address);
    return sum === undefined ? response : checkedAnswer(address, response, sum);
  },
});
