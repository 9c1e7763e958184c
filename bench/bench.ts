/**
 * How fast the built site is: `npm run bench`, after a build. Prints tables and asserts nothing, as times differ from computer
 * to computer and from hour to hour.
 *
 * `npm run bench -- pages navigation` measures these parts alone; `--runs 5` is how often each is measured; `--language fr` takes taps,
 * memory and long tasks from the pages of that language. `README.md` says how other apps are measured beside it.
 */
import { cwd } from 'node:process';
import type { Browser } from 'puppeteer-core';
import { FIRST_LANGUAGE } from '../site.config.ts';
import { readOptions, UsageError, wholeNumber } from '../packages/command-line/options.ts';
import { type RunningSite, serveSite } from '../site/test/engines/site.ts';
import { SHOWN } from '../site/build/budget.ts';
import { measureBuild } from './build-times.ts';
import { checkTimes } from './check.ts';
import { openChromium, SLOWER } from './chromium.ts';
import { CONDITIONS, firstTap, TAPS } from './first-tap.ts';
import { interact, type Interaction } from './interactions.ts';
import { type Keystroke, typeQueries } from './keystrokes.ts';
import { type Navigation, walk } from './navigations.ts';
import { longestTask, memoryOf } from './rest.ts';
import { CATEGORIES, type Scores, scoresOf } from './scores.ts';
import { floorSite } from './floor.ts';
import { peerTimes } from './peers.ts';
import { median, milliseconds, printTable, seconds, withRange } from './table.ts';

const PARTS = ['pages', 'first-tap', 'navigation', 'interactions', 'search', 'check', 'rest', 'peers', 'build'] as const;
type Part = (typeof PARTS)[number];

const RUNS = 9;

/** A value of several runs, with its range: `100 (98 to 100)`. */
function spread(values: readonly number[], digits = 0): string {
  return `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;
}

const SCORE_COLUMNS = ['page', ...CATEGORIES, 'FCP', 'LCP', 'TBT', 'CLS'];

const scoreRow = (path: string, runs: readonly Scores[]): string[] => [
  path,
  ...CATEGORIES.map((_, index) => spread(runs.map(({ categories }) => categories[index] ?? Number.NaN))),
  ...(['fcp', 'lcp', 'tbt'] as const).map((metric) => withRange(runs.map((run) => run[metric]))),
  spread(
    runs.map(({ cls }) => cls),
    3,
  ),
];

async function pages(browser: Browser, site: RunningSite, root: string, runs: number): Promise<void> {
  const floor = await floorSite(root, SHOWN);
  const [own, bare] = [[SCORE_COLUMNS], [SCORE_COLUMNS]];
  const faults = new Set<string>();
  try {
    for (const path of SHOWN) {
      const scores = await scoresOf(browser, site.origin + path, runs);
      own.push(scoreRow(path, scores));
      for (const fault of scores.flatMap((one) => one.faults)) faults.add(`${path}: ${fault}`);
      bare.push(scoreRow(path, await scoresOf(browser, floor.origin + path, runs)));
    }
  } finally {
    await floor.close();
  }
  printTable(`Lighthouse, mobile, simulated throttling, medians of ${runs} with their range`, own);
  printTable('The same pages without scripts, which is the least that they can take', bare);
  for (const fault of faults) console.log(`below 1: ${fault}`);
}

async function navigation(browser: Browser, home: string, runs: number): Promise<void> {
  const walks: Navigation[][] = [];
  for (let run = 0; run < runs; run++) walks.push(await walk(browser, home));
  const steps = (walks[0] ?? []).map(({ path }, step) => ({ path, times: walks.map((one) => one[step]?.toPaint ?? Number.NaN) }));
  const all = walks.flat().map(({ toPaint }) => toPaint);
  printTable(`From the click on a link to the new page's first frame, at ${SLOWER} times slower CPU, ${runs} walks`, [
    ['to', 'median (range)'],
    ...steps.map(({ path, times }) => [path, withRange(times)]),
    ['all', withRange(all)],
  ]);
}

async function firstTaps(browser: Browser, home: string, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const way of TAPS) {
    // One of each in turn, so that a busy minute of the computer falls on all of them.
    const times = CONDITIONS.map((): number[] => []);
    for (let run = 0; run < runs; run++)
      for (const [index, condition] of CONDITIONS.entries()) times[index]?.push(await firstTap(browser, home, way, condition));
    rows.push([`${way.from} to ${way.to}`, ...times.map(withRange)]);
  }
  printTable(`The first tap of a first visit, at ${SLOWER} times slower CPU, medians of ${runs}`, [
    ['', ...CONDITIONS.map(({ name }) => name)],
    ...rows,
  ]);
}

