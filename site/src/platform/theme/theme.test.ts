import { expect, it } from 'vitest';
import * as messages from '../../../../packages/core/messages/settings.ts';
import { OTHER_THEMES, type OtherTheme, parseTheme, type Theme, THEMES, toggledTheme } from './theme.ts';

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

it.each(THEMES)('the interface has words for %s', (theme) => {
  const words = [messages.name, messages.enabled, messages.switchedTo, messages.mode].map((message) => message({ theme }));
  const other = OTHER_THEMES.find((one) => one === theme);
  if (other) words.push(messages.choiceTitle({ theme: other }), messages.choiceDescription({ theme: other }));
  // A message without a branch for the theme answers with its bare name.
  expect(words.filter((text) => text === theme)).toEqual([]);
});
