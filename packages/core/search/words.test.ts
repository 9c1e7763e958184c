import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const FRENCH = /^(?:l|d|qu)['’]/i;

test.each([
  ['Avant l’examen', ['Avant', 'l', 'examen']],
  ["qu'd'abord", ['qu', 'd', 'abord']],
  ['aujourd’hui', ['aujourd’hui']],
])('a word is split after an elided l’, d’ or qu’ and nowhere else: %s', (text, words) => {
  const found = wordsOf(text, FRENCH);
  expect(found.map((word) => word.text)).toEqual(words);
  for (const { text: word, start, end } of found) expect(text.slice(start, end)).toBe(word);
});

test('in a language without elisions a word with an apostrophe stays whole', () => {
  expect(wordsOf("as'aluka Qur’an").map(({ text }) => text)).toEqual(["as'aluka", 'Qur’an']);
});
