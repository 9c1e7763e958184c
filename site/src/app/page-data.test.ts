import { describe, expect, test } from 'vitest';
import { parsePageData, serializePageData } from './page-data.ts';

const HARD = {
  loaderData: { 'prayer/page': { text: '</script><!--<script> \u2028\u2029 " \\ \u064e\u0651 ﷺ 𐎀', none: null, n: [0, -1, true] } },
};

test('what is written is read back, whatever it holds', () => {
  expect(parsePageData(serializePageData(HARD))).toEqual(HARD);
});

test('serialized data have no character that can end the element, open a comment or end a line', () => {
  expect(serializePageData(HARD)).not.toMatch(/[<\u2028\u2029]/);
});

describe('a block that is missing or damaged gives nothing', () => {
  test.each([
    ['no block', undefined],
    ['an empty block', ''],
    ['a block that was cut short', serializePageData(HARD).slice(0, -5)],
    ['another kind of JSON', '[1]'],
    ['null', 'null'],
    ['data that is no table', '{"loaderData":[]}'],
    ['no data', '{"errors":{}}'],
  ])('%s', (_, text) => expect(parsePageData(text)).toBeUndefined());
});
