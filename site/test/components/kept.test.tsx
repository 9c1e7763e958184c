/** What stays on the device: what another tab does meanwhile, full and cleared storage, a new day, files and records of any shape. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as texts from '../../src/platform/content/texts.ts';
import { element, elements, waitForElement, heading, writeInAnotherTab, waitForToastDescription, openApp, press } from './app.tsx';

const PAGE = '/morning-evening/morning-remembrance';
const DUA_ID = 'morning-evening/waking-up#praise-on-waking';
const SAVED = 'misbaha:saved/';
const READING = 'misbaha:reading';

const saveButton = (card: number): HTMLElement => within(elements('.card')[card] ?? document.body).getByRole('button', { name: 'Save' });
const isSaved = (card: number): boolean => saveButton(card).getAttribute('aria-pressed') === 'true';
const savedFrom = (): number => elements('.saved-from').length;
const size = (name: string): string => document.documentElement.style.getPropertyValue(`--${name}-size`);
const larger = (name: string): void => press(screen.getByRole('button', { name: `${name} size: larger` }));

async function openPanel(): Promise<void> {
  press(screen.getByRole('button', { name: 'Reading settings' }));
  await screen.findByRole('dialog', { name: 'Reading settings' });
}

/** From now on nothing can be stored. */
const fillStorage = (): void =>
  void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => vi.useRealTimers());

describe('a change in another tab', () => {
  test('is not lost while this tab shows a page without cards', async () => {
    await openApp('/morning-evening/waking-up');
    press(saveButton(0));
    press(screen.getByRole('link', { name: /^Back to/ }));
    await waitFor(() => expect(heading()).toBe('Morning/Evening'));
    for (let card = 1; card <= 5; card++)
      writeInAnotherTab(`${SAVED}morning-evening/morning-remembrance#other-${card}`, '2026-11-20T04:00:00.000Z');
    press(screen.getByRole('link', { name: /turning over/ }));
    await waitFor(() => expect(heading()).toMatch(/turning over/i));
    press(saveButton(0));
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith(SAVED))).toHaveLength(7));
  });

  test('to the preferences applies here and is not overwritten by the next choice here', async () => {
    await openApp('/morning-evening');
    writeInAnotherTab(READING, '{"arabicSize":1}');
    await openPanelOn(PAGE);
    expect(size('arabic')).toBe('1.125');
    larger('English');
    await waitFor(() => expect([size('arabic'), size('translation')]).toEqual(['1.125', '1.125']));
    expect(JSON.parse(localStorage.getItem(READING) ?? '')).toMatchObject({ arabicSize: 1, englishSize: 1 });
  });

  test('that clears the storage removes the saved duas here, and they do not come back', async () => {
    await openApp('/morning-evening/waking-up');
    press(saveButton(0));
    await waitFor(() => expect(isSaved(0)).toBe(true));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
    await waitFor(() => expect(isSaved(0)).toBe(false));
    press(saveButton(1));
    await waitFor(() => expect(isSaved(1)).toBe(true));
    await openApp('/saved');
    await waitFor(() => expect(savedFrom()).toBe(1));
  });
});

/** Goes on to a page within the app and opens its reading settings. */
async function openPanelOn(path: string): Promise<void> {
  press(`main a[href="${path}"]`);
  await waitFor(() => expect(window.location.pathname).toBe(path));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reading settings' })).not.toBeNull());
  await openPanel();
}

test('counts begin anew after midnight in an open page, once the reader has paused', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T23:58:00'), shouldAdvanceTime: true });
  await openApp(PAGE);
  for (let time = 0; time < 3; time++) press('.card .counter-button');
  expect(element('.card .counter-button').textContent).toContain('3 / 3');
  act(() => void vi.advanceTimersByTime(150_000));
  expect(element('.card .counter-button').textContent).toContain('3 / 3');
  act(() => void vi.advanceTimersByTime(45 * 60_000));
  expect(element('.card .counter-button').textContent).toContain('0 / 3');
  expect(screen.queryByRole('button', { name: 'Restart counting' })).toBeNull();
});

describe('an import', () => {
  const choose = async (user: UserEvent, text: string): Promise<void> =>
    user.upload(await waitForElement('input[type="file"]'), new File([text], 'saved.json', { type: 'application/json' }));
  const listOf = (permanentIds: readonly string[]): string =>
    JSON.stringify({ format: 'misbaha-saved', version: 1, duas: permanentIds.map((id) => ({ home: id, at: '2026-11-20T04:00:00.000Z' })) });

  test('of ids that this version does not have is reported in a line and can be taken out; what is known stays', async () => {
    const user = await openApp('/saved');
    await choose(user, listOf([DUA_ID, ...Array.from({ length: 1900 }, (_, card) => `prayer/no-such-page-of-ours#card-${card}`)]));
    await waitFor(() => expect(savedFrom()).toBe(1));
    expect(element('.notice').textContent).toContain('1,900 saved duas are not in this version');
    expect(element('.notice').textContent).not.toContain('card-1899');
    press(within(element('.notice')).getByRole('button', { name: 'Take them out' }));
    await waitFor(() => expect(elements('.notice')).toEqual([]));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await openApp('/saved');
    await waitFor(() => expect(savedFrom()).toBe(1));
    expect(elements('.notice')).toEqual([]);
  });

  test('of a file beyond all bounds is refused with a sentence', async () => {
    const user = await openApp('/saved');
    await choose(user, listOf([`a/b#${'c'.repeat(3_100_000)}`]));
    expect(await screen.findByText(/This file is too large/)).not.toBeNull();
    expect(screen.getByText(/Nothing is saved yet/)).not.toBeNull();
  });

  test('of an unreadable learning record is refused with the number of the entry', async () => {
    const user = await openApp('/learn');
    await choose(user, JSON.stringify({ format: 'misbaha-saved', version: 1, duas: [], learning: [{ home: '<script>' }] }));
    expect(await screen.findByText(/entry 1 of what is learned by heart cannot be read/)).not.toBeNull();
    expect(elements('.learn-row')).toEqual([]);
  });
});

