/** The settings: themes, and the reading settings that stand there too. What is painted before the app is `site/test/browser/theme.spec.ts`. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MAX_FONT_SIZE_STEP, MIN_FONT_SIZE_STEP, readPreferences } from '../../src/platform/preferences/preferences.ts';
import { element, elements, writeInAnotherTab, waitForToastDescription, openApp } from './app.tsx';

const theme = (): string | undefined => document.documentElement.dataset['theme'];
const button = (row: number, name: string): HTMLElement => within(elements('.setting')[row] ?? document.body).getByRole('button', { name });

test('each toggle names the mode that it leads to, says so in a message, and the page says which theme is on', async () => {
  const user = await openApp('/settings');
  const now = (): string => element('.theme-now').textContent;
  expect([theme(), now()]).toEqual(['light', 'Now: Light']);
  await user.click(button(0, 'Dark Mode'));
  expect([theme(), now(), localStorage.getItem('theme')]).toEqual(['dark', 'Now: Dark', 'dark']);
  expect(await waitForToastDescription('Dark mode enabled')).toBe('Switched to dark mode');
  await user.click(button(1, 'Night Mode'));
  expect([theme(), now(), localStorage.getItem('theme')]).toEqual(['night', 'Now: Night', 'night']);
  expect(await waitForToastDescription('Night mode enabled')).toBe('Switched to night mode');
  // "Dark Mode" in the night theme switches to dark, not to light.
  await user.click(button(0, 'Dark Mode'));
  expect(theme()).toBe('dark');
  await user.click(button(0, 'Light Mode'));
  expect(theme()).toBe('light');
  expect(await waitForToastDescription('Light mode enabled')).toBe('Switched to light mode');
});

test('the chosen theme holds on the next visit', async () => {
  localStorage.setItem('theme', 'night');
  await openApp('/settings');
  expect([theme(), element('.theme-now').textContent]).toEqual(['night', 'Now: Night']);
});

test('a theme that another tab chooses applies here too', async () => {
  await openApp('/settings');
  writeInAnotherTab('theme', 'night');
  await waitFor(() => expect([theme(), element('.theme-now').textContent]).toEqual(['night', 'Now: Night']));
});

test('where nothing can be stored a choice holds until the page is closed, and says so', async () => {
  const user = await openApp('/settings');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button(0, 'Dark Mode'));
  expect(theme()).toBe('dark');
  expect(screen.getByText(/your choice holds until the page is closed/)).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  await waitFor(() => expect([window.location.pathname, theme()]).toEqual(['/', 'dark']));
});

test('at the smallest and the largest text size the button keeps the focus and does nothing more', async () => {
  const user = await openApp('/settings');
  await user.click(screen.getByRole('button', { name: 'Reading settings' }));
  const panel = await screen.findByRole('dialog', { name: 'Reading settings' });
  const steps = MAX_FONT_SIZE_STEP - MIN_FONT_SIZE_STEP;
  for (const [way, limit] of [
    ['smaller', MIN_FONT_SIZE_STEP],
    ['larger', MAX_FONT_SIZE_STEP],
  ] as const) {
    const step = within(panel).getByRole<HTMLButtonElement>('button', { name: `Arabic size: ${way}` });
    step.focus();
    for (let presses = 0; presses <= steps; presses++) await user.keyboard('{Enter}');
    // A browser takes the focus from a disabled button; jsdom leaves it there.
    expect([document.activeElement, step.disabled, step.getAttribute('aria-disabled')]).toEqual([step, false, 'true']);
    expect(readPreferences().arabicSize).toBe(limit);
  }
});

test('the reading settings open here too, and what is chosen holds on every page', async () => {
  const user = await openApp('/settings');
  await user.click(screen.getByRole('button', { name: 'Reading settings' }));
  const panel = await screen.findByRole('dialog', { name: 'Reading settings' });
  await user.click(within(panel).getByRole('radio', { name: 'Hidden' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openApp('/travel/travel-dua');
  expect(document.documentElement.dataset['transliteration']).toBe('hidden');
});
