import { expect, test } from 'vitest';
import { knownTexts } from '../../../../packages/content/check/known-texts.ts';
import { testLibrary } from '../../../../packages/content/test/test-library.ts';
import { testSearchIndex } from '../../../../packages/content/test/test-search-index.ts';
import { splitIndex } from '../../../../packages/core/search/split.ts';
import { knownTextsWithAddresses } from './known-texts.ts';

test('the app compares a message with the Arabic and transliteration of every text that the command-line check knows', () => {
  const [file] = splitIndex(testSearchIndex());
  const inApp = knownTextsWithAddresses(file).map(({ known }) => known);
  const missing = knownTexts(testLibrary()).filter(
    ({ arabic, latin }) => !inApp.some((known) => known.arabic === arabic && (latin === undefined || known.latin === latin)),
  );
  expect(missing).toEqual([]);
});
