/** A card of a page: counting in place, keys, saving, addresses of cards, transliteration, sources, ways to other pages. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { element, elements, waitForElement, heading, waitForToastDescription, openApp, waitForPage, press, pressKey } from './app.tsx';

const PAGE = '/morning-evening/morning-remembrance';
const counter = (): HTMLElement => element('.card .counter-button');
const told = (): string => element('.card .counter output').textContent;
const saveButton = (card = 0): HTMLElement => within(elements('.card')[card] ?? document.body).getByRole('button', { name: 'Save' });

afterEach(() => vi.useRealTimers());

/** Sets the clock without stopping the timers that the app waits for. */
function clockAt(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
}

describe('counting in place', () => {
  test('counts by press and by Space, goes past the count, shows that it is done, and is remembered for the day', async () => {
    const user = await openApp(PAGE);
    expect(counter().textContent).toContain('0 / 3');
    await user.click(counter());
    act(() => counter().focus());
    await user.keyboard(' ');
    expect(told()).toBe('2 of 3');
    await user.keyboard(' ');
    expect(told()).toBe('3 of 3, done');
    expect(elements('.counter-done')).toHaveLength(1);
    await user.keyboard(' ');
    expect(counter().textContent).toContain('4 / 3');
    await openApp(PAGE);
    expect(counter().textContent).toContain('4 / 3');
  });

  test('“Restart counting” sets the count to 0, “Undo” restores the count, and a new day starts at 0', async () => {
    clockAt('2026-11-21T05:00:00');
    await openApp(PAGE);
    press(counter());
    expect(counter().textContent).toContain('1 / 3');
    press(screen.getByRole('button', { name: 'Restart counting' }));
    expect(counter().textContent).toContain('0 / 3');
    press(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(counter().textContent).toContain('1 / 3'));
    clockAt('2026-11-22T05:00:00');
    await openApp(PAGE);
    expect(counter().textContent).toContain('0 / 3');
  });

  test('begins anew where a page comes back from the back/forward cache the next day', async () => {
    clockAt('2026-12-01T21:00:00');
    await openApp(PAGE);
    press(counter());
    expect(counter().textContent).toContain('1 / 3');
    clockAt('2026-12-02T06:00:00');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(counter().textContent).toContain('0 / 3');
    expect(screen.queryByRole('button', { name: 'Restart counting' })).toBeNull();
  });
});

