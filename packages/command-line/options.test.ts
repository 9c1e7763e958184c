import { expect, test } from 'vitest';
import { parseOneOf, parseWholeNumber, readOptions, UsageError } from './options.ts';

const USAGE_LINE = 'npm run it -- [--all] [--count 3] [name]';
const OPTIONS = { all: { type: 'boolean', default: false }, count: { type: 'string', default: '3' } } as const;

test('reads options and names', () => {
  expect(readOptions(['--all', 'one', '--count', '7', 'two'], USAGE_LINE, OPTIONS, true)).toEqual({
    values: expect.objectContaining({ all: true, count: '7' }),
    names: ['one', 'two'],
  });
  expect(readOptions([], USAGE_LINE, OPTIONS)).toEqual({ values: expect.objectContaining({ all: false, count: '3' }), names: [] });
});

test.each([
  [['--nothing'], "Unknown option '--nothing'"],
  [['-n'], "Unknown option '-n'"],
  [['name'], "Unexpected argument 'name'"],
  [['--count'], "Option '--count <value>' argument missing"],
  [['--all=yes'], "Option '--all' does not take an argument"],
])('refuses %j in one sentence, and shows the usage', (argv, sentence) => {
  expect(() => readOptions(argv, USAGE_LINE, OPTIONS)).toThrow(new UsageError(sentence, USAGE_LINE));
});

test.each(['0', '-1', '1.5', 'ten', '', '9999999999'])('%j is no whole number from 1', (value) => {
  expect(() => parseWholeNumber(value, '--count', USAGE_LINE)).toThrow(
    `--count takes a whole number from 1, not '${value}'\nusage: ${USAGE_LINE}`,
  );
});

test('parseOneOf returns a word of its list', () => {
  expect(parseOneOf('fr', '--language', ['en', 'fr'], USAGE_LINE)).toBe('fr');
});

test.each(['xx', '../en', 'FR', ''])('%j is refused, and the error lists the allowed words', (value) => {
  expect(() => parseOneOf(value, '--language', ['en', 'fr'], USAGE_LINE)).toThrow(
    new UsageError(`--language takes one of en, fr, not '${value}'`, USAGE_LINE),
  );
});

test('parseWholeNumber returns a whole number from 1', () => {
  expect(parseWholeNumber('480', '--count', USAGE_LINE)).toBe(480);
});
