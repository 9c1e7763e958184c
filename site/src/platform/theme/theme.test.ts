import { expect, it } from 'vitest';
import { type OtherTheme, parseTheme, type Theme, toggledTheme } from './theme.ts';

it.each<[Theme, OtherTheme, Theme]>([
  ['light', 'dark', 'dark'],
  ['dark', 'dark', 'light'],
  ['night', 'dark', 'dark'],
  ['light', 'night', 'night'],
  ['night', 'night', 'light'],
  ['dark', 'night', 'night'],
])('from %s the %s toggle leads to %s', (current, mode, next) => {
  expect(toggledTheme(current, mode)).toBe(next);
});

it.each([null, '', 'Light', 'Night ', 0, {}])('%j is no theme, so light is shown', (value) => {
  expect(parseTheme(value)).toBe('light');
});
