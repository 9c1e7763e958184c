import { describe, expect, test } from 'vitest';
import { adjacentHadithNumbers, findHadithOrRedirect } from './hadith-address.ts';

const list = Array.from({ length: 42 }, (_, index) => ({ number: index + 1 }));
const numbers = list.map(({ number }) => number);

describe('findHadithOrRedirect', () => {
  test.each(['1', '7', '19', '41', '42'])('"%s" is a hadith', (id) => {
    expect(findHadithOrRedirect(id, list)).toEqual({ hadith: { number: Number(id) } });
  });

  test.each([
    ['01', 1],
    ['007', 7],
    ['7.0', 7],
    ['+7', 7],
    [' 7', 7],
    ['1e1', 10],
    ['42.000', 42],
  ])('"%s" redirects to the canonical address of its hadith', (id, number) => {
    expect(findHadithOrRedirect(id, list)).toEqual({ redirect: `/forty-hadith/${number}` });
  });

  test.each(['0', '-0', '43', '1.5', 'abc', '-1', '', ' ', '7a', 'NaN', 'Infinity', '7/8'])('"%s" leads to the list', (id) => {
    expect(findHadithOrRedirect(id, list)).toEqual({ redirect: '/forty-hadith' });
  });

  test('a number that the list lacks leads to the list', () => {
    expect(findHadithOrRedirect('7', [{ number: 6 }, { number: 8 }])).toEqual({ redirect: '/forty-hadith' });
  });
});

describe('neighbours', () => {
  test('the first has none before it, the last none after it', () => {
    expect(adjacentHadithNumbers(1, numbers)).toEqual({ next: 2 });
    expect(adjacentHadithNumbers(42, numbers)).toEqual({ previous: 41 });
    expect(adjacentHadithNumbers(20, numbers)).toEqual({ previous: 19, next: 21 });
  });

  test('they come from the list; a number that the list lacks has none', () => {
    expect(adjacentHadithNumbers(18, [17, 18, 20])).toEqual({ previous: 17, next: 20 });
    expect(adjacentHadithNumbers(19, [17, 18, 20])).toEqual({});
  });
});
