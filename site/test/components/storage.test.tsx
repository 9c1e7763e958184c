/** Local storage that is blocked, full, absent or holds rubbish breaks no screen, and what a reader does holds on the page. */
import * as fc from 'fast-check';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { THEMES } from '../../src/platform/theme/theme.ts';
import { element, elements, heading, writeInAnotherTab, waitForToastDescription, openApp, press } from './app.tsx';
import { INVALID_RECORD_TEXTS, rubbish, SEED, STORED_KEYS } from './rubbish.ts';

/** Five duas, of which the first is counted. */
const PAGE = '/prayer/while-bowing';

/** Screens that use local storage. */
const SCREENS = ['/', '/settings', '/saved', PAGE, '/tasbih-counter', '/learn', '/reminders', '/lists', '/days'];

const refuse = (name: string) => (): never => {
  throw new DOMException('no', name);
};

const globals = Object.fromEntries(
  ['localStorage', 'sessionStorage'].map((name) => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}]),
);
afterEach(() => Object.defineProperties(window, globals));

const STORAGES: Readonly<Record<string, () => void>> = {
  'throws on every use': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse('SecurityError'));
  },
  'is blocked altogether': () => {
    for (const name of Object.keys(globals)) Object.defineProperty(window, name, { get: refuse('SecurityError'), configurable: true });
  },
  'is full': () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
  'is not there': () => {
    for (const name of Object.keys(globals)) Object.defineProperty(window, name, { value: undefined, configurable: true });
  },
};

describe.each(Object.keys(STORAGES))('storage that %s', (state) => {
  test('loses nothing that a reader does on the page', async () => {
    STORAGES[state]?.();
    await openApp('/settings');
    press(screen.getByRole('button', { name: 'Dark Mode' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await openApp(PAGE);
    press('.counter-button');
    expect(element('.counter-button').textContent).toMatch(/^1/);
    press(within(element('article')).getByRole('button', { name: 'Save' }));
    await waitForToastDescription('Saved for now only');
  });
});

test('storage that is blocked altogether breaks no screen', async () => {
  // Even to name `localStorage` throws. `storage.isolated.test.ts` tests the other states.
  STORAGES['is blocked altogether']?.();
  for (const path of SCREENS) {
    await openApp(path);
    expect(heading(), path).toMatch(/./);
  }
});

test('faulty entries written by another tab break nothing', async () => {
  await openApp(PAGE);
  const rounds = [
    ...INVALID_RECORD_TEXTS.map((text) => [text]),
    ...fc.sample(fc.array(rubbish, { minLength: 5 }), { numRuns: 5, seed: SEED }),
  ];
  for (const texts of rounds) {
    for (const [index, key] of STORED_KEYS.entries()) writeInAnotherTab(key, texts[index % texts.length] ?? '');
    // Each store calls its listeners once for a round, in a task after all its events. Once this task has run, the page is up to
    // date.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(elements('article')).toHaveLength(5);
  }
  expect('x' in {}).toBe(false);
});

test('faulty entries that a visit finds break nothing', async () => {
  const texts = fc.sample(rubbish, { numRuns: 2 * SCREENS.length * STORED_KEYS.length, seed: SEED });
  for (let visit = 0; visit < 2 * SCREENS.length; visit++) {
    const stored = STORED_KEYS.map((key, at): [string, string] => [key, texts[visit * STORED_KEYS.length + at] ?? '']);
    localStorage.clear();
    for (const [key, text] of stored) localStorage.setItem(key, text);
    const path = SCREENS[visit % SCREENS.length] ?? '/';
    await openApp(path);
    expect(heading(), `${path} with ${JSON.stringify(stored)}`).toMatch(/./);
    expect(THEMES).toContain(document.documentElement.dataset['theme']);
  }
});
