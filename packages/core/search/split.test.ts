import { expect, test } from 'vitest';
import { projectSearchIndex } from '../../content/test/project-search-index.ts';
import { joinIndex, splitIndex } from './split.ts';

test('joinIndex restores the search index that splitIndex has split', () => {
  const index = projectSearchIndex();
  const [texts, words] = JSON.parse(JSON.stringify(splitIndex(index))) as ReturnType<typeof splitIndex>;
  expect(joinIndex(texts, words)).toEqual(JSON.parse(JSON.stringify(index)));
});
