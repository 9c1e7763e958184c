import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { OPTIONAL_FACE_FILES } from '../../../packages/typesetting/language-faces.ts';
import { SCREENS } from '../../../screens.ts';
import { loadedFamilies } from './fonts.ts';
import { waitForOfflineCopy } from './offline-copy.ts';
import { emulateSaveData } from './saves-data.ts';
import { makeAnotherVersion, BUILD_FOLDER, TestServer } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** Console errors and exceptions of every page of a context, but for requests that fail because the network is gone. */
function faultsOf(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/Failed to load resource|net::ERR|An unknown error occurred when fetching the script/.test(message.text())
    )
      faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  return faults;
}

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const allPaths = (): string[] =>
  [...readFileSync(join(BUILD_FOLDER, 'client/sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );

/** The last address of each screen. That the texts of all others are kept is told by the files. */
function sampleOf(paths: readonly string[]): string[] {
  const screens = SCREENS.map(({ path }) => ({ path }));
  const last = new Map(paths.map((path) => [matchRoutes(screens, path)?.at(-1)?.route.path, path]));
  return [...last.values()];
}

test.describe('after one visit', () => {
  test('everything is kept, and every screen opens cold without a network, with its fonts', async ({ context }) => {
    test.setTimeout(240_000);
    const faults = faultsOf(context);
    const site = new TestServer();
    await site.start();
    const page = await context.newPage();
    await page.goto(`${site.origin}/travel/travel-dua`);
    await waitForOfflineCopy(page);
    const kept = await cachedPaths(page);
    const assets = readdirSync(join(BUILD_FOLDER, 'client/assets')).filter((name) => !/\.(br|gz)$/.test(name));
    // A face that a reader has not chosen is not fetched.
    const isChosen = (name: string): boolean => OPTIONAL_FACE_FILES.some((face) => name.startsWith(`${face}-`));
    expect(assets.filter((name) => !isChosen(name) && !kept.includes(`/assets/${name}`))).toEqual([]);
    expect(kept.filter((path) => path.endsWith('/index.html') || path === '/')).toEqual([]);
    await page.close();
    await site.stop();

    const titles = new Set<string>();
    const sample = sampleOf(allPaths());
    expect(sample).toHaveLength(SCREENS.length);
    // A navigation is as cold in a tab that is open already.
    const cold = await context.newPage();
    for (const path of sample) {
      await cold.goto(site.origin + path);
      await expect(cold.locator('h1'), path).toBeVisible();
      await expect(cold.locator('h1'), path).not.toHaveText(/not found|Unexpected/i);
      titles.add(await cold.title());
    }
    await cold.close();
    expect(titles.size).toBeGreaterThan(sample.length * 0.8);

    const last = await context.newPage();
    await last.goto(`${site.origin}/morning-evening/morning-remembrance`);
    await expect(last.getByRole('article').first()).toBeVisible();
    expect(await loadedFamilies(last)).toEqual(expect.arrayContaining(['Literata', 'Amiri', 'Amiri Quran']));

    await last.goto(`${site.origin}/no/such/page`);
    await expect(last.locator('h1')).toHaveText('Page not found');

    // A page that was opened without a network leads on to others, back and forth.
    await last.goto(site.origin);
    await last.getByRole('link', { name: /Istighfar/ }).click();
    await last.getByRole('navigation', { name: 'Istighfar' }).getByRole('link').first().click();
    await expect(last.getByRole('article').first()).toBeVisible();
    await last.goBack();
    await last.reload();
    await expect(last.locator('h1')).toHaveText('Istighfar');
    expect(faults).toEqual([]);
  });

  test('a network that hangs, a server in trouble, and an answer that is none of the site’s documents give the page from the copy; our own page for an unknown address stays', async ({
    context,
  }) => {
    const site = new TestServer();
    await site.start();
    const page = await context.newPage();
    await page.goto(site.origin);
    await waitForOfflineCopy(page);
    const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
      '/illness': (response) => response.writeHead(403).end('Forbidden'),
      '/wellbeing': (response) => response.writeHead(503).end('down'),
      '/daily-life': () => undefined,
      '/trials': (response) => response.writeHead(404).end(),
      '/travel': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      // A body that stalls after its headers.
      '/prayer': (response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html>'),
    };
    site.disturb = (path, _request, response) => {
      answers[path]?.(response);
      return path in answers;
    };
    for (const path of Object.keys(answers)) {
      await page.goto(site.origin + path);
      await expect(page.locator('h1')).toHaveText(new RegExp(path.slice(1).replace('-', ' '), 'i'));
    }
    expect((await page.goto(`${site.origin}/no-such-page`))?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    await site.stop();
  });
});

test('a new version is offered, not forced, and again on the next visit; the open tab keeps working; accepting brings it', async ({
  context,
}) => {
  test.setTimeout(90_000);
  const faults = faultsOf(context);
  const site = new TestServer();
  await site.start();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(site.origin);
  await waitForOfflineCopy(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
  const version = makeAnotherVersion('second', /category-wellbeing-[\w-]{8}\.json$/);
  site.deploy(version.folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.locator('[data-sonner-toast]', { hasText: 'A new version is ready' });
  await expect(offer).toBeVisible();
  await expect(page.locator('section[aria-live="polite"]')).toContainText('A new version is ready');
  // Longer than any other message stays.
  await page.clock.fastForward('01:00');
  await expect(offer).toBeVisible();
  // Until it stands still, it may slide over the link between the two halves of a press.
  await offer.click({ trial: true });

  // A text that was never opened, and that the server no longer has, comes from the old copy.
  await page.getByRole('link', { name: /Wellbeing/ }).click();
  await page.getByRole('navigation', { name: 'Wellbeing' }).getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-first-document', '');

  // Put off, it is offered again on the next visit.
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  await page.goto(site.origin);
  await expect(offer).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-second-document', ''));

  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-second-document');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect
    .poll(() =>
      // The page reloads meanwhile, which ends what runs in it.
      page
        .evaluate(async () => (await (await caches.match('/404.html', { ignoreSearch: true }))?.text())?.includes('content="second"'))
        .catch(() => false),
    )
    .toBe(true);
  expect((await cachedPaths(page)).filter((path) => /category-wellbeing-[\w-]{8}\.json$/.test(path))).toEqual([]);
  expect(faults).toEqual([]);
  await site.stop();
  version.remove();
});

const CURRENT = async (): Promise<string | undefined> => {
  const shell = await (await caches.match('/404.html', { ignoreSearch: true }))?.text();
  return /name="version" content="(\w+)"/.exec(shell ?? '')?.[1];
};

/** Which version's copy serves the page. It may be reloading meanwhile, which ends what runs in it. */
const currentVersion = (page: Page): Promise<string | undefined> => page.evaluate(CURRENT).catch(() => undefined);

const offerOf = (page: Page) => page.locator('[data-sonner-toast]:not([data-removed="true"])', { hasText: 'A new version is ready' });

/** Has the page look for a new version, and waits until it is kept beside the running one. */
const bringIn = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (version) => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await new Promise<void>((done) => {
      const look = async (): Promise<void> => {
        const kept = await Promise.all(
          (await caches.keys()).map(async (cache) => {
            const store = await caches.open(cache);
            const shells = (await store.keys()).filter(({ url }) => url.includes('404.html'));
            return Promise.all(shells.map(async (shell) => (await store.match(shell))?.text()));
          }),
        );
        if (!registration.installing && registration.waiting && kept.flat().some((text) => text?.includes(`content="${version}"`))) done();
        else requestAnimationFrame(() => void look());
      };
      void look();
    });
  }, name);

test('of several new versions there is one offer, and it brings the newest', async ({ context }) => {
  const site = new TestServer();
  await site.start();
  const page = await context.newPage();
  await page.goto(site.origin);
  await waitForOfflineCopy(page);
  const versions = ['second', 'third', 'fourth'].map((name) => ({ name, ...makeAnotherVersion(name) }));
  for (const { name, folder } of versions) {
    site.deploy(folder);
    await bringIn(page, name);
    await expect(offerOf(page)).toHaveCount(1);
  }
  const reloaded = page.waitForEvent('domcontentloaded');
  await offerOf(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect.poll(() => currentVersion(page)).toBe('fourth');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(offerOf(page)).toHaveCount(0);
  await site.stop();
  for (const version of versions) version.remove();
});

test('an offer in one tab works after another tab has taken it', async ({ context }) => {
  const site = new TestServer();
  await site.start();
  const first = await context.newPage();
  await first.goto(site.origin);
  await waitForOfflineCopy(first);
  const second = await context.newPage();
  await second.goto(`${site.origin}/about`);
  await waitForOfflineCopy(second);
  await expect(second.locator('html')).toHaveAttribute('data-ready', '');
  const version = makeAnotherVersion('second');
  site.deploy(version.folder);
  await bringIn(first, 'second');
  await expect(offerOf(first)).toHaveCount(1);
  await expect(offerOf(second)).toHaveCount(1);
  // Put off in one tab, and let in by the other: then it is offered again, as what this tab has not loaded may be gone.
  await offerOf(second).getByRole('button', { name: 'Later' }).click();
  await expect(offerOf(second)).toHaveCount(0);
  const firstReloaded = first.waitForEvent('domcontentloaded');
  await offerOf(first).getByRole('button', { name: 'Reload' }).click();
  await firstReloaded;
  await expect.poll(() => currentVersion(first)).toBe('second');
  await expect(offerOf(second)).toHaveCount(1);
  const reloaded = second.waitForEvent('domcontentloaded');
  await offerOf(second).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(second.locator('h1')).toHaveText('About this app');
  await site.stop();
  version.remove();
});

test('a first installation that the network broke off is taken up again: in the same visit, and on the next one', async ({ context }) => {
  const site = new TestServer();
  await site.start();
  const isKept = (path: string): boolean => path.startsWith('/assets/');
  let fetched = 0;
  let cut = true;
  site.disturb = (path, request, response) => {
    // Only what the worker fetches; the page's own requests carry its address.
    if (!cut || !isKept(path) || request.headers['sec-fetch-dest'] !== 'empty' || fetched++ < 12) return false;
    response.destroy();
    return true;
  };
  const page = await context.newPage();
  await page.goto(site.origin);
  await expect.poll(() => fetched).toBeGreaterThan(12);
  // The worker is given up, and the page goes on without it.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) ?? null)).toBeNull();

  // Still cut when the network comes back for a moment: nothing is worse than before.
  const before = fetched;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => fetched).toBeGreaterThan(before);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) ?? null)).toBeNull();

  cut = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await waitForOfflineCopy(page);
  await site.stop();
  await page.goto(`${site.origin}/prayer`);
  await expect(page.locator('h1')).toHaveText('Prayer');
});

test('an interrupted installation goes on where it stopped', async ({ context }) => {
  const site = new TestServer();
  await site.start();
  const isAsset = (path: string): boolean => path.startsWith('/assets/') && path.endsWith('.js');
  let assets = 0;
  site.disturb = (path, request, response) => {
    // Only what the worker fetches; the page's own requests carry its address.
    if (!isAsset(path) || request.headers['sec-fetch-dest'] !== 'empty' || assets++ < 12) return false;
    response.destroy();
    return true;
  };
  const page = await context.newPage();
  await page.goto(site.origin);
  await expect.poll(() => assets).toBeGreaterThan(12);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.locator('h1')).toHaveText('Misbaha');
  const kept = (await cachedPaths(page)).filter(isAsset);
  expect(kept.length).toBeGreaterThan(0);

  site.disturb = () => false;
  site.asked = [];
  await page.goto(`${site.origin}/about`);
  await waitForOfflineCopy(page);
  const again = site.asked.filter((path) => kept.includes(path));
  // The page itself may have asked for some of them; the worker did not start from the beginning.
  expect(again.length).toBeLessThan(kept.length);
  await site.stop();
  await page.goto(`${site.origin}/prayer`);
  await expect(page.locator('h1')).toHaveText('Prayer');
});

