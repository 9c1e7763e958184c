import { expect, test } from 'vitest';
import { firstCardsToRender } from './use-progressive-cards.ts';

const card = (arabic: number, translation: number): { arabic: string; translation: string } => ({
  arabic: 'ا'.repeat(arabic),
  translation: 'a'.repeat(translation),
});
const short = card(100, 100);

test('two short cards are shown first, and a page that has no more is complete', () => {
  expect(firstCardsToRender([short, short, short])).toEqual({ shown: 2, isComplete: false, onlyArabic: false });
  expect(firstCardsToRender([short, short])).toEqual({ shown: 2, isComplete: true, onlyArabic: false });
  expect(firstCardsToRender([short])).toEqual({ shown: 1, isComplete: true, onlyArabic: false });
  expect(firstCardsToRender([])).toEqual({ shown: 0, isComplete: true, onlyArabic: false });
});

test('a card that fills a phone is shown alone and whole', () => {
  expect(firstCardsToRender([card(300, 301), short])).toEqual({ shown: 1, isComplete: false, onlyArabic: false });
  expect(firstCardsToRender([card(300, 301)])).toEqual({ shown: 1, isComplete: true, onlyArabic: false });
});

test('a card whose Arabic fills a phone is shown alone, down to its Arabic, however short its translation is', () => {
  expect(firstCardsToRender([card(401, 500), short])).toEqual({ shown: 1, isComplete: false, onlyArabic: true });
  expect(firstCardsToRender([card(401, 100), short])).toEqual({ shown: 1, isComplete: false, onlyArabic: true });
  expect(firstCardsToRender([card(401, 100)])).toEqual({ shown: 1, isComplete: false, onlyArabic: true });
});
