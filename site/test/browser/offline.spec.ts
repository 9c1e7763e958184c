import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { OPT_IN_FACE_FILES } from '../../../packages/typesetting/language-faces.ts';
import { SCREENS } from '../../../screens.ts';
import { loadedFamilies } from './fonts.ts';
import { waitForOfflineCopy } from './offline-copy.ts';
import { waitUntilReady } from './pages/app.ts';
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

/** The last address of each screen. The other pages need no visit: the list of cached files shows that their texts are kept. */
function sampleOf(paths: readonly string[]): string[] {
  const screens = SCREENS.map(({ path }) => ({ path }));
  const last = new Map(paths.map((path) => [matchRoutes(screens, path)?.at(-1)?.route.path, path]));
  return [...last.values()];
}

/** Waits for the worker of a language to be in charge of the page. */
const keptIn = (page: Page, script: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const isOwn = (): boolean => navigator.serviceWorker.controller?.scriptURL.endsWith(wanted) ?? false;
    while (!isOwn()) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  }, script);

test('after one visit everything is kept: the copy replaces a bad network, and every screen opens offline in each visited language', async ({
  context,
}) => {
  test.setTimeout(240_000);
  const faults = faultsOf(context);
  const site = new TestServer();
  await site.start();
  const page = await context.newPage();
  await page.goto(`${site.origin}/travel/travel-dua`);
  await waitForOfflineCopy(page);
  const kept = await cachedPaths(page);
  const assets = readdirSync(join(BUILD_FOLDER, 'client/assets')).filter((name) => !/\.(br|gz)$/.test(name));
  // An optional font is fetched only once a reader chooses it.
  const isChosen = (name: string): boolean => OPT_IN_FACE_FILES.some((face) => name.startsWith(`${face}-`));
  expect(assets.filter((name) => !isChosen(name) && !kept.includes(`/assets/${name}`))).toEqual([]);
  expect(kept.filter((path) => path.endsWith('/index.html') || path === '/')).toEqual([]);

  await test.step('a network that hangs, a server in trouble and a body that stalls give the page from the copy', async () => {
    // Every other answer that is none of the site's documents is in `answer-navigation.test.ts`.
    const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
      '/illness': (response) => response.writeHead(503).end('down'),
      '/daily-life': () => undefined,
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
  });
  await test.step('an unknown address still gets the server’s own 404 page', async () => {
    expect((await page.goto(`${site.origin}/no-such-page`))?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
  });
  await test.step('without a network a language that is not kept is reported', async () => {
    await page.goto(`${site.origin}/fr/contact`);
    await keptIn(page, '/fr/sw.js');
    await page.goto(`${site.origin}/settings`);
    await waitUntilReady(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page.getByText('Bahasa Indonesia is not on this device yet')).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/settings`);
    // From the panel too: it closes, so that it does not cover the message.
    await page.goto(`${site.origin}/prayer/ablution`);
    await waitUntilReady(page);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page.getByText('Bahasa Indonesia is not on this device yet')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.setOffline(false);
  });
  await page.close();
  await site.stop();

  const cold = await context.newPage();
  await test.step('the copies of both languages work: the worker of the first language has not removed the French copy', async () => {
    for (const [path, language] of [
      ['/prayer/ablution', 'en'],
      ['/fr/prayer/ablution', 'fr'],
    ] as const) {
      await cold.goto(site.origin + path);
      await waitUntilReady(cold);
      await expect(cold.locator('html')).toHaveAttribute('lang', language);
      await expect(cold.getByRole('article').first()).toBeVisible();
    }
  });
  await test.step('every screen opens cold', async () => {
    const titles = new Set<string>();
    const sample = sampleOf(allPaths());
    expect(sample).toHaveLength(SCREENS.length);
    // One tab serves for all: each `goto` loads a new document, as a new tab would.
    for (const path of sample) {
      await cold.goto(site.origin + path);
      await expect(cold.locator('h1'), path).toBeVisible();
      await expect(cold.locator('h1'), path).not.toHaveText(/not found|Unexpected/i);
      titles.add(await cold.title());
    }
    expect(titles.size).toBeGreaterThan(sample.length * 0.8);
  });
  await test.step('the fonts are there, and the page for unknown addresses', async () => {
    await cold.goto(`${site.origin}/morning-evening/morning-remembrance`);
    await expect(cold.getByRole('article').first()).toBeVisible();
    expect(await loadedFamilies(cold)).toEqual(expect.arrayContaining(['Literata', 'Amiri', 'Amiri Quran']));
    await cold.goto(`${site.origin}/no/such/page`);
    await expect(cold.locator('h1')).toHaveText('Page not found');
  });
  await test.step('a page that was opened without a network leads on to others, back and forth', async () => {
    await cold.goto(site.origin);
    await cold.getByRole('link', { name: /Istighfar/ }).click();
    await cold.getByRole('navigation', { name: 'Istighfar' }).getByRole('link').first().click();
    await expect(cold.getByRole('article').first()).toBeVisible();
    await cold.goBack();
    await cold.reload();
    await expect(cold.locator('h1')).toHaveText('Istighfar');
  });
  expect(faults).toEqual([]);
});

/** A text that newer versions do not have. */
const WELLBEING = /category-wellbeing-[\w-]{8}\.json$/;

/** Marks the document of a tab: after a reload the mark is gone. */
const mark = (page: Page, name: string): Promise<void> =>
  page.evaluate((attribute) => document.documentElement.setAttribute(attribute, ''), name);

const CURRENT = async (): Promise<string | undefined> => {
  const shell = await (await caches.match('/404.html', { ignoreSearch: true }))?.text();
  return /name="version" content="(\w+)"/.exec(shell ?? '')?.[1];
};

/** The version whose copy serves the page; undefined also while the page reloads, which aborts scripts in it. */
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

test('new versions are offered, not forced; one offer brings the newest; the open tab keeps working; an offer holds after another tab has taken it', async ({
  context,
}) => {
  test.setTimeout(120_000);
  const faults = faultsOf(context);
  const site = new TestServer();
  await site.start();
  const first = await context.newPage();
  await first.clock.install();
  await first.goto(site.origin);
  await waitForOfflineCopy(first);
  const second = await context.newPage();
  await second.goto(`${site.origin}/about`);
  await waitForOfflineCopy(second);
  await waitUntilReady(second);
  const versions = ['second', 'third'].map((name) => ({ name, ...makeAnotherVersion(name, WELLBEING) }));
  /** The server has another version, and a tab finds it. */
  const publish = async (index: number): Promise<void> => {
    const { name, folder } = versions[index] ?? { name: '', folder: '' };
    site.deploy(folder);
    await bringIn(first, name);
  };
  const offer = offerOf(first);

  await test.step('a new version is offered in every tab, and the offer stays', async () => {
    await mark(first, 'data-first-document');
    await publish(0);
    await expect(offer).toBeVisible();
    await expect(first.locator('section[aria-live="polite"]')).toContainText('A new version is ready');
    await expect(offerOf(second)).toHaveCount(1);
    // A minute later, when any other message would be gone.
    await first.clock.fastForward('01:00');
    await expect(offer).toBeVisible();
    // Waits until the message stands still: while it slides, it may cover the link between mouse down and mouse up.
    await offer.click({ trial: true });
  });
  await test.step('a text that was never opened, and that the server no longer has, comes from the old copy', async () => {
    await first.getByRole('link', { name: /Wellbeing/ }).click();
    await first.getByRole('navigation', { name: 'Wellbeing' }).getByRole('link').first().click();
    await expect(first.getByRole('article').first()).toBeVisible();
    await expect(first.locator('html')).toHaveAttribute('data-first-document', '');
  });
  await test.step('put off, it is offered again on the next visit', async () => {
    await offer.getByRole('button', { name: 'Later' }).click();
    await expect(offer).toBeHidden();
    await first.goto(site.origin);
    await expect(offer).toBeVisible();
  });
  await test.step('of two new versions there is one offer', async () => {
    await publish(1);
    for (const tab of [first, second]) await expect(offerOf(tab)).toHaveCount(1);
  });
  await test.step('accepting the offer brings the newest version and removes from the copy the files that it lacks', async () => {
    // The other tab refuses its offer, and must get a new one after the update.
    await offerOf(second).getByRole('button', { name: 'Later' }).click();
    await expect(offerOf(second)).toHaveCount(0);
    await mark(first, 'data-second-document');
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect(first.locator('html')).not.toHaveAttribute('data-second-document');
    await expect.poll(() => currentVersion(first)).toBe('third');
    await waitUntilReady(first);
    expect(await first.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    await expect(offer).toHaveCount(0);
    expect((await cachedPaths(first)).filter((path) => WELLBEING.test(path))).toEqual([]);
  });
  await test.step('the other tab is offered the version again, since files that it has not loaded may be gone, and its reload works', async () => {
    await expect(offerOf(second)).toHaveCount(1);
    await mark(second, 'data-second-document');
    await offerOf(second).getByRole('button', { name: 'Reload' }).click();
    await expect(second.locator('html')).not.toHaveAttribute('data-second-document');
    await expect(second.locator('h1')).toHaveText('About this app');
  });
  expect(faults).toEqual([]);
  await site.stop();
  for (const version of versions) version.remove();
});
