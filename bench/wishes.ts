/**
 * Measures how many reader queries the search answers: `npm run search:wishes`. Each query is listed with the pages that
 * answer it. The search learns from the queries in `wishes/` of the language and is tuned with `bench/wishes.txt`.
 * `bench/wishes.held-out.txt` and `bench/wishes.none.txt` are test sets, never used for tuning. No page answers the queries
 * of `wishes.none.txt`; those that the search answers with certainty are printed. `shared/needs.txt` beside the project is
 * measured too, where it exists. MISBAHA_LANGUAGE chooses another language, which has a single list, a test set.
 */
import { existsSync, readFileSync } from 'node:fs';
import { cwd } from 'node:process';
import { join } from 'node:path';
import { FIRST_LANGUAGE, siteConfig } from '../site.config.ts';
import { type Engine, openEngine } from '../site/src/features/search/open-engine.ts';
import { search } from '../site/src/features/search/search.ts';
import { compileLibrary } from '../packages/content/compiler/compile.ts';
import type { Library } from '../packages/content/compiler/library.ts';
import { searchIndexOf } from '../packages/content/search-index/search-index-of.ts';
import { printTable } from './table.ts';

interface ReaderQuery {
  wish: string;
  /** Addresses of the pages that answer the query. */
  serve: readonly string[];
}

/** Reads lines of the form `what is typed|page,page`; lines that begin with # are skipped. */
const readQueryList = (file: string): ReaderQuery[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [wish = '', pages = ''] = line.split('|');
      return { wish, serve: pages.split(',').map((page) => `/${page.trim()}`) };
    });

const LANGUAGE_QUERY_LIST_FILES =
  siteConfig.language === FIRST_LANGUAGE
    ? ['bench/wishes.txt', '../shared/needs.txt', 'bench/wishes.held-out.txt']
    : [`bench/wishes.${siteConfig.language}.txt`];
/** Queries that no page answers. */
const UNANSWERABLE_QUERIES_FILE = 'bench/wishes.none.txt';
/** One of this many training queries is tried. */
const TRAINING_SAMPLE_STEP = 20;

/** The existing query lists of the language, by file. @param root absolute path of the project */
export const readQueryListsByFile = (root: string): Map<string, ReaderQuery[]> =>
  new Map(LANGUAGE_QUERY_LIST_FILES.filter((file) => existsSync(join(root, file))).map((file) => [file, readQueryList(join(root, file))]));

export interface SearchScore {
  wishes: number;
  /** Shares, from 0 to 1, of queries that the first result answers, and that one of the first three does. */
  first: number;
  three: number;
  /** Queries that the first result does not answer, with the results. */
  missed: string[];
}

/** Runs the queries, and counts those that the results answer. */
export function scoreSearch(engine: Engine, wishes: readonly ReaderQuery[]): SearchScore {
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

/** A sample of the queries that the search was trained with. */
const trainedQueriesSample = (library: Library): ReaderQuery[] =>
  [...library.wishes]
    .flatMap(([address, lines]) => lines.map((wish) => ({ wish, serve: [`/${address}`] })))
    .filter((_, at) => at % TRAINING_SAMPLE_STEP === 0);

/** The unanswerable queries that the search answers with certainty. */
const confidentlyAnsweredUnanswerableQueries = (root: string, engine: Engine): string[] =>
  readFileSync(join(root, UNANSWERABLE_QUERIES_FILE), 'utf8')
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
  // Through JSON, as it reaches the browser.
  const engine = await openEngine(JSON.parse(JSON.stringify(searchIndexOf(library))));
  const rows: string[][] = [['list', 'wishes', 'first', 'within three']];
  const training = scoreSearch(engine, trainedQueriesSample(library));
  rows.push(['learned from (a sample)', String(training.wishes), percent(training.first), percent(training.three)]);
  for (const [name, wishes] of readQueryListsByFile(root)) {
    const { first, three, missed } = scoreSearch(engine, wishes);
    rows.push([name, String(wishes.length), percent(first), percent(three)]);
    for (const line of missed) console.log(line);
  }
  printTable('Wishes that a result serves', rows);
  if (siteConfig.language === FIRST_LANGUAGE) {
    const sure = confidentlyAnsweredUnanswerableQueries(root, engine);
    for (const line of sure) console.log(`answered for sure, though nothing serves: ${line}`);
    console.log(`${UNANSWERABLE_QUERIES_FILE}: ${sure.length} answered for sure`);
  }
  return 0;
}
