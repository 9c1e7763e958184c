/** The tasbih counter: taps, keys, the end of the round, RESET, and what a screen reader hears. Gestures are `site/test/browser/tasbih.spec.ts`. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { element, elements, openApp, press, pressKey } from './app.tsx';

const open = () => openApp('/tasbih-counter');
const count = (): string => element('.tasbih-count').textContent;
const used = (): number => elements('.bead-used').length;
const reset = (): HTMLElement => element('.tasbih-reset');
const pressSpace = (times: number): void => {
  for (let time = 0; time < times; time++) pressKey(' ');
};

test('the counter shows six phrases in Arabic, the count and 33 beads', async () => {
  await open();
  const phrases = elements('[aria-label="Phrases to say"] > li');
  expect(phrases).toHaveLength(6);
  for (const phrase of phrases) expect(phrase.querySelector('[lang="ar"][dir="rtl"]')?.textContent).not.toBe('');
  expect([count(), elements('.bead').length, used()]).toEqual(['0', 33, 0]);
});

test('a tap anywhere counts one; the right mouse button, RESET and Back do not count', async () => {
  const user = await open();
  for (const place of ['body', 'main', 'h1', '.phrase']) await user.click(element(place));
  expect([count(), used()]).toEqual(['4', 4]);
  expect(
    elements('.bead')
      .map(({ classList }) => classList.contains('bead-used'))
      .indexOf(false),
  ).toBe(4);
  await user.pointer({ keys: '[MouseRight]', target: element('main') });
  expect(count()).toBe('4');
  await user.click(reset());
  expect([count(), used()]).toEqual(['0', 0]);
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('the count stops at 33, where the screen says that the round is complete and how to begin again', async () => {
  await open();
  const hint = (): string => element('.tasbih-hint').textContent;
  expect(hint()).toBe('Tap anywhere to count');
  pressSpace(35);
  expect([count(), used(), hint()]).toEqual(['33', 33, 'Round complete. RESET begins a new one.']);
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('33. Round complete. RESET begins a new one.'),
  );
  press(reset());
  expect([count(), hint()]).toEqual(['0', 'Tap anywhere to count']);
});

test('after a press on RESET the next Space counts, however RESET was pressed', async () => {
  const user = await open();
  await user.keyboard(' ');
  await user.click(reset());
  expect(count()).toBe('0');
  await user.keyboard('  ');
  expect(count()).toBe('2');
  act(() => reset().focus());
  await user.keyboard(' ');
  expect(count()).toBe('0');
  await user.keyboard(' ');
  expect(count()).toBe('1');
});

test('Space and Enter count, a held key counts once, a key with a modifier does not, and on RESET they reset', async () => {
  const user = await open();
  await user.keyboard(' {Enter}');
  expect(count()).toBe('2');
  await user.keyboard('{ >3/}');
  expect(count()).toBe('3');
  act(() => screen.getByRole('button', { name: 'Count' }).focus());
  await user.keyboard(' {Enter}');
  expect(count()).toBe('5');
  expect(pressKey('Enter', { ctrlKey: true })).toBe(false);
  expect(count()).toBe('5');
  act(() => reset().focus());
  await user.keyboard('{Enter}');
  expect(count()).toBe('0');
  await user.keyboard(' ');
  expect(count()).toBe('1');
});

test('a screen reader can press the counter, and hears the count politely and not too often', async () => {
  await open();
  press('.tasbih-tap');
  const status = within(screen.getByRole('main')).getByRole('status');
  expect(status.getAttribute('aria-live')).toBe('polite');
  await waitFor(() => expect(status.textContent).toBe('1'));
  const said: string[] = [];
  new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true, characterData: true, subtree: true });
  const started = Date.now();
  pressSpace(30);
  await waitFor(() => expect(status.textContent).toBe('31'));
  expect(said.length).toBeLessThanOrEqual(2 + (Date.now() - started) / 1000);
});

test('there is a short vibration for each count and none for a tap at the end', async () => {
  const vibrate = vi.fn<(pattern: number) => boolean>(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  await open();
  pressSpace(35);
  expect(vibrate).toHaveBeenCalledTimes(33);
  expect(Math.max(...vibrate.mock.calls.map(([pattern]) => pattern))).toBeLessThanOrEqual(100);
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('counting works where the device cannot vibrate or refuses to', async () => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  for (const value of [undefined, refuse]) {
    Object.defineProperty(navigator, 'vibrate', { value, configurable: true });
    await open();
    pressSpace(1);
    expect(count()).toBe('1');
  }
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('a long touch opens no context menu; a mouse can still open one', async () => {
  await open();
  const asks = (pointerType: string): boolean =>
    fireEvent(document.body, new PointerEvent('contextmenu', { pointerType, bubbles: true, cancelable: true }));
  expect(['touch', 'mouse'].map(asks)).toEqual([false, true]);
});
