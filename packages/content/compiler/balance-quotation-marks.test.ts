import { expect, test } from 'vitest';
import { balanceQuotationMarks } from './balance-quotation-marks.ts';

test.each([
  ['He said: "Come."', 'He said: "Come."'],
  ['He said: "Come.', 'He said: "Come."'],
  ['Come," he said.', '"Come," he said.'],
  ['who say: "Our Lord,\ngive us good.', 'who say: "Our Lord,\ngive us good."'],
  ['"A" and "B', '"A" and "B"'],
  ['no speech', 'no speech'],
])('every quotation mark of an excerpt has its counterpart: %s', (cut, closed) => {
  expect(balanceQuotationMarks(cut)).toBe(closed);
});
