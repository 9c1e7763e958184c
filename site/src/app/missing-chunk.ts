/**
 * Handles a navigation whose code or text fails to load. After a deployment an open page may ask for a chunk that is
 * gone: the target page is then loaded as a whole document, once. Where the site does not answer, or that was just
 * tried, the navigation fails and the error view explains it.
 */
import { isReachable } from '../platform/loading/reachable.ts';
import { reloadPastCache } from '../platform/loading/reload.ts';
import * as messages from '../../../packages/core/messages/app.ts';

const RELOADED_AT_KEY = 'misbaha:reloaded-at';
const MIN_MS_BETWEEN_RELOADS = 60_000;

/** A page that could not be loaded; the message is a sentence for the reader. */
export class PageNotLoadedError extends Error {
  override name = 'PageNotLoadedError';
}

/** A page that the reader waits for; without an address where a chunk is only preloaded. */
export interface AwaitedPage {
  address?: string;
}

let awaitedPage: () => AwaitedPage | undefined = () => undefined;
let openingDocument: Promise<boolean> | undefined;

/**
 * @param wanted returns the page that is being loaded; undefined while a page is taken over, before there is a router
 */
export function setAwaitedPageSource(wanted: () => AwaitedPage | undefined): void {
  awaitedPage = wanted;
}

/** Whether a router can show the failure; before that, the page that is shown already is better than an error. */
export const hasRouter = (): boolean => awaitedPage() !== undefined;

function reloadedRecently(now: number): boolean {
  try {
    return now - Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0) < MIN_MS_BETWEEN_RELOADS;
  } catch {
    // Without session storage the reload is not recorded, so reloading could loop.
    return true;
  }
}

const withoutFragment = (address: string): string => new URL(address, window.location.href).href.replace(/#.*$/, '');

/**
 * Opens a page as a new document.
 * @returns false where that was just tried or cannot be recorded in session storage, or where the site does not answer
 */
async function openAsDocument(address: string): Promise<boolean> {
  const now = Date.now();
  if (reloadedRecently(now) || !(await isReachable(address))) return false;
  try {
    sessionStorage.setItem(RELOADED_AT_KEY, String(now));
  } catch {
    return false;
  }
  // On back/forward the address bar already has the target, so this document is reloaded. Otherwise the page gets a new
  // history entry, so that back returns to this one.
  if (withoutFragment(address) === withoutFragment(window.location.href)) {
    // Returns only where the site no longer answers.
    await reloadPastCache();
    return false;
  }
  window.location.assign(address);
  return true;
}

/**
 * Waits for the code or text of a page. Where it is missing and the page is about to be loaded as a document, the
 * promise never settles, so that the old page stays until then.
 * @throws PageNotLoadedError where it cannot be loaded
 */
export async function loadedOrReload<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const wanted = awaitedPage();
    const address = wanted ? wanted.address : window.location.href;
    if (address !== undefined) {
      // Code and text of one page may both be missing: both failures share one reload.
      openingDocument ??= openAsDocument(address).finally(() => {
        openingDocument = undefined;
      });
      if (await openingDocument) return new Promise(() => {});
    }
    throw new PageNotLoadedError(messages.pageNotLoadedSentence, { cause: error });
  }
}
