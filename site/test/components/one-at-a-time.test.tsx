/** A page's duas one at a time: counting, going on, coming back to the very card, and every way out. Touch is `site/test/browser/one-at-a-time.spec.ts`. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { today } from '../../src/features/counting/today.ts';
import { loadCategory } from '../../src/platform/content/texts.ts';
import {
  element,
  elements,
  waitForElement,
  heading,
  openApp,
  press,
  pressKey,
  toastTitles,
  waitForToastDescription,
  writeInAnotherTab,
} from './app.tsx';

const EVENING = '/morning-evening/evening-remembrance';
/** Seeking forgiveness, the first of its cards, is said three times, and the lines after its first one once. */
const AFTER_SALAM = '/prayer/after-salam';
/** The first of its five cards is said three times, and has no line after that. */
const BOWING = '/prayer/while-bowing';

const LIST = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';
const BOW = 'prayer/while-bowing#glory-to-my-lord-the-magnificent';
const WAKING = 'morning-evening/waking-up#praise-on-waking';
const TRAVEL = 'travel/travel-dua#righteousness-on-this-journey';

/** A list of the reader's own as the storage has it. */
const listOf = (...items: { id: string; count?: number }[]): string =>
  JSON.stringify({ id: LIST, name: 'Mine', items, changed: '2026-11-24T04:00:00.000Z' });

const opener = (): HTMLElement => element('.open-one');
const counter = (): HTMLElement => element('.one .counter-button');
const progress = (): string => element('.one-progress output span').textContent;
const isOpen = (): Promise<HTMLElement> => waitForElement('.one');

async function open(path: string): Promise<void> {
  await openApp(path);
  press(opener());
  await isOpen();
}

/** A device that vibrates and whose screen can be kept awake. */
const device = { vibrated: [] as unknown[], awake: 0 };

beforeEach(() => {
  Object.assign(device, { vibrated: [], awake: 0 });
  const request = async (): Promise<object> => {
    device.awake += 1;
    const lock = {
      released: false,
      release: async () => {
        if (!lock.released) device.awake -= 1;
        lock.released = true;
      },
    };
    return lock;
  };
  Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => device.vibrated.push(pattern) > 0, configurable: true });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

/** Goes past the card that is shown: by its count where it has one, else by the button. */
async function goPast(): Promise<void> {
  const place = (): string | undefined => document.querySelector('.one-progress output')?.textContent.split(' · ')[0];
  const before = place();
  const times = Number(/\/ (\d+),/.exec(document.querySelector('.one .counter-button')?.getAttribute('aria-label') ?? '')?.[1] ?? 0);
  if (times > 0) for (let time = 0; time < times; time++) pressKey(' ');
  else press(await waitForElement('.one-next[aria-disabled="false"]'));
  // After the count the lines that follow it may wait to be said.
  await waitFor(() => expect(place() !== before || document.querySelector('.one-next') !== null).toBe(true));
  if (place() === before) press('.one-next');
  await waitFor(() => expect(place()).not.toBe(before));
}

test('from the first to the last card: a complete count moves on, a button passes other cards, and “Begin again” can be undone', async () => {
  localStorage.setItem(`misbaha:lists/${LIST}`, listOf({ id: BOW }, { id: WAKING, count: 2 }, { id: TRAVEL }));
  await openApp(`/lists?list=${LIST}&one`);
  await isOpen();
  const total = 3;
  expect(elements('.one-marks span')).toHaveLength(total);
  expect(elements('article')).toHaveLength(1);
  expect(progress()).toBe(`1 of ${total} · ${total} left to say`);
  await waitFor(() => expect(device.awake).toBe(1));

  await goPast();
  expect(progress()).toBe(`2 of ${total} · ${total - 1} left to say`);
  expect(device.vibrated).toEqual([12, 12, [30, 60, 30]]);

  press(screen.getByRole('button', { name: 'Previous card' }));
  await waitFor(() => expect(counter().getAttribute('aria-label')).toBe('3 / 3, count one'));
  pressKey('ArrowRight');
  await waitFor(() => expect(progress()).toBe(`2 of ${total} · ${total - 1} left to say`));

  for (let card = 2; card <= total; card++) {
    await waitFor(() => expect(progress()).toMatch(new RegExp(`^${card} of ${total} `)));
    await goPast();
  }
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`All ${total} are said`));
  expect(screen.getByText('Tomorrow it starts again.')).not.toBeNull();
  await waitFor(() => expect(device.awake).toBe(0));

  press(screen.getByRole('button', { name: 'Begin again' }));
  await waitFor(() => expect(progress()).toBe(`1 of ${total} · ${total} left to say`));
  expect(counter().getAttribute('aria-label')).toBe('0 / 3, count one');
  expect(await waitForToastDescription('Counting starts again')).toBe(`All counts of “${heading()}” are at 0.`);
  press(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(progress()).toBe(`1 of ${total} · all said`));
  expect(counter().getAttribute('aria-label')).toBe('3 / 3, count one');
});

