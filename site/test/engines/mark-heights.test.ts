import { expect, test } from 'vitest';
import { selectWordsToMeasure, inkReachOfOutline } from './mark-heights.ts';

test('the reach of an outline is its highest and lowest point', () => {
  expect(inkReachOfOutline('M10,20L30,-5Q40,700 50,60Z')).toEqual({ top: 700, bottom: -5 });
  expect(inkReachOfOutline('')).toBeUndefined();
});

test('the words chosen for measuring have every mark', () => {
  const words = ['بِسْمِ', 'اللَّهِ', 'رَبِّ', 'نُورٌ'];
  const marks = new Set(words.join('').match(/\p{M}/gu));
  expect(new Set(selectWordsToMeasure(words).join('').match(/\p{M}/gu))).toEqual(marks);
});
