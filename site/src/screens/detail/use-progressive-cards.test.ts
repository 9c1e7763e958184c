import { expect, test } from 'vitest';
import { initialCardRenderState } from './use-progressive-cards.ts';

const card = (arabic: number, translation: number): { arabic: string; translation: string } => ({
  arabic: 'ا'.repeat(arabic),
  translation: 'a'.repeat(translation),
});
const short = card(100, 100);

test('two short cards are shown first, and a page that has no more is complete', () => {
  expect(initialCardRenderState([short, short, short])).toEqual({ shown: 2, isComplete: false, onlyArabic: false });
  expect(initialCardRenderState([short, short])).toEqual({ shown: 2, isComplete: true, onlyArabic: false });
  expect(initialCardRenderState([short])).toEqual({ shown: 1, isComplete: true, onlyArabic: false });
  expect(initialCardRenderState([])).toEqual({ shown: 0, isComplete: true, onlyArabic: false });
});

test('a card that fills a phone is shown alone and whole', () => {
  expect(initialCardRenderState([card(300, 301), short])).toEqual({ shown: 1, isComplete: false, onlyArabic: false });
  expect(initialCardRenderState([card(300, 301)])).toEqual({ shown: 1, isComplete: true, onlyArabic: false });
});

test('a card whose Arabic fills a phone is shown alone, down to its Arabic, however short its translation is', () => {
  expect(initialCardRenderState([card(401, 500), short])).toEqual({ shown: 1, isComplete: false, onlyArabic: true });
  expect(initialCardRenderState([card(401, 100), short])).toEqual({ shown: 1, isComplete: false, onlyArabic: true });
  expect(initialCardRenderState([card(401, 100)])).toEqual({ shown: 1, isComplete: false, onlyArabic: true });
});