test('the progress message names each card by its title, its instruction or its first sentence', async () => {
  await openApp(`${EVENING}?one`);
  await isOpen();
  const told = (): (string | null)[] => elements('.one-progress output span').map(({ textContent }) => textContent);
  const total = elements('.one-marks span').length;
  const names: (string | null | undefined)[] = [];
  const namedBy = new Set<string | undefined>();
  for (let card = 1; card <= total; card++) {
    await waitFor(() => expect(told()[0]).toMatch(new RegExp(`^${card} of ${total} · `)));
    const by = ['h2', '.instruction', '.translation'].find((selector) => document.querySelector(`.one article ${selector}`));
    const shown = element(`.one article ${by}`).textContent;
    const name = by === '.translation' ? shown.split('.')[0] : shown;
    expect(told()[1]).toBe(name);
    names.push(name);
    namedBy.add(by);
    pressKey('ArrowRight');
  }
  await waitFor(() => expect(told()).toEqual([expect.stringMatching(/^The end/), '']));
  expect(names.filter(Boolean)).toHaveLength(total);
  expect(namedBy.size).toBe(3);
});

test('the offer to undo “Restart counting” disappears once the reader goes on counting', async () => {
  await open(BOWING);
  pressKey(' ');
  press(screen.getByRole('button', { name: 'Back to the whole page' }));
  press(await screen.findByRole('button', { name: 'Restart counting' }));
  await waitForToastDescription('Counting starts again');
  press(opener());
  await isOpen();
  pressKey(' ');
  expect(toastTitles()).toContain('Counting starts again');
  pressKey(' ');
  await waitFor(() => expect(toastTitles()).not.toContain('Counting starts again'));
});

test('the shown card stays when another tab removes the dua before it; the end of a list of one dua says “It is said”', async () => {
  const [waking, travel] = [{ id: WAKING }, { id: TRAVEL }];
  const salam = { id: 'prayer/after-salam#forgiveness-and-peace' };
  localStorage.setItem(`misbaha:lists/${LIST}`, listOf(waking, salam, travel));
  await openApp(`/lists?list=${LIST}&one`);
  await isOpen();
  press(await waitForElement('.one-next[aria-disabled="false"]'));
  await waitFor(() => expect(progress()).toBe('2 of 3 · 2 left to say'));
  const text = element('article .arabic').textContent;
  writeInAnotherTab(`misbaha:lists/${LIST}`, listOf(salam, travel));
  await waitFor(() => expect(progress()).toBe('1 of 2 · 2 left to say'));
  expect(element('article .arabic').textContent).toBe(text);
  writeInAnotherTab(`misbaha:lists/${LIST}`, listOf(salam));
  await waitFor(() => expect(progress()).toBe('1 of 1 · 1 left to say'));
  for (let time = 0; time < 3; time++) pressKey(' ');
  press(await waitForElement('.one-next'));
  expect(await screen.findByRole('heading', { name: 'It is said' })).not.toBeNull();
  expect(screen.getByText('Tomorrow it starts again.')).not.toBeNull();
});

test('if only the first line is counted, the card waits for the other lines; the end says that the next prayer starts the page again', async () => {
  const cards = (await loadCategory('prayer'))?.pages.find(({ slug }) => slug === 'after-salam')?.cards ?? [];
  for (const { id, repeat = 1 } of cards.slice(1)) localStorage.setItem(`misbaha:counts/${today()}${AFTER_SALAM}#${id}`, String(repeat));
  localStorage.setItem('misbaha:counted-after-prayer', String(Date.now()));
  await open(AFTER_SALAM);
  expect(progress()).toBe(`1 of ${cards.length} · 1 left to say`);
  for (let time = 0; time < 3; time++) pressKey(' ');
  const next = await waitForElement('.one-next[aria-disabled="false"]');
  expect(document.querySelector('.one .counter-button')).toBeNull();
  expect(progress()).toContain('1 of ');
  press(next);
  for (let card = 2; card <= cards.length; card++) {
    await waitFor(() => expect(progress()).toBe(`${card} of ${cards.length} · all said`));
    pressKey('ArrowRight');
  }
  expect(await screen.findByRole('heading', { name: `All ${cards.length} are said` })).not.toBeNull();
  expect(screen.getByText('With the next prayer it starts again.')).not.toBeNull();
});

