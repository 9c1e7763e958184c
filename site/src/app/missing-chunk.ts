/**
 * A page whose code or text does not come with the navigation to it. After a deployment an open page may ask for a chunk that
 * is gone: the page that was asked for is then fetched whole, once. Where the site does not answer, or that has just been
 * tried, the navigation fails and the error view explains itself.
 */
import { isReachable } from '../platform/loading/reachable.ts';
import { reloadPastCache } from '../platform/loading/reload.ts';
import * as messages from '../../../packages/core/messages/app.ts';

const KEY = 'misbaha:reloaded-at';
const AGAIN_WITHIN_MS = 60_000;

/** A page that could not be loaded; the message is a sentence for the reader. */
export class NotLoadedError extends Error {
  override name = 'NotLoadedError';
}

/** A page that the reader waits for; without an address where a chunk is only preloaded. */
export interface AwaitedPage {
  address?: string;
}

let wantedNow: () => AwaitedPage | undefined = () => undefined;
let leaving: Promise<boolean> | undefined;

/** @param wanted gives the page that is on its way; undefined before there is a router, while a page is being taken over */
export function reloadOnceOnMissingChunk(wanted: () => AwaitedPage | undefined): void {
  wantedNow = wanted;
}

/** Whether a router can show the failure; before that, the page that is shown already is better than an error. */
export const hasRouter = (): boolean => wantedNow() !== undefined;

function reloadedRecently(now: number): boolean {
  try {
    return now - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_WITHIN_MS;
  } catch {
    // Without session storage nobody remembers the reload, so one more could loop.
    return true;
  }
}

const withoutFragment = (address: string): string => new URL(address, window.location.href).href.replace(/#.*$/, '');

/** Leaves for a page as a document of its own. @returns false where that would not help */
async function leaveFor(address: string): Promise<boolean> {
  const now = Date.now();
  if (reloadedRecently(now) || !(await isReachable(address))) return false;
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  // On the way back the browser names the page already; else it is reached by a new entry, so that back leads to where the reader was.
  if (withoutFragment(address) === withoutFragment(window.location.href)) await reloadPastCache();
  else window.location.assign(address);
  return true;
}

/**
 * The code or the text that a page is made of, once it is there. Where it is missing and the page is about to be fetched whole, this never
 * ends, so that the old page stays in place until the new one comes.
 * @throws NotLoadedError where it does not come
 */
export async function arrived<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const wanted = wantedNow();
    const address = wanted ? wanted.address : window.location.href;
    if (address !== undefined) {
      // Code and text of one page may both be missing.
      leaving ??= leaveFor(address).finally(() => {
        leaving = undefined;
      });
      if (await leaving) return new Promise(() => {});
    }
    throw new NotLoadedError(messages.pageNotLoaded2, { cause: error });
  }
}
