/** Lighthouse scores of a page on a phone, with its simulated slow network and processor. */
import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';

export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const METRIC_AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export interface LighthouseScores {
  /** 0 to 100, in the order of `LIGHTHOUSE_CATEGORIES`. */
  categories: number[];
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift: share of the window that moved, times its distance. */
  cls: number;
  /** Audits that lost points, with their categories. */
  faults: string[];
}

async function runLighthouse(url: string, port: number): Promise<LighthouseScores> {
  const result = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: [...LIGHTHOUSE_CATEGORIES] });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (name: keyof typeof METRIC_AUDITS): number => audits[METRIC_AUDITS[name]]?.numericValue ?? Number.NaN;
  return {
    categories: LIGHTHOUSE_CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    fcp: value('fcp'),
    lcp: value('lcp'),
    tbt: value('tbt'),
    cls: value('cls'),
    faults: LIGHTHOUSE_CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id} ${audits[id]?.score ?? ''}`),
    ),
  };
}

/** Lighthouse sometimes misses the start of its recording and asks for another run. A real fault recurs each time. */
const MAX_LIGHTHOUSE_TRIES = 3;

async function runLighthouseWithRetries(url: string, port: number, tries = MAX_LIGHTHOUSE_TRIES): Promise<LighthouseScores> {
  try {
    return await runLighthouse(url, port);
  } catch (error) {
    if (tries <= 1) throw error;
    return runLighthouseWithRetries(url, port, tries - 1);
  }
}

/** The scores of several runs, each with an empty cache. */
export async function measureLighthouseScores(browser: Browser, url: string, runs: number): Promise<LighthouseScores[]> {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const all: LighthouseScores[] = [];
  for (let run = 0; run < runs; run++) all.push(await runLighthouseWithRetries(url, port));
  return all;
}
