import { expect, test } from 'vitest';
import { type CorpusHisnEntry, hisnEntryDoubts, entriesByPrintedNumber } from './hisn-entries.ts';

const entry = (n: string, chapter: number, words = n): CorpusHisnEntry => ({ n, chapter, words: words.split(' ') });

test('the preface has no number, and the parts of an entry share one number', () => {
  const entries = [entry('1', 1), entry('2', 2), entry('34', 3), entry('35', 3), entry('36', 3), entry('37', 4)];
  expect([...entriesByPrintedNumber(entries)].map(([number, own]) => [number, own.map(({ n }) => n)])).toEqual([
    [1, ['34', '35', '36']],
    [2, ['37']],
  ]);
});

test('the evening has the numbers of the morning, and one of its own', () => {
  const before = Array.from({ length: 74 }, (_, at) => entry(`b${at}`, 3));
  const morning = Array.from({ length: 23 }, (_, at) => entry(`m${at}`, 29));
  const evening = Array.from({ length: 21 }, (_, at) => entry(`e${at}`, 30));
  const numbers = entriesByPrintedNumber([...before, entry('92', 29), ...morning, entry('116', 30), ...evening, entry('after', 31)]);
  const of = (number: number): string[] | undefined => numbers.get(number)?.map(({ n }) => n);
  expect([of(75), of(92), of(93), of(96), of(97), of(98), of(99)]).toEqual([
    ['m0', 'e0'],
    ['m17', 'e17'],
    ['m18'],
    ['m21', 'e19'],
    ['e18'],
    ['m22', 'e20'],
    ['after'],
  ]);
});

test('a text with other words is reported, unless the file tells of it; so is another count', () => {
  const entries = new Map([
    [1, [entry('34', 3, 'praise be to')]],
    [2, [entry('35', 3, 'one two'), entry('36', 3, 'three four')]],
  ]);
  const words = new Map([
    ['a/b#same', ['praise', 'be', 'to', 'You']],
    ['a/b#parts', ['one', 'two', 'three', 'four']],
    ['a/b#other', ['glory', 'be']],
  ]);
  const hisn = [
    { number: 1, texts: ['a/b#same', 'a/b#other'] },
    { number: 2, texts: ['a/b#parts', 'a/b#section'] },
  ];
  expect(hisnEntryDoubts(hisn, entries, words)).toEqual([
    { card: 'a/b#other', field: 'hisnalmuslim:1', message: 'only 50 % of its words stand at number 1 of Hisn al-Muslim' },
  ]);
  const told = [{ number: 1, texts: ['a/b#other'], differs: 'Words of ours.' }];
  expect(hisnEntryDoubts(told, entries, words)).toEqual([
    { card: 'hisn-al-muslim', field: 'numbers', message: 'the corpus counts to 2, not 1' },
  ]);
});
