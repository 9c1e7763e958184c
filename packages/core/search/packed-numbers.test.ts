import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

test('any list of numbers comes back as it was', () => {
  assert(
    property(array(nat({ max: 2 ** 31 - 1 })), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    }),
  );
});

test('a small number is one character', () => {
  expect(packNumbers([0, 1, 44])).toHaveLength(3);
});

test('a foreign character is refused', () => {
  expect(() => unpackNumbers('1é')).toThrow('"é"');
});