test('saved duas are numbered without the narrations among them, as on their pages', async () => {
  const { pages } = (await texts.loadCategory('daily-life')) ?? { pages: [] };
  const cards = pages.flatMap((page) => page.cards);
  const narration = cards.find(({ kind }) => kind === 'narration');
  const duas = cards.filter(({ kind }) => kind !== 'narration').slice(0, 2);
  for (const { permanentId = '' } of [narration ?? {}, ...duas]) localStorage.setItem(SAVED + permanentId, '2026-11-20T04:00:00.000Z');
  await openApp('/saved');
  await waitFor(() => expect(savedFrom()).toBe(3));
  expect(
    elements('.card-meta > span:first-child')
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual(['1 of 2', '2 of 2', 'Narration']);
});

test('after the reader removes a dua from Saved, the focus is on the next card and not on its Save button', async () => {
  const { pages } = (await texts.loadCategory('travel')) ?? { pages: [] };
  const permanentIds = [...new Set(pages.flatMap(({ cards }) => cards.map(({ permanentId }) => permanentId)))].slice(0, 3);
  for (const permanentId of permanentIds) localStorage.setItem(SAVED + permanentId, '2026-11-20T04:00:00.000Z');
  await openApp('/saved');
  await waitFor(() => expect(savedFrom()).toBe(3));
  for (const [place, left] of [
    [0, 2],
    [1, 1],
  ] as const) {
    const next = elements('.card').filter((_, index) => index !== place)[Math.min(place, left - 1)]?.id;
    act(() => saveButton(place).focus());
    press(saveButton(place));
    await waitFor(() => expect(savedFrom()).toBe(left));
    expect(document.activeElement?.matches('article')).toBe(true);
    expect(document.activeElement?.id).toBe(next);
  }
});

test('a preferences record with only one field is applied', async () => {
  localStorage.setItem(READING, '{"transliteration":"words"}');
  await openApp('/wellbeing/settling-debt');
  expect(document.documentElement.dataset['transliteration']).toBe('words');
  await waitFor(() => expect(elements('.card .word-sound').length).toBeGreaterThan(0));
});

test('if the texts of saved duas fail to load, a message says so, and “Try again” loads them', async () => {
  localStorage.setItem(SAVED + DUA_ID, '2026-11-20T04:00:00.000Z');
  const loading = vi.spyOn(texts, 'loadCategory').mockRejectedValue(new Error('no network'));
  await openApp('/saved');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The texts of your saved duas could not be loaded');
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(savedFrom()).toBe(0);
  loading.mockRestore();
  press(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(savedFrom()).toBe(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('where nothing can be stored', () => {
  test('the reading settings and the counter say that a change is kept for now only, the counter once', async () => {
    fillStorage();
    await openApp(PAGE);
    await openPanel();
    larger('Arabic');
    expect(await screen.findByText(/your choice holds until the page is closed/)).not.toBeNull();
    await waitFor(() => expect(size('arabic')).toBe('1.125'));
    for (const count of [1, 2]) {
      press('.card .counter-button');
      expect(element('.card .counter-button').textContent).toContain(`${count} / 3`);
    }
    await waitForToastDescription('Counted for now only');
  });

  test('in “One at a time”, going on from a dua without a number says so too, once', async () => {
    fillStorage();
    await openApp(`${PAGE}?one`);
    await waitForElement('.one-hand');
    while (!document.querySelector('.one-next')) press('.one-hand > button:last-child');
    expect(screen.queryByText('Counted for now only')).toBeNull();
    press('.one-next');
    await waitForToastDescription('Counted for now only');
    expect(screen.getAllByText('Counted for now only')).toHaveLength(1);
  });

  test('a save and the settings say that the storage is full, and what was saved before stays', async () => {
    await openApp('/morning-evening/waking-up');
    press(saveButton(0));
    await waitFor(() => expect(isSaved(0)).toBe(true));
    fillStorage();
    press(saveButton(1));
    expect(await waitForToastDescription('Saved for now only')).toContain('is full. What was saved earlier stays');
    await openPanel();
    larger('Arabic');
    expect(await screen.findByText(/is full\. What was saved earlier stays; your choice holds/)).not.toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith(SAVED))).toHaveLength(1);
  });
});
