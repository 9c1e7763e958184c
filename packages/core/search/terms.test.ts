import { expect, test } from 'vitest';
import { termsOfText } from './terms.ts';
import { wordsOf } from './words.ts';

test('words keep their marks, their hyphens and their places', () => {
  const text = 'bismi-llāhi, “Qur’an” ٱلرَّحۡمَٰنِ ۖ (2:255)';
  const words = wordsOf(text);
  expect(words.map((word) => word.text)).toEqual(['bismi-llāhi', 'Qur’an', 'ٱلرَّحۡمَٰنِ', 'ۖ', '2', '255']);
  for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word);
});

test('a word of the Qur’an is found by each way to type it', () => {
  expect(termsOfText('ٱلرَّحۡمَٰنِ', 'arabic')).toEqual(['الرحمان', 'الرحمن']);
});

test('a transliterated word is found whole and by its parts', () => {
  expect(termsOfText('bismi-llāhi-r-raḥmān', 'latin')).toEqual(['bismilahirahman', 'bismi', 'lahi', 'alahi', 'rahman']);
});

test('what readers write as one word is found as one', () => {
  expect(termsOfText('al-ḥamdu li-llāh', 'latin')).toContain('alhamdulilah');
});

test('each layer has its own script', () => {
  expect(termsOfText('name', 'arabic')).toEqual([]);
  expect(termsOfText('الله', 'translation')).toEqual([]);
});

test('stop words are left out of running text and kept in page titles', () => {
  expect(termsOfText('When it rains', 'translation')).toEqual(['rains']);
  expect(termsOfText('When it rains', 'page')).toEqual(['when', 'it', 'rains', 'rayns']);
});

test('the same text gives the same terms again, and a word alone gives no term of joined words', () => {
  expect(termsOfText('li-llāh al-ḥamdu li-llāh', 'latin')).toEqual(termsOfText('li-llāh al-ḥamdu li-llāh', 'latin'));
  expect(termsOfText('al-ḥamdu', 'latin')).not.toContain('alhamdulilah');
});
