import { expect, test } from 'vitest';
import { knownTexts } from '../../../../packages/content/check/known-texts.ts';
import { testLibrary } from '../../../../packages/content/test/test-library.ts';
import { searchIndexOf } from '../../../../packages/content/search-index/search-index-of.ts';
import { splitIndex } from '../../../../packages/core/search/split.ts';
import { knownTextsWithAddresses } from './known-texts.ts';

test('the app compares a message with the Arabic and the transliteration of every text that the command compares it with', () => {
  const library = testLibrary();
  const [file] = splitIndex(searchIndexOf(library));
  const inApp = knownTextsWithAddresses(file).map(({ known }) => known);
  const missing = knownTexts(library).filter(
    ({ arabic, latin }) => !inApp.some((known) => known.arabic === arabic && (latin === undefined || known.latin === latin)),
  );
  expect(missing).toEqual([]);
});