test('"?" that is pressed twice opens one list of keys', async () => {
  await openApp(PAGE);
  for (let time = 0; time < 2; time++) pressKey('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  const close = async (): Promise<void> => {
    pressKey('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await close();
  pressKey('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  await close();
});

describe('single-key shortcuts', () => {
  const name = 'Single-key shortcuts';
  const keys = ['j', 'k', 'g', 'h', '/', '?'];

  test('are switched off in the list of keys, and on again in the settings; other keys stay', async () => {
    await openApp(PAGE);
    pressKey('?');
    press(within(await screen.findByRole('dialog', { name: 'Keys' })).getByRole('checkbox', { name, checked: true }));
    pressKey('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys.filter((key) => pressKey(key))).toEqual([]);
    expect(pressKey('k', { ctrlKey: true })).toBe(true);

    await openApp('/settings');
    expect(pressKey('/')).toBe(false);
    press(screen.getByRole('checkbox', { name, checked: false }));
    expect(pressKey('?', { shiftKey: true })).toBe(true);
    await screen.findByRole('dialog', { name: 'Keys' });
    pressKey('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('saving', () => {
  test('Saved shows saved duas in either order; a dua that is no longer saved disappears, and Undo brings the dua back', async () => {
    clockAt('2026-11-21T05:00:00');
    await openApp('/travel/travel-dua');
    press(saveButton());
    expect(await waitForToastDescription('Saved')).toBe('You will find it on the Saved page in the menu');
    clockAt('2026-11-21T06:00:00');
    await openApp('/morning-evening/waking-up');
    press(saveButton());
    await waitFor(() => expect(saveButton().getAttribute('aria-pressed')).toBe('true'));
    await openApp('/saved');
    const from = (): string[] => elements('.saved-from').map(({ textContent }) => textContent);
    await waitFor(() => expect(from()).toHaveLength(2));
    expect(from()[0]).toBe('When waking up');
    press(screen.getByRole('button', { name: 'Order by date' }));
    expect(screen.getByRole('button', { name: 'Order for reading' })).not.toBeNull();
    press(saveButton());
    await waitFor(() => expect(from()).toHaveLength(1));
    expect(document.activeElement).toBe(element('article'));
    press(saveButton());
    await waitFor(() => expect(from()).toEqual([]));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('link', { name: 'Look through the categories' }).getAttribute('href')).toBe('/');
    press(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(from()).toHaveLength(1));
  });

  test('a dua that several pages share appears on Saved as on the page where the reader saved the dua', async () => {
    await openApp('/morning-evening/before-sleeping');
    press(within(element('#alhamdulillah-33')).getByRole('button', { name: 'Save' }));
    await openApp('/saved');
    const card = await waitForElement('#alhamdulillah-33');
    expect(element('.saved-from').textContent).toBe('Remembrance before sleeping');
    expect(within(card).getByRole('button', { name: '0 / 33, count one' })).toBeTruthy();
  });

  test('a file of something else is refused with a sentence, a file of saved duas is taken in', async () => {
    const user = await openApp('/saved');
    const choose = (text: string): Promise<void> =>
      user.upload(element('input[type="file"]'), new File([text], 'saved.json', { type: 'application/json' }));
    await choose('{"a":1}');
    await waitFor(() =>
      expect(
        elements('[data-sonner-toast]')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('This file holds something else'),
    );
    const permanentId = 'morning-evening/waking-up#praise-on-waking';
    await choose(JSON.stringify({ format: 'misbaha-saved', version: 1, duas: [{ home: permanentId, at: '2026-11-20T04:00:00.000Z' }] }));
    await waitFor(() => expect(elements('.saved-from')).toHaveLength(1));
  });
});

describe('an address', () => {
  test('with an unknown card shows a message; with a malformed fragment the page still appears', async () => {
    await openApp(`${PAGE}#no-such-card`);
    expect(screen.getByText(/The dua that this address names is not on this page/)).not.toBeNull();
    await openApp(`${PAGE}#%E0%A4%A`);
    expect(heading()).toBe('Remembrance said in the morning');
  });

  test('that names a card of the page marks that card', async () => {
    await openApp(`${PAGE}#ayat-al-kursi`);
    await waitFor(() => expect(element('#ayat-al-kursi').dataset['arrived']).toBe(''));
  });
});

test('the plain style of transliteration has no diacritics', async () => {
  localStorage.setItem('misbaha:reading', '{"transliteration":"plain"}');
  await openApp('/wellbeing/settling-debt');
  await waitFor(() => expect(element('.card .transliteration').textContent).toContain('Allahumma'));
  for (const { textContent } of elements('.card .transliteration')) expect(textContent).not.toMatch(/[āīūḥḍṣṭẓʾʿ]/);
});

test('the page of al-Fatihah shows seven verses and no references', async () => {
  await openApp('/quranic-duas/surah-fatihah');
  expect([elements('article').length, elements('.references').length]).toEqual([7, 0]);
});

test('a source opens in a new tab and leads to a public page', async () => {
  await openApp('/morning-evening/waking-up');
  const source = element('.card .references a');
  expect([source.getAttribute('target'), source.getAttribute('rel')]).toEqual(['_blank', expect.stringContaining('noopener')]);
  expect(source.getAttribute('href')).toMatch(/^https:\/\/(sunnah|quran)\.com\//);
});

test('the end of a page leads to the next and the previous one', async () => {
  await openApp('/prayer/ablution');
  expect(screen.queryByRole('link', { name: /Previous/ })).toBeNull();
  press(within(screen.getByRole('navigation', { name: 'Pages of this category' })).getByRole('link', { name: /Next/ }));
  await waitFor(() => expect([window.location.pathname, heading() !== 'Ablution (Wudu)']).toEqual(['/prayer/mosque-duas', true]));
  await waitForPage();
  press(await screen.findByRole('link', { name: /Previous/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/prayer/ablution'));
});

test('Backspace on a prayer page goes to the prayer menu, but not with a modifier, and elsewhere it does nothing', async () => {
  await openApp('/prayer/tashahhud');
  pressKey('Backspace', { ctrlKey: true });
  expect(window.location.pathname).toBe('/prayer/tashahhud');
  pressKey('Backspace');
  await waitFor(() => expect(window.location.pathname).toBe('/prayer'));
  await openApp('/travel/travel-dua');
  expect(pressKey('Backspace')).toBe(false);
  expect(window.location.pathname).toBe('/travel/travel-dua');
});

test('a page of two categories leads back to the one that it was opened in', async () => {
  for (const category of ['daily-life', 'travel']) {
    await openApp(`/${category}/leaving-home`);
    expect(element('header a[aria-label^="Back to "]').getAttribute('href')).toBe(`/${category}`);
  }
});
