import { expect, test } from 'vitest';
import { testSearchIndex } from '../../content/test/test-search-index.ts';
import { joinIndex, splitIndex } from './split.ts';

test('joinIndex restores the search index that splitIndex has split', () => {
  const index = testSearchIndex();
  const [texts, words] = JSON.parse(JSON.stringify(splitIndex(index))) as ReturnType<typeof splitIndex>;
  expect(joinIndex(texts, words)).toEqual(JSON.parse(JSON.stringify(index)));
});
