import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const FRENCH = /^(?:l|d|qu)['’]/i;

test.each([
  ['Avant l’examen', ['Avant', 'l', 'examen']],
  ["qu'd'abord", ['qu', 'd', 'abord']],
  ['aujourd’hui', ['aujourd’hui']],
])('words that lean on the next one stand alone: %s', (text, words) => {
  const found = wordsOf(text, FRENCH);
  expect(found.map((word) => word.text)).toEqual(words);
  for (const { text: word, start, end } of found) expect(text.slice(start, end)).toBe(word);
});

test('a language without such words leaves them whole', () => {
  expect(wordsOf("as'aluka Qur’an").map(({ text }) => text)).toEqual(["as'aluka", 'Qur’an']);
});
