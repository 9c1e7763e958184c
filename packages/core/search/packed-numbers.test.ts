import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

const LARGEST = 55_000;

test('any list of numbers comes back from a file as it was', () => {
  assert(
    property(array(nat({ max: LARGEST })), (numbers) => {
      const file = new TextEncoder().encode(JSON.stringify(packNumbers(numbers)));
      expect(unpackNumbers(JSON.parse(new TextDecoder().decode(file)) as string)).toEqual(numbers);
    }),
    { examples: [[[0, '\\'.charCodeAt(0) - '#'.charCodeAt(0), LARGEST]]] },
  );
});

test('a number is one character, which JSON leaves as it is', () => {
  expect(JSON.stringify(packNumbers([0, 1, 44]))).toHaveLength(3 + '""'.length);
});

test('a number that no character can stand for is refused', () => {
  expect(() => packNumbers([1, LARGEST + 1])).toThrow('55001');
});