describe('left open', () => {
  afterEach(() => vi.useRealTimers());
  const clockAt = (time: string): void => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  /** As at the return to the tab, when the page looks at the clock. */
  const comeBack = (): void => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  test('into the next day, it begins with the first card again', async () => {
    clockAt('2026-11-24T06:00:00');
    await open(BOWING);
    await goPast();
    await waitFor(() => expect(progress()).toContain('2 of '));
    clockAt('2026-11-25T06:00:00');
    comeBack();
    await waitFor(() => expect(progress()).toBe('1 of 5 · 5 left to say'));
  });

  test('after the prayer until the next one, it begins with the first card again', async () => {
    clockAt('2026-11-24T12:00:00');
    const cards = (await loadCategory('prayer'))?.pages.find(({ slug }) => slug === 'after-salam')?.cards ?? [];
    for (const { id, repeat = 1 } of cards) localStorage.setItem(`misbaha:counts/${today()}${AFTER_SALAM}#${id}`, String(repeat));
    localStorage.setItem('misbaha:counted-after-prayer', String(Date.now()));
    await open(AFTER_SALAM);
    expect(await screen.findByRole('heading', { name: `All ${cards.length} are said` })).not.toBeNull();
    clockAt('2026-11-24T15:30:00');
    comeBack();
    await waitFor(() => expect(progress()).toBe(`1 of ${cards.length} · ${cards.length} left to say`));
  });

  test('past midnight, the end says how long the counts of the day before still last', async () => {
    clockAt('2026-11-25T00:10:00');
    const day = '2026-11-24';
    localStorage.setItem('misbaha:last-count', `${day} ${Date.now() - 60_000}`);
    localStorage.setItem(`misbaha:counts/${day}/${BOW}`, '3');
    await openApp(`${BOWING}?one`);
    await isOpen();
    for (let card = 2; card <= 6; card++) pressKey('ArrowRight');
    await waitForElement('.one-end');
    expect(element('.one-end').textContent).toContain('for 45 minutes');
  });
});

test('a double tap goes one card further, not two', async () => {
  await open(BOWING);
  await goPast();
  fireEvent.click(await waitForElement('.one-next[aria-disabled="false"]'), { detail: 1 });
  await waitFor(() => expect(progress()).toContain('3 of '));
  fireEvent.click(element('.one-next'), { detail: 2 });
  expect(progress()).toContain('3 of ');
  fireEvent.click(element('.one-next'), { detail: 1 });
  await waitFor(() => expect(progress()).toContain('4 of '));
});

test('right after the view moves on by itself, a press meant for the card before does not pass the new card', async () => {
  await open(BOWING);
  await goPast();
  const next = element('.one-next');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  press(next);
  expect(progress()).toContain('2 of ');
});

test('on the same day the view resumes at the same card from home, from the page and after a reload, until restarted', async () => {
  await open(EVENING);
  for (let card = 1; card < 4; card++) {
    await waitFor(() => expect(progress()).toContain(`${card} of `));
    press(await waitForElement('.one-next[aria-disabled="false"], .one [aria-label="Next card"]'));
  }
  await waitFor(() => expect(progress()).toContain('4 of '));
  const text = element('article .arabic').textContent;

  await openApp('/');
  const entry = (): HTMLElement => screen.getByRole('link', { name: /^Morning\/Evening/ });
  await waitFor(() => expect(entry().textContent).toMatch(/Resume evening at 4 of \d+$/));
  press(entry());
  press(await screen.findByRole('link', { name: /in the evening/ }));
  await waitFor(() => expect(opener().textContent).toMatch(/^Resume at 4 of/));
  press(opener());
  await isOpen();
  expect(element('article .arabic').textContent).toBe(text);
  await openApp(`${EVENING}?one`);
  await isOpen();
  expect(element('article .arabic').textContent).toBe(text);

  press(screen.getByRole('button', { name: 'Back to the whole page' }));
  press(await screen.findByRole('button', { name: 'Restart counting' }));
  await waitFor(() => expect(opener().textContent).toBe('One at a time'));
  await openApp('/');
  expect(entry().textContent).toBe('Morning/EveningWaking, day, night, sleep');
});

describe('every way back leads to the whole page first, to the button that opened it', () => {
  const WAYS: Readonly<Record<string, () => void>> = {
    'the device’s back': () => act(() => window.history.back()),
    'its button': () => press(screen.getByRole('button', { name: 'Back to the whole page' })),
    Backspace: () => void pressKey('Backspace'),
    Escape: () => void pressKey('Escape'),
  };

  test('each way back focuses the opening button; the next leads to the menu', async () => {
    await openApp('/prayer');
    press(`main a[href="${BOWING}"]`);
    await waitForElement('.open-one');
    for (const [way, leave] of Object.entries(WAYS)) {
      press(opener());
      await isOpen();
      await waitFor(() => expect(document.activeElement?.matches('.one h1'), way).toBe(true));
      leave();
      await waitFor(() => expect([elements('article').length > 1, document.activeElement === opener()], way).toEqual([true, true]));
      expect(window.location.pathname + window.location.search, way).toBe(BOWING);
    }
    pressKey('Backspace');
    await waitFor(() => expect([window.location.pathname, heading()]).toEqual(['/prayer', 'Prayer']));
  });

  test('also where it was opened by its address', async () => {
    await openApp(`${BOWING}?one`);
    await isOpen();
    press(screen.getByRole('button', { name: 'Back to the whole page' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(BOWING));
    await waitFor(() => expect(elements('article').length).toBeGreaterThan(1));
  });
});

test('an address that names a dua which is not on the page says so above the first card, and no longer after it', async () => {
  await openApp(`${BOWING}?one#nothere`);
  await isOpen();
  expect(element('.one main').textContent).toContain('is not on this page');
  await goPast();
  expect(element('.one main').textContent).not.toContain('is not on this page');
});