test.describe('a plain website remains', () => {
  test('on a full disk', async ({ context }) => {
    const faults = faultsOf(context);
    const site = new TestServer();
    await site.start();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 20_000 });
    await page.goto(site.origin);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null)).toBeNull();
    await page.getByRole('link', { name: /Travel/ }).click();
    await expect(page.locator('h1')).toHaveText('Travel');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBeNull();
    expect(faults).toEqual([]);
    await site.stop();
  });

  for (const [name, script] of [
    ['without service workers', 'delete Navigator.prototype.serviceWorker'],
    ['where they are refused', "navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'))"],
  ] as const) {
    test(name, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.addInitScript(script);
      await page.goto('/');
      await page.getByRole('link', { name: /Travel/ }).click();
      await expect(page.locator('h1')).toHaveText('Travel');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      expect(faults).toEqual([]);
    });
  }
});

test.describe('without a service worker, after a deployment', () => {
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(({ page }) => emulateSaveData(page));

  test('a missing chunk reloads once, into the page that was asked for, then explains itself', async ({ page }) => {
    const site = new TestServer();
    await site.start();
    await page.goto(site.origin);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    site.disturb = (path, _request, response) => {
      if (!/\/assets\/(category-menu|menus|category-travel|detail)-/.test(path)) return false;
      response.writeHead(404).end();
      return true;
    };
    site.asked = [];
    await page.getByRole('link', { name: /Travel/ }).click();
    await expect(page).toHaveURL(`${site.origin}/travel`);
    await expect(page.locator('h1')).toHaveText('Travel');
    await expect.poll(() => site.asked.filter((path) => path === '/travel').length).toBe(1);

    // The page is readable, and its links work as links do.
    await page.getByRole('navigation', { name: 'Travel' }).getByRole('link').first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await site.stop();
  });

  test('a chunk that stays missing ends in a view that says so', async ({ page }) => {
    const site = new TestServer();
    await site.start();
    await page.goto(`${site.origin}/about`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.evaluate(() => sessionStorage.setItem('misbaha:reloaded-at', String(Date.now())));
    site.disturb = (path, _request, response) => {
      if (!/\/assets\/home-/.test(path)) return false;
      response.writeHead(404).end();
      return true;
    };
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
    site.disturb = () => false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.locator('h1')).toHaveText('Misbaha');
    await site.stop();
  });
});

test('the site can be installed: its manifest, icons, shortcuts and pictures are what they say', async ({ request, page, baseURL }) => {
  await page.goto('/prayer/ablution');
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const response = await request.get(href);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  interface Picture {
    src: string;
    sizes: string;
    type: string;
    purpose?: string;
  }
  const manifest = (await response.json()) as {
    start_url: string;
    icons: Picture[];
    screenshots: Picture[];
    shortcuts: { name: string; url: string }[];
  };
  const base = new URL(href, baseURL);
  expect(new URL(manifest.start_url, base).pathname).toBe('/');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.screenshots.length).toBeGreaterThan(1);
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await request.get(new URL(src, base).href);
    expect(picture.headers()['content-type'], src).toContain(type);
    if (type !== 'image/png') continue;
    const body = await picture.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.shortcuts).toHaveLength(3);
  for (const { url } of manifest.shortcuts) expect((await request.get(new URL(url, base).href)).status(), url).toBe(200);
});
