/** The names of icon buttons: for a mouse that rests on one, never for touch. Where one stands is `site/test/browser/side-menu.spec.ts`. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element, elements, openApp } from './app.tsx';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

let clientX = 0;

/** Sends the events of a pointer that comes over an element: because it moved, or rests while the page changes under it. */
const pointAt = (target: Element, pointerType: string, { isResting = false } = {}): void => {
  if (!isResting) clientX += 1;
  fireEvent(target, new PointerEvent('pointermove', { pointerType, clientX, bubbles: true }));
  fireEvent(target, new PointerEvent('pointerover', { pointerType, clientX, bubbles: true }));
};
const shownTooltips = (): string[] => elements('.tooltip').map(({ textContent }) => textContent);
const settings = (): HTMLElement => screen.getByRole('button', { name: 'Reading settings' });

beforeEach(async () => {
  await openApp('/prayer/ablution');
  // The first move of a mouse loads the code of the tooltips; a touch does not.
  pointAt(element('h1'), 'mouse');
  await vi.dynamicImportSettled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // After this time a tooltip of the former test no longer makes the next one appear at once.
  act(() => void vi.advanceTimersByTime(SKIP_DELAY_MS));
});
afterEach(() => {
  fireEvent.pointerDown(document.body);
  vi.useRealTimers();
});

test('a mouse that rests on a button is shown its name after 700 ms, and a press takes it away', () => {
  pointAt(settings(), 'mouse');
  act(() => void vi.advanceTimersByTime(OPEN_DELAY_MS - 1));
  expect(shownTooltips()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(shownTooltips()).toEqual(['Reading settings']);
  expect(element('.tooltip').getAttribute('aria-hidden')).toBe('true');
  fireEvent.pointerDown(settings());
  expect(shownTooltips()).toEqual([]);
});

test('right after a tooltip was shown, the next tooltip appears at once', () => {
  pointAt(settings(), 'mouse');
  act(() => void vi.advanceTimersByTime(OPEN_DELAY_MS));
  pointAt(screen.getAllByRole('button', { name: 'Copy' })[0] ?? document.body, 'mouse');
  act(() => void vi.advanceTimersByTime(0));
  expect(shownTooltips()).toEqual(['Copy']);
  pointAt(element('h1'), 'mouse');
  expect(shownTooltips()).toEqual([]);
  act(() => void vi.advanceTimersByTime(SKIP_DELAY_MS));
  pointAt(settings(), 'mouse');
  act(() => void vi.advanceTimersByTime(OPEN_DELAY_MS - 1));
  expect(shownTooltips()).toEqual([]);
});

test.each(['touch', 'pen'])('a %s shows no tooltip', (pointerType) => {
  pointAt(settings(), pointerType);
  act(() => void vi.advanceTimersByTime(2 * OPEN_DELAY_MS));
  expect(shownTooltips()).toEqual([]);
});

test('a button that a press brings under a resting mouse shows no tooltip until the mouse moves', () => {
  pointAt(settings(), 'mouse');
  fireEvent.pointerDown(settings(), { clientX });
  const copy = screen.getAllByRole('button', { name: 'Copy' })[0] ?? document.body;
  pointAt(copy, 'mouse', { isResting: true });
  act(() => void vi.advanceTimersByTime(OPEN_DELAY_MS));
  expect(shownTooltips()).toEqual([]);
  pointAt(copy, 'mouse');
  act(() => void vi.advanceTimersByTime(OPEN_DELAY_MS));
  expect(shownTooltips()).toEqual(['Copy']);
});
