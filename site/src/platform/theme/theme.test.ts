import { expect, it } from 'vitest';
import * as messages from '../../../../packages/core/messages/settings.ts';
import { NON_LIGHT_THEMES, type NonLightTheme, parseTheme, type Theme, THEMES, themeAfterToggle } from './theme.ts';

it.each<[Theme, NonLightTheme, Theme]>([
  ['light', 'dark', 'dark'],
  ['dark', 'dark', 'light'],
  ['night', 'dark', 'dark'],
  ['light', 'night', 'night'],
  ['night', 'night', 'light'],
  ['dark', 'night', 'night'],
])('from %s the %s toggle leads to %s', (current, mode, next) => {
  expect(themeAfterToggle(current, mode)).toBe(next);
});

it.each([null, '', 'Light', 'Night ', 0, {}])('%j is no theme, so light is shown', (value) => {
  expect(parseTheme(value)).toBe('light');
});

it.each(THEMES)('the interface has words for %s', (theme) => {
  const words: Record<string, string> = {
    name: messages.name({ theme }),
    enabled: messages.enabled({ theme }),
    switchedTo: messages.switchedTo({ theme }),
    mode: messages.mode({ theme }),
  };
  const other = NON_LIGHT_THEMES.find((one) => one === theme);
  if (other)
    Object.assign(words, {
      choiceTitle: messages.choiceTitle({ theme: other }),
      choiceDescription: messages.choiceDescription({ theme: other }),
    });
  // A message without a variant for the theme returns the theme's name.
  const lacking = Object.keys(words).filter((key) => words[key] === theme);
  expect(lacking, 'messages of content/languages/en/interface/settings.yaml without a branch for the theme').toEqual([]);
});
