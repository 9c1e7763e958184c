/** Records messages, errors and failed requests of a page, which no test looks for by itself. */
import type { Page } from '@playwright/test';
import { isPreloadWarning } from '../../engines/preload-timing.ts';

/**
 * Records console messages, uncaught errors, failed and foreign requests from now on.
 * @returns a function that returns what was recorded since its last call
 */
export function recordTroubles(page: Page, origin: string): () => string[] {
  let troubles: string[] = [];
  page.on('console', (message) => {
    if (!isPreloadWarning(message.text())) troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin) troubles.push(`foreign request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels its preloads, which is no fault.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`);
  });
  return () => {
    const taken = troubles;
    troubles = [];
    return taken;
  };
}
