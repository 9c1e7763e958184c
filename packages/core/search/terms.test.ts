import { expect, test } from 'vitest';
import { termsIn } from './terms.ts';
import { wordsOf } from './words.ts';

test('words keep their marks, their hyphens and their places', () => {
  const text = 'bismi-llāhi, “Qur’an” ٱلرَّحۡمَٰنِ ۖ (2:255)';
  const words = wordsOf(text);
  expect(words.map((word) => word.text)).toEqual(['bismi-llāhi', 'Qur’an', 'ٱلرَّحۡمَٰنِ', 'ۖ', '2', '255']);
  for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word);
});

test('a word of the Qur’an is found by each way to type it', () => {
  expect(termsIn('ٱلرَّحۡمَٰنِ', 'arabic')).toEqual(['الرحمان', 'الرحمن']);
});

test('a transliterated word is found whole and by its parts', () => {
  expect(termsIn('bismi-llāhi-r-raḥmān', 'latin')).toEqual(['bismilahirahman', 'bismi', 'lahi', 'alahi', 'rahman']);
});

test('what readers write as one word is found as one', () => {
  expect(termsIn('al-ḥamdu li-llāh', 'latin')).toContain('alhamdulilah');
});

test('each layer has its own script', () => {
  expect(termsIn('name', 'arabic')).toEqual([]);
  expect(termsIn('الله', 'translation')).toEqual([]);
});

test('empty words are left out of running text and kept in titles', () => {
  expect(termsIn('When it rains', 'translation')).toEqual(['rains']);
  expect(termsIn('When it rains', 'page')).toEqual(['when', 'it', 'rains', 'rayns']);
});

test('the same word gives the same terms, first and later', () => {
  expect(termsIn('li-llāh al-ḥamdu li-llāh', 'latin')).toEqual(termsIn('li-llāh al-ḥamdu li-llāh', 'latin'));
  expect(termsIn('al-ḥamdu', 'latin')).not.toContain('alhamdulilah');
});
