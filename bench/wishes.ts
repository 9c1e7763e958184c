/**
 * How many wishes the search serves: `npm run search:wishes`. Wishes are what people type, each with the pages that serve;
 * `bench/wishes.txt` is our own list, and a `needs.txt` in `shared/` beside the project is held to the same measure. MISBAHA_LANGUAGE
 * chooses the list of another language, which was never used to fit the search.
 */
import { existsSync, readFileSync } from 'node:fs';
import { cwd } from 'node:process';
import { join } from 'node:path';
import { FIRST_LANGUAGE, siteConfig } from '../site.config.ts';
import { type Engine, openEngine } from '../site/src/features/search/open-engine.ts';
import { search } from '../site/src/features/search/search.ts';
import { indexTexts } from '../packages/core/search/engine.ts';
import { compileLibrary } from '../packages/content/compiler/compile.ts';
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
  siteConfig.language === FIRST_LANGUAGE ? ['bench/wishes.txt', '../shared/needs.txt'] : [`bench/wishes.${siteConfig.language}.txt`];

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

/** The engine over the content as it stands, through JSON, as it reaches the browser. */
export const engineOf = (root: string): Promise<Engine> =>
  openEngine(JSON.parse(JSON.stringify(indexTexts(collectTexts(compileLibrary(root, siteConfig.language))))));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export async function main(): Promise<number> {
  const root = cwd();
  const engine = await engineOf(root);
  const rows: string[][] = [['list', 'wishes', 'first', 'within three']];
  for (const [name, wishes] of wishLists(root)) {
    const { first, three, missed } = serve(engine, wishes);
    rows.push([name, String(wishes.length), percent(first), percent(three)]);
    for (const line of missed) console.log(line);
  }
  printTable('Wishes that a result serves', rows);
  return 0;
}
