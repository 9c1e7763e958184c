import { expect, test, vi } from 'vitest';
import * as texts from '../../platform/content/texts.ts';
import { lookUpCards } from './lookup.ts';

const IN_READING_ORDER = [
  'prayer/after-salam#forgiveness-and-peace',
  'daily-life/rain#send-us-rain',
  'travel/ascending-descending#takbir-and-tasbih',
];

test('the categories of saved duas are asked for at once, and the duas stand in reading order, whichever came first', async () => {
  const { loadCategory } = texts;
  const answers: (() => void)[] = [];
  vi.spyOn(texts, 'loadCategory').mockImplementation(async (slug) => {
    await new Promise<void>((resolve) => answers.unshift(resolve));
    return loadCategory(slug) ?? Promise.reject(new Error(slug));
  });
  const found = lookUpCards(IN_READING_ORDER.map((id) => ({ home: id })));
  expect(answers).toHaveLength(IN_READING_ORDER.length);
  for (const answer of answers) {
    answer();
    await new Promise((resolve) => void setTimeout(resolve));
  }
  expect((await found).found.map(({ card }) => card.permanentId)).toEqual(IN_READING_ORDER);
});
