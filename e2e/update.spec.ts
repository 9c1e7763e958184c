/** A version comes to readers who have the one before it: what the network and the server may do to it on the way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { anotherVersion, BUILT, type Disturb, Site } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the whole site is kept on the device. */
async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
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

const CLIENT = join(BUILT, 'client');
const assetLike = (pattern: RegExp): string => `/assets/${readdirSync(join(CLIENT, 'assets')).find((name) => pattern.test(name)) ?? ''}`;
const SCRIPT = assetLike(/^session-[\w-]{8}\.js$/);
const PART = assetLike(/^wellbeing-[\w-]{8}\.txt$/);
const textOf = (path: string): string => readFileSync(join(CLIENT, path), 'utf8');

/** What a server may give in place of a file, with status 200. */
const WRONG: Readonly<Record<string, Disturb>> = {
  // As hosts do that answer every unknown address with the home page, with the headers that are meant for the file.
  'a page': (_path, _request, response) => {
    const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000, immutable' };
    response.writeHead(200, headers).end('<!doctype html><title>Not this</title><p>A page in place of a file.');
    return true;
  },
  'half of it': (path, _request, response) => {
    const whole = textOf(path);
    response
      .writeHead(200, { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/plain' })
      .end(whole.slice(0, whole.length / 2));
    return true;
  },
};

for (const [what, answer] of Object.entries(WRONG)) {
  test(`where the server gave ${what} for a file, nothing of it is kept, and the copy is whole once it gives the file`, async ({
    context,
  }) => {
    const site = new Site();
    await site.start();
    let isWrong = true;
    site.disturb = (path, request, response) => isWrong && (path === SCRIPT || path === PART) && answer(path, request, response);
    const page = await context.newPage();
    // A page of its own brings neither of the two.
    await page.goto(`${site.origin}/about`);
    await expect.poll(() => site.asked.includes(SCRIPT) || site.asked.includes(PART)).toBe(true);
    isWrong = false;
    await openKept(page, `${site.origin}/contact`);
    const kept = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await (await caches.match(path))?.text()) ?? '')),
      [SCRIPT, PART],
    );
    expect(kept.map((text, at) => text === textOf([SCRIPT, PART][at] ?? ''))).toEqual([true, true]);
    await site.stop();
  });
}

test('a new worker with the shell of the version before, as from a cache on the way, is no version', async ({ context }) => {
  const site = new Site();
  await site.start();
  const page = await context.newPage();
  await openKept(page, `${site.origin}/about`);
  const version = anotherVersion('second');
  site.deploy(version.folder);
  let isOld = true;
  site.disturb = (path, _request, response) => {
    if (!isOld || path !== '/404.html') return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(textOf('404.html'));
    return true;
  };
  expect(await lookForNew(page)).toBe('redundant');
  isOld = false;
  expect(await lookForNew(page)).toBe('installed');
  await site.stop();
  version.remove();
});
