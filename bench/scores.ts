/** Lighthouse's view of a page on a phone: its own simulated slow network and processor. */
import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export interface Scores {
  /** 0 to 100, in the order of CATEGORIES. */
  categories: number[];
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** The share of the window that moved, times how far. */
  cls: number;
  /** Audits that lost points, with their categories. */
  faults: string[];
}

async function once(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (name: keyof typeof METRICS): number => audits[METRICS[name]]?.numericValue ?? Number.NaN;
  return {
    categories: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    fcp: value('fcp'),
    lcp: value('lcp'),
    tbt: value('tbt'),
    cls: value('cls'),
    faults: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id} ${audits[id]?.score ?? ''}`),
    ),
  };
}

/** Lighthouse sometimes misses the start of its own recording and asks to be run again; a page at fault fails every time. */
const MOST_TRIES = 3;

async function untilRecorded(url: string, port: number, tries = MOST_TRIES): Promise<Scores> {
  try {
    return await once(url, port);
  } catch (error) {
    if (tries <= 1) throw error;
    return untilRecorded(url, port, tries - 1);
  }
}

/** The scores of several runs, each with an empty cache. */
export async function scoresOf(browser: Browser, url: string, runs: number): Promise<Scores[]> {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const all: Scores[] = [];
  for (let run = 0; run < runs; run++) all.push(await untilRecorded(url, port));
  return all;
}