async function interactions(browser: Browser, { origin }: RunningSite, runs: number): Promise<void> {
  const taken: Interaction[][] = [];
  for (let run = 0; run < runs; run++) taken.push(await interact(browser, origin));
  const rows = (taken[0] ?? []).map(({ name }, step) => {
    const times = taken.map((one) => one[step]?.duration ?? Number.NaN);
    return [name, withRange(times)];
  });
  printTable(`From a press to the next frame, at ${SLOWER} times slower CPU, ${runs} times`, [['', 'median (range)'], ...rows]);
}

async function search(browser: Browser, { origin }: RunningSite, runs: number): Promise<void> {
  const keys: Keystroke[] = [];
  for (let run = 0; run < runs; run++) keys.push(...(await typeQueries(browser, origin)));
  const row = (name: string, pick: (key: (typeof keys)[number]) => number): string[] => {
    const worst = keys.reduce((most, key) => (pick(key) > pick(most) ? key : most));
    return [name, milliseconds(median(keys.map(pick))), milliseconds(pick(worst)), worst.query];
  };
  printTable(`One key in the search, at ${SLOWER} times slower CPU, ${keys.length} keys`, [
    ['', 'median', 'worst', 'worst at'],
    row('until the key is painted', ({ toPaint }) => toPaint),
    row('work until the results stand', ({ work }) => work),
  ]);
}

async function check(browser: Browser, { origin }: RunningSite, root: string): Promise<void> {
  const { index, checks } = await checkTimes(browser, origin, root);
  printTable(
    `The check of a message of 2,000 letters, at ${SLOWER} times slower CPU; the index was made in ${milliseconds(index)}, in slices on the page`,
    [['', 'median', 'worst'], ...checks.map(({ name, times }) => [name, milliseconds(median(times)), milliseconds(Math.max(...times))])],
  );
}

async function rest(browser: Browser, home: string, runs: number): Promise<void> {
  const { screens, first, last } = await memoryOf(browser, home);
  console.log(`\nMemory: ${first.toFixed(1)} MB of heap on the first screen, ${last.toFixed(1)} MB after ${screens} more`);
  const rows: string[][] = [];
  for (const path of SHOWN) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await longestTask(browser, home + path));
    rows.push([path, withRange(times)]);
  }
  printTable(`The longest task after a page has loaded, at ${SLOWER} times slower CPU, ${runs} times; 0 where none takes 50 ms`, [
    ['page', 'median (range)'],
    ...rows,
  ]);
}

async function peers(browser: Browser, runs: number): Promise<void> {
  const found = await peerTimes(browser, runs);
  if (found.length === 0) return;
  printTable(`The same tap in other apps after 12 s of rest, at ${SLOWER} times slower CPU, medians of ${runs}`, [
    ['app', 'to', 'median (range)'],
    ...found.map(({ name, to, times }) => [name, to, withRange(times)]),
  ]);
}

async function builds(): Promise<void> {
  const { pages: count, time } = await measureBuild();
  printTable('A build, the fonts being in the cache', [
    ['pages', 'time'],
    [String(count), seconds(time)],
  ]);
}

const USAGE = `npm run bench -- [${PARTS.join('] [')}] [--runs ${RUNS}] [--language fr]`;

function read(argv: readonly string[]): { parts: ReadonlySet<string>; runs: number; folder: string } {
  const { names, values } = readOptions(
    argv,
    USAGE,
    { runs: { type: 'string', default: String(RUNS) }, language: { type: 'string', default: FIRST_LANGUAGE } },
    true,
  );
  const unknown = names.filter((part) => !PARTS.includes(part as Part));
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is no part`, USAGE);
  return {
    parts: new Set(names.length > 0 ? names : PARTS),
    runs: wholeNumber(values.runs, '--runs', USAGE),
    folder: values.language === FIRST_LANGUAGE ? '' : `/${values.language}`,
  };
}

export async function main(argv: string[]): Promise<number> {
  const { parts, runs, folder } = read(argv);
  const root = cwd();
  const [site, browser] = [await serveSite(), await openChromium()];
  const home = site.origin + folder;
  try {
    if (parts.has('pages')) await pages(browser, site, root, runs);
    if (parts.has('first-tap')) await firstTaps(browser, home, runs);
    if (parts.has('navigation')) await navigation(browser, home, runs);
    if (parts.has('interactions')) await interactions(browser, site, runs);
    if (parts.has('search')) await search(browser, site, runs);
    if (parts.has('check')) await check(browser, site, root);
    if (parts.has('rest')) await rest(browser, home, runs);
    if (parts.has('peers')) await peers(browser, runs);
  } finally {
    await browser.close();
    await site.close();
  }
  if (parts.has('build')) await builds();
  return 0;
}
