/** What one key press of a search costs, over the real content: `npx vitest bench bench/search.bench.ts`. */
import { resolve } from 'node:path';
import { bench, describe } from 'vitest';
import { openEngine } from '../src/search/open-engine.ts';
import { search } from '../src/search/search.ts';
import { indexTexts } from '../text/search/engine.ts';
import { compileLibrary } from '../tools/compiler/compile.ts';
import { collectTexts } from '../tools/search/collect.ts';

const file = JSON.stringify(indexTexts(collectTexts(compileLibrary(resolve(import.meta.dirname, '..')))));
const engine = await openEngine(JSON.parse(file));

const QUERIES = [
  'ra',
  'rain',
  'allahumma inni asaluka',
  'رحمة',
  'اللهم إني أسألك',
  'bukhari 6312',
  'anxeity',
  'my car broke down',
  'words that no text has together',
];

describe('one key press', () => {
  for (const query of QUERIES) bench(query, () => void search(engine, query));
});

describe('once in a session', () => {
  bench('opening the index', async () => void (await openEngine(JSON.parse(file))), { iterations: 5, warmupIterations: 1 });
});
