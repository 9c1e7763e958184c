/** The course of roots: starting with a few, repetition when they are due, leaving the course and undoing that. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rootSlug } from '../../../packages/core/roots.ts';
import { loadRootSummaries } from '../../src/platform/content/texts.ts';
import { element, elements, waitForElement, openApp, press, pressKey } from './app.tsx';

const storedRootKeys = (): string[] =>
  Object.keys({ ...localStorage })
    .filter((key) => key.startsWith('misbaha:learning/root:'))
    .toSorted();
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const sense = (): string => element('.learn-sense').textContent;
const isAt = (position: number, total: number): Promise<void> =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(`Root ${position} of ${total}`));

afterEach(() => vi.useRealTimers());
const clockAt = (time: Date): void => void vi.useFakeTimers({ toFake: ['Date'], now: time });

/** Begins the course and opens its first session. */
async function begin(): Promise<void> {
  await openApp('/learn');
  press(await screen.findByRole('button', { name: 'Learn 5 new roots' }));
  await waitForElement('.learn-card');
}

test('a first session shows five roots with their meanings; the next day they come back with the meaning hidden', async () => {
  clockAt(new Date(2026, 10, 22, 9));
  await begin();
  expect(window.location.search).toBe('?session=roots');
  expect(storedRootKeys()).toHaveLength(5);
  const shown: string[] = [];
  for (const position of [1, 2, 3, 4, 5]) {
    await isAt(position, 5);
    shown.push(element('.learn-card .root-letters').textContent);
    expect(sense()).not.toBe('');
    expect(elements('.learn-forms .root-form').length).toBe(3);
    expect(elements('.learn-forms .root-meaning').length).toBe(3);
    expect(element('.learn-example .arabic').textContent).not.toBe('');
    press(button(/^Not yet/));
  }
  await waitForElement('.learn-ended');
  // The order of the list of roots.
  expect(shown.slice(0, 3)).toEqual(['أ ل ه', 'ر ب ب', 'غ ف ر']);
  expect(elements('.learn-ended .root-letters')).toHaveLength(5);
  press(screen.getByRole('link', { name: 'All that you learn' }));
  await waitFor(() => expect(element('.learn-course').textContent).toContain('5 of 200 begun, 0 of them known'));
  expect(element('.learn-course').textContent).toContain('The next ones come back tomorrow.');
  expect(button('Learn 5 new roots')).not.toBeNull();

  clockAt(new Date(2026, 10, 23, 5));
  await openApp('/learn');
  press(await screen.findByRole('link', { name: 'Practise 5 roots' }));
  await isAt(1, 5);
  expect([sense(), elements('.learn-forms .root-meaning').length, elements('.learn-answers').length]).toEqual(['', 0, 0]);
  pressKey(' ');
  expect([sense() === '', elements('.learn-forms .root-meaning').length, elements('.learn-answers').length]).toEqual([false, 3, 1]);
  press(button(/^Knew it/));
  await isAt(2, 5);
  expect(sense()).toBe('');
  act(() => button('Show the meaning').focus());
  press(button('Show the meaning'));
  expect(sense()).not.toBe('');
  // The button is gone; its root has the focus.
  await isAt(2, 5);
});

test('a reader who has learned one root can begin five more; the advice how to begin with duas stays', async () => {
  clockAt(new Date(2026, 10, 22, 9));
  localStorage.setItem('misbaha:learning/root:gh-f-r', '{"at":"2026-11-01T00:00:00.000Z","step":3}');
  await openApp('/learn');
  press(await screen.findByRole('link', { name: 'Practise 1 root' }));
  await isAt(1, 1);
  expect(element('.learn-card .root-letters').textContent).toBe('غ ف ر');
  press(button(/^Knew it/));
  await waitForElement('.learn-ended');
  press(screen.getByRole('link', { name: 'All that you learn' }));
  expect(await screen.findByText(/^To begin/)).not.toBeNull();
  expect(screen.queryByText('Nothing is being learned yet.')).toBeNull();
  press(await screen.findByRole('button', { name: 'Learn 5 new roots' }));
  await isAt(1, 5);
  expect(storedRootKeys()).toHaveLength(6);
});

test('learned roots outside the 200 most frequent are not counted and do not reduce the new roots on offer', async () => {
  clockAt(new Date(2026, 10, 22, 9));
  const ids = (await loadRootSummaries()).map(({ letters }) => `root:${rootSlug(letters)}`);
  const record = JSON.stringify({
    at: '2026-11-01T00:00:00.000Z',
    step: 3,
    answered: '2026-11-21T00:00:00.000Z',
    due: '2026-12-21T00:00:00.000Z',
  });
  for (const id of [...ids.slice(0, 197), ...ids.slice(200, 210)]) localStorage.setItem(`misbaha:learning/${id}`, record);
  await openApp('/learn');
  press(await screen.findByRole('button', { name: 'Learn 3 new roots' }));
  await isAt(1, 3);
  await openApp('/learn');
  await screen.findByRole('link', { name: 'Practise 3 roots' });
  expect(element('.learn-course').textContent).toContain('200 of 200 begun');
});

test('a second press while the roots load begins no further ones', async () => {
  await openApp('/learn');
  const newRoots = await screen.findByRole('button', { name: 'Learn 5 new roots' });
  press(newRoots);
  press(newRoots);
  await isAt(1, 5);
  expect(storedRootKeys()).toHaveLength(5);
});

test('Undo restores all roots after “Take all roots out”', async () => {
  await begin();
  await openApp('/learn');
  const before = { ...localStorage };
  press(await screen.findByRole('button', { name: 'Take all roots out' }));
  expect(storedRootKeys()).toEqual([]);
  press(button('Undo'));
  expect({ ...localStorage }).toEqual(before);
});

test('roots that the texts lack are neither asked for nor counted, and do not block new ones', async () => {
  for (let root = 0; root < 8; root++)
    localStorage.setItem(`misbaha:learning/root:b-b-${'bdfhkmnr'[root]}`, '{"at":"2026-11-01T00:00:00.000Z","step":3}');
  localStorage.setItem('misbaha:learning/root:gh-f-r', '{"at":"2026-11-02T00:00:00.000Z","step":3}');
  await openApp('/learn');
  press(await screen.findByRole('link', { name: 'Practise 1 root' }));
  await isAt(1, 1);
  press(button(/^Knew it/));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('That is all for today'));
  expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
  press(screen.getByRole('link', { name: 'All that you learn' }));
  expect(await screen.findByRole('button', { name: 'Learn 5 new roots' })).not.toBeNull();
  expect(element('.learn-course').textContent).toMatch(/1 of 200 begun.*The next ones come back/);
  press(button('Take all roots out'));
  expect(storedRootKeys()).toEqual([]);
});
