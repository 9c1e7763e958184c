/**
 * What a reader costs the network: `npm run bench:readers`, after a build. Chromium visits the built site as a first visitor, comes back
 * when nothing has changed, and comes back after an update; every answer of the server is counted, in bytes as they go over
 * the wire. The updates are other builds: a letter of one dua corrected, and one line of style changed.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { cwd } from 'node:process';
import type { Browser, Page } from 'puppeteer-core';
import { copyProject } from '../tools/setup/project-copy.ts';
import { openChromium, waitForApp } from './chromium.ts';
import { CountingSite } from './counting-site.ts';
import { printTable } from './table.ts';

const HOME = '/';
const LONG = '/morning-evening/morning-remembrance';
/** Nothing new is asked for during this time: the visit is over. */
const QUIET_MS = 2500;

interface Cost {
  requests: number;
  /** Of these requests, those whose answer is that nothing has changed. */
  unchanged: number;
  /** Bytes of bodies. */
  bodies: number;
  /** Bytes of heads and bodies. */
  bytes: number;
}

const counted = ({ requests, unchanged, bodies, bytes }: CountingSite): Cost => ({ requests, unchanged, bodies, bytes });

const quiet = (site: CountingSite): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (Date.now() - site.lastAt > QUIET_MS) resolve();
      else setTimeout(look, QUIET_MS / 5);
    };
    look();
  });

/** What something that a reader does costs, until nothing more is asked for. */
async function costOf(site: CountingSite, act: () => Promise<unknown>): Promise<Cost> {
  const before = counted(site);
  site.lastAt = Date.now();
  await act();
  await quiet(site);
  const after = counted(site);
  return {
    requests: after.requests - before.requests,
    unchanged: after.unchanged - before.unchanged,
    bodies: after.bodies - before.bodies,
    bytes: after.bytes - before.bytes,
  };
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await waitForApp(page);
}

interface Update {
  client: string;
  dispose: () => void;
}

/** Another build of the project, with a change. @throws Error where it fails */
function buildWith(change: (folder: string) => void): Update {
  const { folder, dispose } = copyProject();
  change(folder);
  const { status } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/build/build.ts', '--any-size'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the changed copy does not build');
  return { client: join(folder, 'build/client'), dispose };
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** Each update by what is changed in a copy of the project. */
const UPDATES: Readonly<Record<string, (folder: string) => void>> = {
  // In a text of the largest category, which the search holds too.
  'a letter of a dua': (folder) => {
    const file = join(folder, 'content/daily-life/new-garment.yaml');
    edit(file, 'خَيْرِهِ', 'خَيْرِكَ');
  },
  'a line of style': (folder) => edit(join(folder, 'src/styles/tokens.css'), '--radius: 1rem;', '--radius: 1.0625rem;'),
};

/** Assets that one version has and the other has not, with their bytes on the way. */
function newAssets(before: string, after: string): { name: string; bytes: number }[] {
  const old = new Set(readdirSync(join(before, 'assets')));
  return readdirSync(join(after, 'assets'))
    .filter((name) => !old.has(name) && !/\.(br|gz)$/.test(name))
    .map((name) => {
      const file = join(after, 'assets', name);
      return { name, bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size };
    });
}

async function measure(browser: Browser, client: string, updates: ReadonlyMap<string, string>): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const [first, path] of [
    ['first visit, home', HOME],
    ['first visit, long page', LONG],
  ] as const) {
    const site = new CountingSite(client);
    await site.start();
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    costs.set(
      first,
      await costOf(site, async () => {
        await visit(page, site.origin + path);
        await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      }),
    );
    costs.set(`${first}: again, nothing new`, await costOf(site, () => visit(page, site.origin + path)));
    await context.close();
    site.stop();
  }
  for (const [name, changed] of updates) {
    const site = new CountingSite(client);
    await site.start();
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await costOf(site, async () => {
      await visit(page, site.origin + HOME);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    });
    site.deploy(changed);
    costs.set(`home after ${name}`, await costOf(site, () => visit(page, site.origin + HOME)));
    await context.close();
    site.stop();
  }
  return costs;
}

export async function main(): Promise<number> {
  const root = cwd();
  const client = join(root, 'build/client');
  const removers: (() => void)[] = [];
  const browser = await openChromium();
  try {
    const updates = new Map<string, string>();
    for (const [name, change] of Object.entries(UPDATES)) {
      const built = buildWith(change);
      removers.push(built.dispose);
      updates.set(name, built.client);
      const assets = newAssets(client, built.client);
      const bytes = assets.reduce((sum, one) => sum + one.bytes, 0);
      console.log(`${name}: ${assets.length} assets with new names, ${bytes} bytes: ${assets.map((one) => one.name).join(', ')}`);
    }
    const costs = await measure(browser, client, updates);
    printTable('What a reader fetches', [
      ['visit', 'requests', 'unchanged', 'bodies', 'with heads', 'bodies for 10^8 readers'],
      ...[...costs].map(([name, { requests, unchanged, bodies, bytes }]) => [
        name,
        ...[requests, unchanged, bodies, bytes].map(String),
        `${(bodies / 1e4).toFixed(1)} TB`,
      ]),
    ]);
    return 0;
  } finally {
    await browser.close();
    for (const remove of removers) remove();
  }
}
