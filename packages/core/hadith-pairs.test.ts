import { expect, test } from 'vitest';
import { pairsOf } from './hadith-pairs.ts';

test('each line of Arabic stands with its English', () => {
  expect(pairsOf('أ\nب', 'one\ntwo')).toEqual([
    { arabic: ['أ'], english: ['one'] },
    { arabic: ['ب'], english: ['two'] },
  ]);
});

test('texts that do not correspond stay whole', () => {
  expect(pairsOf('أ\nب', 'one')).toEqual([{ arabic: ['أ', 'ب'], english: ['one'] }]);
});
