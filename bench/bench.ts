/**
 * Measures how fast the built site is: `npm run bench`, after a build. It prints tables and asserts nothing, since
 * times vary with the computer and the hour.
 *
 * `npm run bench -- pages navigation` measures only these parts; `--runs 5` repeats each; `--language fr` measures
 * taps, memory and long tasks on the pages of that language. `README.md` says how to measure other apps too.
 */
import { cwd } from 'node:process';
import type { Browser } from 'puppeteer-core';
import { FIRST_LANGUAGE } from '../site.config.ts';
import { readOptions, UsageError, parseWholeNumber } from '../packages/command-line/options.ts';
import { type RunningSite, serveSite } from '../site/server/serve-built-site.ts';
import { SAMPLE_PAGE_PATHS } from '../site/build/budget.ts';
import { measureBuildOfCopy } from './build-times.ts';
import { measureTextCheck } from './check.ts';
import { openChromium, CPU_SLOWDOWN } from './chromium.ts';
import { TAP_CONDITIONS, measureFirstTap, TAPPED_LINKS } from './first-tap.ts';
import { measureInteractions, type InteractionDuration } from './interactions.ts';
import { type MeasuredKeystroke, measureKeystrokes } from './keystrokes.ts';
import { type MeasuredNavigation, measureNavigations } from './navigations.ts';
import { measureLongestTask, measureHeapAfterNavigations } from './idle-cost.ts';
import { LIGHTHOUSE_CATEGORIES, type LighthouseScores, measureLighthouseScores } from './scores.ts';
import { serveWithoutScripts } from './serve-without-scripts.ts';
import { median, milliseconds, printTable, seconds, medianTimeWithRange } from './table.ts';

const BENCH_PARTS = ['pages', 'first-tap', 'navigation', 'interactions', 'search', 'check', 'rest', 'build'] as const;
type BenchPart = (typeof BENCH_PARTS)[number];

const DEFAULT_RUNS = 9;

/** The median of several runs with their range: `100 (98 to 100)`. */
function medianWithRange(values: readonly number[], digits = 0): string {
  return `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;
}

const SCORE_COLUMNS = ['page', ...LIGHTHOUSE_CATEGORIES, 'FCP', 'LCP', 'TBT', 'CLS'];

const scoreRow = (path: string, runs: readonly LighthouseScores[]): string[] => [
  path,
  ...LIGHTHOUSE_CATEGORIES.map((_, index) => medianWithRange(runs.map(({ categories }) => categories[index] ?? Number.NaN))),
  ...(['fcp', 'lcp', 'tbt'] as const).map((metric) => medianTimeWithRange(runs.map((run) => run[metric]))),
  medianWithRange(
    runs.map(({ cls }) => cls),
    3,
  ),
];

async function benchPages(browser: Browser, site: RunningSite, root: string, runs: number): Promise<void> {
  const floor = await serveWithoutScripts(root, SAMPLE_PAGE_PATHS);
  const [own, bare] = [[SCORE_COLUMNS], [SCORE_COLUMNS]];
  const faults = new Set<string>();
  try {
    for (const path of SAMPLE_PAGE_PATHS) {
      const scores = await measureLighthouseScores(browser, site.origin + path, runs);
      own.push(scoreRow(path, scores));
      for (const fault of scores.flatMap((one) => one.faults)) faults.add(`${path}: ${fault}`);
      bare.push(scoreRow(path, await measureLighthouseScores(browser, floor.origin + path, runs)));
    }
  } finally {
    await floor.close();
  }
  printTable(`Lighthouse, mobile, simulated throttling, medians of ${runs} with their range`, own);
  printTable('The same pages without scripts, which is the least that they can take', bare);
  for (const fault of faults) console.log(`below 1: ${fault}`);
}

async function benchNavigation(browser: Browser, home: string, runs: number): Promise<void> {
  const walks: MeasuredNavigation[][] = [];
  for (let run = 0; run < runs; run++) walks.push(await measureNavigations(browser, home));
  const steps = (walks[0] ?? []).map(({ path }, step) => ({ path, times: walks.map((one) => one[step]?.toPaint ?? Number.NaN) }));
  const all = walks.flat().map(({ toPaint }) => toPaint);
  printTable(`From the click on a link to the new page's first frame, at ${CPU_SLOWDOWN} times slower CPU, ${runs} walks`, [
    ['to', 'median (range)'],
    ...steps.map(({ path, times }) => [path, medianTimeWithRange(times)]),
    ['all', medianTimeWithRange(all)],
  ]);
}

async function benchFirstTaps(browser: Browser, home: string, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const way of TAPPED_LINKS) {
    // The conditions take turns, so that a busy minute of the computer affects all of them.
    const times = TAP_CONDITIONS.map((): number[] => []);
    for (let run = 0; run < runs; run++)
      for (const [index, condition] of TAP_CONDITIONS.entries()) times[index]?.push(await measureFirstTap(browser, home, way, condition));
    rows.push([`${way.from} to ${way.to}`, ...times.map(medianTimeWithRange)]);
  }
  printTable(`The first tap of a first visit, at ${CPU_SLOWDOWN} times slower CPU, medians of ${runs}`, [
    ['', ...TAP_CONDITIONS.map(({ name }) => name)],
    ...rows,
  ]);
}

