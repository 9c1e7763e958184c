import { expect, test } from 'vitest';
import { isLetter, isMark, LETTER_NAMES, MARK_NAMES, characterName } from './script.ts';

test('letters and marks are single code points, and no sign is both', () => {
  for (const char of [...Object.keys(LETTER_NAMES), ...Object.keys(MARK_NAMES)]) expect([...char]).toHaveLength(1);
  expect(Object.keys(LETTER_NAMES).filter(isMark)).toEqual([]);
  expect(isLetter('ب')).toBe(true);
  expect(isLetter('\u064E')).toBe(false);
  expect(isLetter('constructor')).toBe(false);
});

test.each([
  ['\u064E', 'fatha (U+064E)'],
  ['ب', 'ba (U+0628)'],
  ['\u0652', 'sukun (U+0652)'],
  ['\u06E1', 'small sukun (U+06E1)'],
  ['\u200D', 'zero-width joiner (U+200D)'],
  ['b', 'Latin letter "b" (U+0062)'],
  ['5', 'digit "5" (U+0035)'],
  ['٥', 'digit "٥" (U+0665)'],
  ['%', '"%" (U+0025)'],
])('characterName gives the name and the code point of %s', (char, name) => {
  expect(characterName(char.codePointAt(0) ?? 0)).toBe(name);
});
