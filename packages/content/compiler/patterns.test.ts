import { expect, it } from 'vitest';
import { escapeForCharacterClass, wordBeginningPattern } from './patterns.ts';

it('matches only at the beginning of a word, where neither a letter nor a mark stands before', () => {
  const pattern = wordBeginningPattern('الله, Sunna');
  expect(['الله', 'وَ الله', 'la sunna', 'Sunnah'].map((text) => pattern.test(text))).toEqual([true, true, true, true]);
  expect(['وَالله', 'لا\u064bالله', 'asunna'].map((text) => pattern.test(text))).toEqual([false, false, false]);
});

it('tells capitals from small letters where it is asked to', () => {
  expect(wordBeginningPattern('Sunna', 'u').test('la sunna')).toBe(false);
});

it('escapes signs so that they stand for themselves in a character class', () => {
  const pattern = new RegExp(`^[${escapeForCharacterClass(']^-\\.')}]$`, 'u');
  expect([']', '^', '-', '\\', '.', 'a', '['].map((sign) => pattern.test(sign))).toEqual([true, true, true, true, true, false, false]);
});
