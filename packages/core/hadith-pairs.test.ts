import { expect, test } from 'vitest';
import { pairParagraphs } from './hadith-pairs.ts';

test('each line of Arabic stands with its English', () => {
  expect(pairParagraphs('أ\nب', 'one\ntwo')).toEqual([
    { arabic: ['أ'], translation: ['one'] },
    { arabic: ['ب'], translation: ['two'] },
  ]);
});

test('texts that do not correspond stay whole', () => {
  expect(pairParagraphs('أ\nب', 'one')).toEqual([{ arabic: ['أ', 'ب'], translation: ['one'] }]);
});
