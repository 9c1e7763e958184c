/** The real content against the reference corpus. Where that is absent, the tests are skipped and say so. */
import { expect, test } from 'vitest';
import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { PROJECT_FOLDER, untypesetProjectLibrary } from '../test/project-library.ts';
import { readControlFiles } from '../rules/control-files.ts';
import { findCorpusFolder } from './corpus-tool.ts';
import { CORPUS_CHECK_NAMES, runCorpusChecks } from './checks.ts';

test('the corpus bears out every text, number and verdict, or an exception says why not', (context) => {
  const corpus = findCorpusFolder(PROJECT_FOLDER);
  context.skip(corpus === undefined, 'the reference corpus is not here, so nothing was held against it');
  const outcomes = runCorpusChecks(
    CORPUS_CHECK_NAMES,
    corpus ?? '',
    untypesetProjectLibrary(),
    readControlFiles(PROJECT_FOLDER, FIRST_LANGUAGE),
  );
  expect(outcomes.map(({ name }) => name)).toEqual(CORPUS_CHECK_NAMES);
  for (const { name, doubts, unused } of outcomes) expect({ name, doubts, unused }).toEqual({ name, doubts: [], unused: [] });
});
