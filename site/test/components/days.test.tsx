/** The days of the past weeks: what is noted, what is shown of it, and the two ways to have nothing noted. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LAST_COUNT_TIME_KEY } from '../../src/platform/storage/storage-keys.ts';
import { element, elements, waitForElement, writeInAnotherTab, waitForToastDescription, openApp, press } from './app.tsx';

const FOLDER = 'misbaha:days/';
const days = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(FOLDER));
const shownDays = (): string[] => elements('.days-day').map(({ textContent }) => textContent);

/** Goes past all duas of a short page, one at a time, to its end. */
async function finish(path: string): Promise<void> {
  await openApp(`${path}?one`);
  await waitFor(() => expect(element('.one')).not.toBeNull());
  while (!document.querySelector('.one-end')) {
    const before = element('.one-progress output').textContent;
    const times = Number(/\/ (\d+),/.exec(document.querySelector('.one .counter-button')?.getAttribute('aria-label') ?? '')?.[1] ?? 0);
    for (let time = 0; time < times; time++) press('.one .counter-button');
    if (times === 0) {
      press(await waitForElement('.one-next[aria-disabled="false"]'));
    }
    await waitFor(() => expect(document.querySelector('.one-end') ?? element('.one-progress output').textContent).not.toBe(before));
  }
}

const PAGE = '/illness/body-pain';
const LIST = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';

afterEach(() => vi.useRealTimers());

test('a page that the reader has gone through to the end is noted once, and the end links to “Your days”', async () => {
  await openApp('/days');
  expect(await screen.findByText(/There is nothing here yet/)).not.toBeNull();
  await finish('/adhkar/dhikr');
  press(await screen.findByRole('link', { name: 'Your days' }));
  await waitFor(() => expect(shownDays()).toHaveLength(1));
  expect(shownDays()[0]).toMatch(/^Today/);
  expect(days()).toHaveLength(1);
});

test('while nothing is noted, the empty page does not promise it', async () => {
  await openApp('/days');
  await screen.findByText(/There is nothing here yet\. When you have said the last dua/);
  press(screen.getByRole('checkbox', { name: 'Note what I finish' }));
  await waitFor(() => expect(element('.days .empty').textContent).toBe('There is nothing here yet.'));
});

test('weeks and days have names, empty days are left out, and entries have the current title, and a link if the page exists', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T07:00:00') });
  localStorage.setItem(`${FOLDER}2026-11-25/morning-evening/morning-remembrance`, 'Another title');
  localStorage.setItem(`${FOLDER}2026-11-24/morning-evening/evening-remembrance`, 'x');
  localStorage.setItem(`${FOLDER}2026-11-17/list:${LIST}`, 'My list');
  localStorage.setItem(
    `misbaha:lists/${LIST}`,
    JSON.stringify({ id: LIST, name: 'My list', items: [], changed: '2026-11-17T06:00:00.000Z' }),
  );
  localStorage.setItem(`${FOLDER}2026-10-28/prayer/no-longer-there`, 'A page of old');
  await openApp('/days');
  await waitFor(() => expect(shownDays()).toHaveLength(4));
  expect(elements('.days-week h2').map(({ textContent }) => textContent)).toEqual([
    'This week',
    'Last week',
    expect.stringMatching(/^Week of/),
  ]);
  expect(shownDays()[0]).toBe('TodayRemembrance said in the morning');
  expect(shownDays()[1]).toBe('YesterdayRemembrance said in the evening');
  expect(screen.getByRole('link', { name: 'My list' }).getAttribute('href')).toBe(`/lists?list=${LIST}`);
  writeInAnotherTab(`misbaha:lists/${LIST}`, JSON.stringify({ id: LIST, deleted: true, changed: '2026-11-25T06:00:00.000Z' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'My list' })).toBeNull());
  expect(shownDays()[2]).toMatch(/My list$/);
  expect(screen.queryByRole('link', { name: 'A page of old' })).toBeNull();
});

test('in a page that stays open over midnight, “Today” becomes “Yesterday”', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T23:00:00') });
  localStorage.setItem(`${FOLDER}2026-11-24/morning-evening/evening-remembrance`, 'x');
  await openApp('/days');
  await waitFor(() => expect(shownDays()[0]).toMatch(/^Today/));
  vi.setSystemTime(new Date('2026-11-25T00:01:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shownDays()[0]).toMatch(/^Yesterday/);
});

test('in a page that stays open over midnight, “Today” becomes “Yesterday” also soon after a count', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-24T23:55:00'), shouldAdvanceTime: true });
  localStorage.setItem(`${FOLDER}2026-11-24/morning-evening/evening-remembrance`, 'x');
  localStorage.setItem(LAST_COUNT_TIME_KEY, `2026-11-24 ${Date.now()}`);
  await openApp('/days');
  await waitFor(() => expect(shownDays()[0]).toMatch(/^Today/));
  act(() => void vi.advanceTimersByTime(6 * 60_000));
  expect(shownDays()[0]).toMatch(/^Yesterday/);
});

test('when switched off, nothing new is noted; deleting removes all days and can be undone; another tab’s choice is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T07:00:00') });
  localStorage.setItem(`${FOLDER}2026-11-24${PAGE}`, 'x');
  await openApp('/days');
  const keep = (): HTMLInputElement => screen.getByRole('checkbox', { name: 'Note what I finish' });
  await waitFor(() => expect(shownDays()).toHaveLength(1));
  press(keep());
  await waitFor(() => expect(keep().checked).toBe(false));
  press(screen.getByRole('button', { name: 'Delete all of it' }));
  await waitForToastDescription('Your days were deleted');
  expect(days()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  press(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(days()).toHaveLength(1));
  press(screen.getByRole('button', { name: 'Delete all of it' }));
  expect(days()).toEqual([]);
  await finish('/adhkar/dhikr');
  expect(days()).toEqual([]);
  await openApp('/days');
  await waitFor(() => expect(keep().checked).toBe(false));
  writeInAnotherTab('misbaha:days-off', null);
  await waitFor(() => expect(keep().checked).toBe(true));
});
