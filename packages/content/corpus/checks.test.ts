/** The real content against the reference corpus. Where that is absent, the tests are skipped and say so. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProjectForRules } from '../rules/context.ts';
import { findCorpusFolder } from './corpus-tool.ts';
import { CORPUS_CHECK_NAMES, runCorpusChecks } from './checks.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Enough for the corpus's own tool to read through it on a busy machine. */
const PATIENCE = 300_000;

test('the corpus bears out every text, number and verdict, or an exception says why not', { timeout: PATIENCE }, (context) => {
  const { library, context: content } = loadProjectForRules(ROOT);
  expect(content.problems).toEqual([]);
  const corpus = findCorpusFolder(ROOT);
  context.skip(corpus === undefined, 'the reference corpus is not here, so nothing was held against it');
  const outcomes = runCorpusChecks(CORPUS_CHECK_NAMES, corpus ?? '', library, content);
  expect(outcomes.map(({ name }) => name)).toEqual(CORPUS_CHECK_NAMES);
  for (const { name, doubts, unused } of outcomes) expect({ name, doubts, unused }).toEqual({ name, doubts: [], unused: [] });
});
