import { expect, test } from 'vitest';
import { excerptOf, excerptPlainText } from './excerpt.ts';

const matchedOf = (text: string, layer: 'arabic' | 'translation', ...terms: string[]): string[] =>
  excerptOf(text, layer, new Set(terms)).pieces.flatMap((piece) => (piece.matched ? [piece.text] : []));

test('a short text is shown whole, with whole words marked', () => {
  const text = 'O Allah, send us rain (and rain).';
  expect(excerptPlainText(excerptOf(text, 'translation', new Set(['rain'])))).toBe(text);
  expect(matchedOf(text, 'translation', 'rain')).toEqual(['rain', 'rain']);
});

test('Arabic is marked by whole words, as they are written', () => {
  const text = 'بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ';
  expect(matchedOf(text, 'arabic', 'الرحمن')).toEqual(['ٱلرَّحۡمَٰنِ']);
  expect(excerptPlainText(excerptOf(text, 'arabic', new Set(['الرحمن'])))).toBe(text);
});

test('a long text is cut between words around its first match', () => {
  const words = Array.from({ length: 100 }, (_, index) => (index === 60 ? 'rain' : `word${index + 100}`));
  const excerpt = excerptOf(words.join(' '), 'translation', new Set(['rain']));
  const shown = excerptPlainText(excerpt);
  expect(shown).toContain('rain');
  expect(shown.split(' ').every((word) => words.includes(word))).toBe(true);
  expect(excerpt).toMatchObject({ cutStart: true, cutEnd: true });
});

test('without a match a long text is shown from its beginning, and a match at the end to its end', () => {
  const words = Array.from({ length: 100 }, (_, index) => `w${index}`);
  expect(excerptOf(words.join(' '), 'translation', undefined)).toMatchObject({ cutStart: false, cutEnd: true });
  expect(excerptOf(`${words.join(' ')} rain.`, 'translation', new Set(['rain']))).toMatchObject({ cutStart: true, cutEnd: false });
  expect(excerptPlainText(excerptOf(`${words.join(' ')} rain.`, 'translation', new Set(['rain'])))).toMatch(/rain\.$/);
});

test('an empty text has no excerpt', () => {
  expect(excerptOf('', 'translation', undefined).pieces).toEqual([]);
});