async function benchInteractions(browser: Browser, { origin }: RunningSite, runs: number): Promise<void> {
  const taken: InteractionDuration[][] = [];
  for (let run = 0; run < runs; run++) taken.push(await measureInteractions(browser, origin));
  const rows = (taken[0] ?? []).map(({ name }, step) => {
    const times = taken.map((one) => one[step]?.duration ?? Number.NaN);
    return [name, medianTimeWithRange(times)];
  });
  printTable(`From a press to the next frame, at ${CPU_SLOWDOWN} times slower CPU, ${runs} times`, [['', 'median (range)'], ...rows]);
}

async function benchSearch(browser: Browser, { origin }: RunningSite, runs: number): Promise<void> {
  const keys: MeasuredKeystroke[] = [];
  for (let run = 0; run < runs; run++) keys.push(...(await measureKeystrokes(browser, origin)));
  const row = (name: string, pick: (key: (typeof keys)[number]) => number): string[] => {
    const worst = keys.reduce((most, key) => (pick(key) > pick(most) ? key : most));
    return [name, milliseconds(median(keys.map(pick))), milliseconds(pick(worst)), worst.query];
  };
  printTable(`One key in the search, at ${CPU_SLOWDOWN} times slower CPU, ${keys.length} keys`, [
    ['', 'median', 'worst', 'worst at'],
    row('until the key is painted', ({ toPaint }) => toPaint),
    row('work until the results stand', ({ work }) => work),
  ]);
}

async function benchTextCheck(browser: Browser, { origin }: RunningSite, root: string): Promise<void> {
  const { index, checks } = await measureTextCheck(browser, origin, root);
  printTable(
    `The check of a message of 2,000 letters, at ${CPU_SLOWDOWN} times slower CPU; the index was made in ${milliseconds(index)}, in slices on the page`,
    [['', 'median', 'worst'], ...checks.map(({ name, times }) => [name, milliseconds(median(times)), milliseconds(Math.max(...times))])],
  );
}

async function benchMemoryAndTasks(browser: Browser, home: string, runs: number): Promise<void> {
  const { screens, first, last } = await measureHeapAfterNavigations(browser, home);
  console.log(`\nMemory: ${first.toFixed(1)} MB of heap on the first screen, ${last.toFixed(1)} MB after ${screens} more`);
  const rows: string[][] = [];
  for (const path of SAMPLE_PAGE_PATHS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measureLongestTask(browser, home + path));
    rows.push([path, medianTimeWithRange(times)]);
  }
  printTable(`The longest task after a page has loaded, at ${CPU_SLOWDOWN} times slower CPU, ${runs} times; 0 where none takes 50 ms`, [
    ['page', 'median (range)'],
    ...rows,
  ]);
}

async function benchBuilds(): Promise<void> {
  const { pages: count, time } = await measureBuildOfCopy();
  printTable('A build, the fonts being in the cache', [
    ['pages', 'time'],
    [String(count), seconds(time)],
  ]);
}

const USAGE = `npm run bench -- [${BENCH_PARTS.join('] [')}] [--runs ${DEFAULT_RUNS}] [--language fr]`;

function parseArguments(argv: readonly string[]): { parts: ReadonlySet<string>; runs: number; folder: string } {
  const { names, values } = readOptions(
    argv,
    USAGE,
    { runs: { type: 'string', default: String(DEFAULT_RUNS) }, language: { type: 'string', default: FIRST_LANGUAGE } },
    true,
  );
  const unknown = names.filter((part) => !BENCH_PARTS.includes(part as BenchPart));
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is no part`, USAGE);
  return {
    parts: new Set(names.length > 0 ? names : BENCH_PARTS),
    runs: parseWholeNumber(values.runs, '--runs', USAGE),
    folder: values.language === FIRST_LANGUAGE ? '' : `/${values.language}`,
  };
}

export async function main(argv: string[]): Promise<number> {
  const { parts, runs, folder } = parseArguments(argv);
  const root = cwd();
  const [site, browser] = [await serveSite(), await openChromium()];
  const home = site.origin + folder;
  try {
    if (parts.has('pages')) await benchPages(browser, site, root, runs);
    if (parts.has('first-tap')) await benchFirstTaps(browser, home, runs);
    if (parts.has('navigation')) await benchNavigation(browser, home, runs);
    if (parts.has('interactions')) await benchInteractions(browser, site, runs);
    if (parts.has('search')) await benchSearch(browser, site, runs);
    if (parts.has('check')) await benchTextCheck(browser, site, root);
    if (parts.has('rest')) await benchMemoryAndTasks(browser, home, runs);
  } finally {
    await browser.close();
    await site.close();
  }
  if (parts.has('build')) await benchBuilds();
  return 0;
}
