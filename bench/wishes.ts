/**
 * How many wishes the search serves: `npm run search:wishes`. Wishes are what people type, each with the pages that serve. The search
 * learns from those in `wishes/` of the language. It is fitted with `bench/wishes.txt`, and tested on `bench/wishes.held-out.txt` and
 * `bench/wishes.none.txt`, which nothing is fitted to: what is answered with certainty there, though no page serves, is told as missed.
 * A `needs.txt` in `shared/` beside the project is held to the same measure. MISBAHA_LANGUAGE chooses another language, whose one
 * list is a test.
 */
import { existsSync, readFileSync } from 'node:fs';
import { cwd } from 'node:process';
import { join } from 'node:path';
import { FIRST_LANGUAGE, siteConfig } from '../site.config.ts';
import { type Engine, openEngine } from '../site/src/features/search/open-engine.ts';
import { search } from '../site/src/features/search/search.ts';
import { indexTexts } from '../packages/core/search/engine.ts';
import { compileLibrary } from '../packages/content/compiler/compile.ts';
import type { Library } from '../packages/content/compiler/library.ts';
import { collectTexts } from '../packages/content/search-index/collect.ts';
import { printTable } from './table.ts';

interface Wish {
  wish: string;
  /** Addresses of the pages that serve. */
  serve: readonly string[];
}

/** Reads lines of the form `what is typed|page,page`; lines that begin with # are skipped. */
const readWishes = (file: string): Wish[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [wish = '', pages = ''] = line.split('|');
      return { wish, serve: pages.split(',').map((page) => `/${page.trim()}`) };
    });

const LISTS =
  siteConfig.language === FIRST_LANGUAGE
    ? ['bench/wishes.txt', '../shared/needs.txt', 'bench/wishes.held-out.txt']
    : [`bench/wishes.${siteConfig.language}.txt`];
/** Wishes that nothing serves. */
const NONE = 'bench/wishes.none.txt';
/** Of the wishes that the search has learned from, one in so many is tried. */
const TRAINING_STEP = 20;

/** The lists of the language that are there, by name. @param root absolute path of the project */
export const wishLists = (root: string): Map<string, Wish[]> =>
  new Map(LISTS.filter((file) => existsSync(join(root, file))).map((file) => [file, readWishes(join(root, file))]));

export interface Served {
  wishes: number;
  /** Shares, from 0 to 1, of the wishes that the first result serves, and one of the first three. */
  first: number;
  three: number;
  /** The wishes that the first result does not serve, with what came instead. */
  missed: string[];
}

/** How many of the wishes are served. */
export function serve(engine: Engine, wishes: readonly Wish[]): Served {
  const answers = wishes.map((one) => {
    const got = search(engine, one.wish).groups.slice(0, 3);
    const ranks = got.map(({ page }) => one.serve.includes(page.path));
    return { wish: one.wish, got: got.map(({ page }) => page.path), first: ranks[0] === true, three: ranks.includes(true) };
  });
  return {
    wishes: wishes.length,
    first: answers.filter(({ first }) => first).length / wishes.length,
    three: answers.filter(({ three }) => three).length / wishes.length,
    missed: answers
      .filter(({ first }) => !first)
      .map(({ wish, got, three }) => `${three ? 'within three' : 'not served'}: ${wish} (${got.join(', ') || 'nothing'})`),
  };
}

const engineOver = (library: Library): Promise<Engine> => openEngine(JSON.parse(JSON.stringify(indexTexts(collectTexts(library)))));

/** The engine over the content as it stands, through JSON, as it reaches the browser. */
export const engineOf = (root: string): Promise<Engine> => engineOver(compileLibrary(root, siteConfig.language));

/** A sample of the wishes that the search has learned from. */
const learnedFrom = (library: Library): Wish[] =>
  [...library.wishes]
    .flatMap(([address, lines]) => lines.map((wish) => ({ wish, serve: [`/${address}`] })))
    .filter((_, at) => at % TRAINING_STEP === 0);

/** The wishes that are answered with certainty, though nothing serves. */
const answeredForSure = (root: string, engine: Engine): string[] =>
  readFileSync(join(root, NONE), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .filter((line) => {
      const { kind, groups } = search(engine, line);
      return groups.length > 0 && kind !== 'perhaps';
    });

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export async function main(): Promise<number> {
  const root = cwd();
  const library = compileLibrary(root, siteConfig.language);
  const engine = await engineOver(library);
  const rows: string[][] = [['list', 'wishes', 'first', 'within three']];
  const training = serve(engine, learnedFrom(library));
  rows.push(['learned from (a sample)', String(training.wishes), percent(training.first), percent(training.three)]);
  for (const [name, wishes] of wishLists(root)) {
    const { first, three, missed } = serve(engine, wishes);
    rows.push([name, String(wishes.length), percent(first), percent(three)]);
    for (const line of missed) console.log(line);
  }
  printTable('Wishes that a result serves', rows);
  if (siteConfig.language === FIRST_LANGUAGE) {
    const sure = answeredForSure(root, engine);
    for (const line of sure) console.log(`answered for sure, though nothing serves: ${line}`);
    console.log(`${NONE}: ${sure.length} answered for sure`);
  }
  return 0;
}
