import { expect, it } from 'vitest';
import { codePointDiff, wordDiff } from './code-point-diff.ts';

it('names the code points that differ, with line and word', () => {
  expect(codePointDiff('نَعَمْ\nلَهُ الْمُلْكُ', 'نَعَمْ\nلَهُ الْمِلْكُ')).toEqual(['line 2, word 2 الْمِلْكُ: damma (U+064F) → kasra (U+0650)']);
});

it('names what is gone and what is new', () => {
  expect(codePointDiff('لَهُ', 'لَه')).toEqual(['line 1, word 1 لَه: damma (U+064F) → nothing']);
  expect(codePointDiff('لَه', 'لَهُ')).toEqual(['line 1, word 1 لَهُ: nothing → damma (U+064F)']);
  expect(codePointDiff('لَهُ', 'لَهُ\u200f')).toEqual(['line 1, word 1 لَهُ\u200f: nothing → right-to-left mark (U+200F)']);
});

it('tells the order of two marks apart, which look the same', () => {
  const [first] = codePointDiff('رَب\u0651\u064e', 'رَب\u064e\u0651');
  expect(first).toContain('shadda (U+0651)');
});

it('finds every place and none where the texts are equal', () => {
  expect(codePointDiff('اَب اَب', 'اُب اُب')).toHaveLength(2);
  expect(codePointDiff('نَعَمْ', 'نَعَمْ')).toEqual([]);
  expect(codePointDiff('', 'ا')).toEqual(['line 1, word 1 ا: nothing → alif (U+0627)']);
});

it('shows a long run as text', () => {
  expect(codePointDiff('', 'سُبْحَانَ اللَّهِ')[0]).toContain('nothing → "سُبْحَانَ');
});

it('compares English word for word', () => {
  expect(wordDiff('Say it three times.', 'Say it seven times.')).toEqual(['"three" → "seven"']);
  expect(wordDiff('bukhari:1', 'bukhari:1, muslim:2')).toEqual(['"bukhari:1" → "bukhari:1, muslim:2"']);
});
