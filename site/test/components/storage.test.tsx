/** Local storage that is blocked, full, absent or holds rubbish breaks no screen, and nothing that a reader does there is lost on the page. */
import * as fc from 'fast-check';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { today } from '../../src/features/counting/today.ts';
import { STORAGE_PREFIXES } from '../../src/features/transfer/reader-data.ts';
import { STORED_FORMAT_BY_SETTING } from '../../src/features/transfer/setting-formats.ts';
import { THEMES } from '../../src/platform/theme/theme.ts';
import { element, elements, heading, writeInAnotherTab, waitForToastDescription, openApp, press } from './app.tsx';

/** The name of one entry of each kind that is stored as many entries; those with a day are of today, as older ones may be removed. */
const ENTRY_NAMES: Readonly<Record<keyof typeof STORAGE_PREFIXES, string>> = {
  duas: 'prayer/ablution#bismillah',
  savedFrom: 'prayer/ablution#bismillah',
  learning: 'prayer/ablution#bismillah',
  lists: '0b7e9f5c-52a4-4a2e-9d0e-3f1f6a0c8d11',
  counts: `${today()}/prayer/after-salam#tasbih`,
  days: `${today()}/morning-evening/morning-remembrance`,
  places: 'morning-evening/morning-remembrance',
};
/** A key of everything that the app keeps in local storage; `reader-data.test.ts` holds the kinds and settings against the code. */
const KEYS = [
  ...[...STORED_FORMAT_BY_SETTING.values()].map(({ key }) => key),
  ...(Object.keys(ENTRY_NAMES) as (keyof typeof ENTRY_NAMES)[]).map((kind) => STORAGE_PREFIXES[kind] + ENTRY_NAMES[kind]),
  // Stays on its device, so it is neither a kind nor a setting of the transfer.
  'language-offered',
];
/** Screens that keep something on the device, and one that only reads. */
const SCREENS = [
  '/',
  '/settings',
  '/saved',
  '/morning-evening/morning-remembrance',
  '/tasbih-counter',
  '/learn',
  '/reminders',
  '/lists',
  '/days',
];
/** A fixed seed, so that a failure can be had again. */
const SEED = 20_261_121;

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
  test('breaks no screen', async () => {
    STORAGES[state]?.();
    for (const path of SCREENS) {
      await openApp(path);
      expect(heading(), path).toMatch(/./);
    }
    await openApp('/settings');
    press(screen.getByRole('button', { name: 'Dark Mode' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await openApp('/morning-evening/morning-remembrance');
    press('.counter-button');
    expect(element('.counter-button').textContent).toMatch(/^1/);
    press(within(element('article')).getByRole('button', { name: 'Save' }));
    await waitForToastDescription('Saved for now only');
  });
});

const rubbish = fc.oneof(
  fc.json(),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('null', '[]', '{}', '-0', '1e999', '{"__proto__":{"x":1}}', '[[[[]]]]', '\u0000', '{"', '"words"'),
);

test('what another tab writes is read as if it were empty or right, never as a fault', async () => {
  await openApp('/morning-evening/waking-up');
  const texts = fc.sample(rubbish, { numRuns: 100 * KEYS.length, seed: SEED });
  for (let round = 0; round < texts.length; round += KEYS.length) {
    for (const [index, key] of KEYS.entries()) writeInAnotherTab(key, texts[round + index] ?? '');
    // What was written meanwhile is looked at together; after each round the page follows.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(elements('article')).toHaveLength(4);
  }
  expect('x' in {}).toBe(false);
});

test('what a visit finds is read as if it were empty or right, never as a fault', async () => {
  for (const [index, text] of fc.sample(rubbish, { numRuns: 3 * SCREENS.length, seed: SEED }).entries()) {
    localStorage.clear();
    for (const key of KEYS) localStorage.setItem(key, text);
    const path = SCREENS[index % SCREENS.length] ?? '/';
    await openApp(path);
    expect(heading(), `${path} with ${JSON.stringify(text)}`).toMatch(/./);
    expect(THEMES).toContain(document.documentElement.dataset['theme']);
  }
});
