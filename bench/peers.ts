/**
 * Other apps of the same kind, measured beside this one. Their built files are no part of the project: `README.md` says how they come
 * into `bench/peers/`. What is not there is skipped, and that is said.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import sirv from 'sirv';
import { SLOWER } from './chromium.ts';
import { tap } from './navigations.ts';

interface Peer {
  /** Its folder in `bench/peers/`, and its row. */
  name: string;
  /** What is pressed, on which page, and what tells that the next one is there. */
  presses: readonly { what: 'a menu' | 'a long page'; on: string; press: string; sign: string }[];
}

/** A press that both kinds of app have: to a list of pages or the first text of a category, and to all texts of one. */
const PEERS: readonly Peer[] = [
  { name: 'mosafa697-azkar', presses: [{ what: 'a menu', on: '/', press: '.category-btn', sign: '.phrase-text' }] },
  {
    name: 'F-47-azkar',
    presses: [
      { what: 'a long page', on: '/azkar', press: 'header button:not([data-state="active"]):nth-of-type(2)', sign: '.arabic-text' },
    ],
  },
];

export interface PeerTime {
  name: string;
  what: string;
  /** Milliseconds from the click to the end of the first frame of the next page. */
  times: number[];
}

/** Milliseconds of rest before a press, as in the first tap of ours. */
const REST_MS = 12_000;

async function press(browser: Browser, url: string, selector: string, sign: string): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector(selector);
    await page.emulateCPUThrottling(SLOWER);
    await new Promise((resolve) => {
      setTimeout(resolve, REST_MS);
    });
    return await tap(page, selector, sign);
  } finally {
    await context.close();
  }
}

/** Serves a folder, its first page for every address without a file. */
async function serve(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const handle = sirv(folder, { single: true });
  const server = createServer((request, response) => handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Presses what each peer has that is like a menu and a long page of ours. @param runs how often */
export async function peerTimes(browser: Browser, root: string, runs: number): Promise<PeerTime[]> {
  const found: PeerTime[] = [];
  for (const { name, presses } of PEERS) {
    const folder = join(root, 'bench/peers', name);
    if (!existsSync(folder)) {
      console.log(`\n${name} is left out: it is not in bench/peers/; bench/README.md says how it comes there.`);
      continue;
    }
    const site = await serve(folder);
    try {
      for (const { what, on, press: selector, sign } of presses) {
        const times: number[] = [];
        for (let run = 0; run < runs; run++) times.push(await press(browser, site.origin + on, selector, sign));
        found.push({ name, what, times });
      }
    } finally {
      await site.close();
    }
  }
  return found;
}
