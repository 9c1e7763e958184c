/** The offline copy and its update are made completely or not at all, whatever the disk, the network and the server do. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectPageErrors } from './page-errors.ts';
import { waitForOfflineCopy } from './offline-copy.ts';
import { open } from './pages/app.ts';
import { makeAnotherVersion, BUILD_FOLDER, TestServer, checksumOf, type InterceptRequest } from './site.ts';

test.use({ serviceWorkers: 'allow' });

const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

/** Looks for a new version. @returns what became of its worker, once that is settled */
const lookForNew = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return 'none';
    await new Promise<void>((done) => {
      const look = (): void => {
        if (worker.state === 'installing') worker.addEventListener('statechange', look, { once: true });
        else done();
      };
      look();
    });
    return worker.state;
  });

/** Addresses of the assets that are kept so far. */
const keptAssets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/assets/'));
  });

const keptTexts = (page: Page, paths: readonly string[]): Promise<(string | undefined)[]> =>
  page.evaluate((all) => Promise.all(all.map(async (path) => (await caches.match(path))?.text())), paths);

const CLIENT = join(BUILD_FOLDER, 'client');
const assetLike = (pattern: RegExp): string => `/assets/${readdirSync(join(CLIENT, 'assets')).find((name) => pattern.test(name)) ?? ''}`;
const SCRIPT = assetLike(/^session-[\w-]{8}\.js$/);
const TEXT = assetLike(/^category-wellbeing-[\w-]{8}\.json$/);
const textOf = (path: string): string => readFileSync(join(CLIENT, path), 'utf8');

/** What a server may give in place of these files, with status 200. Neither of the two belongs to the page that is open meanwhile. */
const WRONG: Readonly<Record<string, (response: ServerResponse) => void>> = {
  // As hosts do that answer every unknown address with the home page, with the headers that are meant for the file.
  [SCRIPT]: (response) => {
    const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000, immutable' };
    response.writeHead(200, headers).end('<!doctype html><title>Not this</title><p>A page in place of a file.');
  },
  // Cut off, with nothing that says how long it is.
  [TEXT]: (response) => {
    const whole = textOf(TEXT);
    response.writeHead(200, { 'content-type': 'application/json' }).end(whole.slice(0, whole.length / 2));
  },
};

const asItIs: InterceptRequest = () => false;

test('the offline copy and its update are complete or not made at all, whatever the disk, the network and the server do', async ({
  context,
}) => {
  test.setTimeout(120_000);
  const site = new TestServer();
  await site.start();
  const page = await context.newPage();
  const faults = collectPageErrors(page);
  /** The network is gone for a moment: the page tries again to make the copy. */
  const comeBackOnline = async (): Promise<void> => {
    await context.setOffline(true);
    await context.setOffline(false);
  };

  await test.step('on a full disk there is no copy, and a plain website remains', async () => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 20_000 });
    await open(page, site.origin);
    await expect.poll(() => site.asked.includes('/sw.js')).toBe(true);
    await expect.poll(() => hasWorker(page)).toBe(false);
    await page.getByRole('link', { name: /Travel/ }).click();
    await expect(page.locator('h1')).toHaveText('Travel');
    expect(await hasWorker(page)).toBe(false);
    expect(faults).toEqual([]);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
  });

  let fetched = 0;
  await test.step('a network that breaks off leaves no worker, and the page goes on without it', async () => {
    site.disturb = (path, request, response) => {
      // Only what the worker fetches: scripts, styles and fonts that the page loads have another destination.
      if (!path.startsWith('/assets/') || request.headers['sec-fetch-dest'] !== 'empty' || fetched++ < 12) return false;
      response.destroy();
      return true;
    };
    await open(page, `${site.origin}/about`);
    await expect.poll(() => fetched).toBeGreaterThan(12);
    await expect.poll(() => hasWorker(page)).toBe(false);
    // The server still breaks off when the page tries again: the result is the same.
    const before = fetched;
    await comeBackOnline();
    await expect.poll(() => fetched).toBeGreaterThan(before);
    await expect.poll(() => hasWorker(page)).toBe(false);
  });

  const keptBefore = await keptAssets(page);
  expect(keptBefore.length).toBeGreaterThan(0);
  // Without the browser cache, every file that the worker fetches again is a request to the server.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  site.asked = [];
  await test.step('a wrong answer of the server in place of a file is not kept', async () => {
    const given = new Set<string>();
    site.disturb = (path, _request, response) => {
      const answer = WRONG[path];
      answer?.(response);
      if (answer) given.add(path);
      return answer !== undefined;
    };
    await comeBackOnline();
    await expect.poll(() => given.size).toBeGreaterThan(0);
    await expect.poll(() => hasWorker(page)).toBe(false);
    expect(await keptTexts(page, [...given])).toEqual([...given].map(() => undefined));
  });

  await test.step('once the server sends the right files, the copy is completed in the same visit, from where it stopped', async () => {
    site.disturb = asItIs;
    await comeBackOnline();
    await waitForOfflineCopy(page);
    expect(await keptTexts(page, [SCRIPT, TEXT])).toEqual([textOf(SCRIPT), textOf(TEXT)]);
    // The page itself may have asked for some of them; the worker did not start from the beginning.
    expect(site.asked.filter((path) => keptBefore.includes(path)).length).toBeLessThan(keptBefore.length);
  });

  const version = makeAnotherVersion('second');
  // A file of the new version that the former version does not have.
  const later = { url: 'assets/later-00000000.json', text: '["later"]' };
  await test.step('a new worker is discarded if it gets the shell of the former version', async () => {
    writeFileSync(join(version.folder, later.url), later.text);
    const worker = join(version.folder, 'sw.js');
    const entry = `{url:\`${later.url}\`,sum:\`${checksumOf(later.text)}\`},`;
    writeFileSync(worker, readFileSync(worker, 'utf8').replace('{url:`404.html`', `${entry}{url:\`404.html\``));
    site.deploy(version.folder);
    // The old shell, as from a cache on the way.
    site.disturb = (path, _request, response) => {
      if (path !== '/404.html') return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end(textOf('404.html'));
      return true;
    };
    expect(await lookForNew(page)).toBe('redundant');
    site.disturb = asItIs;
    expect(await lookForNew(page)).toBe('installed');
  });

  await test.step('without a network the active copy serves its pages, and the waiting newer copy a file that only it has', async () => {
    await site.stop();
    await page.goto(`${site.origin}/prayer`);
    await expect(page.locator('h1')).toHaveText('Prayer');
    // As a page of the new version does while the copy of the former one is active.
    expect(await page.evaluate(async (url) => (await fetch(`/${url}`)).text(), later.url)).toBe(later.text);
  });
  version.remove();
});
