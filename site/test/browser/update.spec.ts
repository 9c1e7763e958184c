/** A version comes to readers who have the one before it: what the network and the server may do to it on the way. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { waitForOfflineCopy } from './offline-copy.ts';
import { makeAnotherVersion, BUILD_FOLDER, TestServer, checksumOf } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the whole site is kept on the device. */
async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForOfflineCopy(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

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

const CLIENT = join(BUILD_FOLDER, 'client');
const assetLike = (pattern: RegExp): string => `/assets/${readdirSync(join(CLIENT, 'assets')).find((name) => pattern.test(name)) ?? ''}`;
const SCRIPT = assetLike(/^session-[\w-]{8}\.js$/);
const TEXT = assetLike(/^category-wellbeing-[\w-]{8}\.json$/);
const textOf = (path: string): string => readFileSync(join(CLIENT, path), 'utf8');

/** What a server may give in place of these files, with status 200. */
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

test('where the server gave another thing for a file, nothing of it is kept, and the copy is whole once it gives the file', async ({
  context,
}) => {
  const site = new TestServer();
  await site.start();
  const given = new Set<string>();
  let isWrong = true;
  site.disturb = (path, _request, response) => {
    const answer = isWrong ? WRONG[path] : undefined;
    answer?.(response);
    if (answer) given.add(path);
    return answer !== undefined;
  };
  const page = await context.newPage();
  // Neither of the two is this page's own.
  await page.goto(`${site.origin}/about`);
  await expect.poll(() => given.size).toBeGreaterThan(0);
  isWrong = false;
  await openKept(page, `${site.origin}/contact`);
  const kept = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await (await caches.match(path))?.text()) ?? '')),
    [SCRIPT, TEXT],
  );
  expect([kept[0] === textOf(SCRIPT), kept[1] === textOf(TEXT)]).toEqual([true, true]);
  await site.stop();
});

test('a worker with the shell of the version before is no version; once kept, a newer version serves a page of its own without a network', async ({
  context,
}) => {
  const site = new TestServer();
  await site.start();
  const page = await context.newPage();
  await openKept(page, `${site.origin}/about`);
  const version = makeAnotherVersion('second');
  // A text that the version before does not know, as a page of the new one asks for it.
  const later = { url: 'assets/later-00000000.json', text: '["later"]' };
  writeFileSync(join(version.folder, later.url), later.text);
  const worker = join(version.folder, 'sw.js');
  const entry = `{url:\`${later.url}\`,sum:\`${checksumOf(later.text)}\`},`;
  writeFileSync(worker, readFileSync(worker, 'utf8').replace('{url:`404.html`', `${entry}{url:\`404.html\``));
  site.deploy(version.folder);
  // The old shell, as from a cache on the way.
  let isOld = true;
  site.disturb = (path, _request, response) => {
    if (!isOld || path !== '/404.html') return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(textOf('404.html'));
    return true;
  };
  expect(await lookForNew(page)).toBe('redundant');
  isOld = false;
  expect(await lookForNew(page)).toBe('installed');
  // The page is newer than the copy in charge.
  await site.stop();
  expect(await page.evaluate(async (url) => (await fetch(`/${url}`)).text(), later.url)).toBe(later.text);
  version.remove();
});
