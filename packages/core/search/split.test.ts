import { expect, test } from 'vitest';
import { testLibrary } from '../../content/test/test-library.ts';
import { searchIndexOf } from '../../content/search-index/search-index-of.ts';
import { joinIndex, splitIndex } from './split.ts';

test('what the build has parted the app joins again, as it was', () => {
  const index = searchIndexOf(testLibrary());
  const [texts, words] = JSON.parse(JSON.stringify(splitIndex(index))) as ReturnType<typeof splitIndex>;
  expect(joinIndex(texts, words)).toEqual(JSON.parse(JSON.stringify(index)));
});
