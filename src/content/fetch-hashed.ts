/** Fetches files whose names end with a hash of what they hold, and checks what came. */
import { sumOf } from '../offline/file-check.ts';

const HASH = /-([\w-]{8})\.\w+$/;

/**
 * @returns undefined where another thing than the file came, such as the page of a captive portal
 * @throws Error where the server failed; whoever loads the file decides when to ask again
 */
async function answer(address: string, cache: RequestCache): Promise<string | undefined> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} was answered with the status ${response.status}`);
  const content = await response.arrayBuffer();
  // A site without HTTPS has no `crypto.subtle`; there the type has to do.
  const isRight = globalThis.crypto?.subtle
    ? (await sumOf(content)) === HASH.exec(address)?.[1]
    : content.byteLength > 0 && !/html/.test(response.headers.get('Content-Type') ?? '');
  return isRight ? new TextDecoder().decode(content) : undefined;
}

/**
 * The text of such a file. The HTTP cache may keep a wrong answer for a year, so where one came the file is asked for past it once.
 * @throws Error where it does not come
 */
export async function fetchHashed(address: string): Promise<string> {
  const text = (await answer(address, 'default')) ?? (await answer(address, 'reload'));
  if (text === undefined) throw new Error(`${address} did not come`);
  return text;
}
