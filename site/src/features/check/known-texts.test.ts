import { expect, test } from 'vitest';
import { knownTexts } from '../../../../packages/content/check/known-texts.ts';
import { projectLibrary } from '../../../../packages/content/test/project-library.ts';
import { projectSearchIndex } from '../../../../packages/content/test/project-search-index.ts';
import { splitIndex } from '../../../../packages/core/search/split.ts';
import { knownTextsWithAddresses } from './known-texts.ts';

test('the app compares a message with the Arabic and transliteration of every text that the command-line check knows', () => {
  const [file] = splitIndex(projectSearchIndex());
  const inApp = knownTextsWithAddresses(file).map(({ known }) => known);
  const missing = knownTexts(projectLibrary()).filter(
    ({ arabic, latin }) => !inApp.some((known) => known.arabic === arabic && (latin === undefined || known.latin === latin)),
  );
  expect(missing).toEqual([]);
});
