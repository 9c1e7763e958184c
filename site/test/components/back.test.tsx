/** The way back through the tab's history: to which page it leads, and with the focus on which row. Scrolling is `site/test/browser/back.spec.ts`. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { element, elements, waitForElement, heading, openApp, press, pressKey } from './app.tsx';

/** A menu and one of its last rows. */
const MENU = '/prayer';
const PAGE = '/prayer/tahajjud';

const address = (): string => window.location.pathname + window.location.search + window.location.hash;
const backLink = (): HTMLElement => element('a[aria-label^="Back to"]');
const goBack = (): void => act(() => window.history.back());
const goForward = (): void => act(() => window.history.forward());
const rowInFocus = (): string | null | undefined => document.activeElement?.getAttribute('href');

/** Waits until the page of an address is there: its heading has the focus, or a row of it. */
const expectAt = (where: string): Promise<void> =>
  waitFor(() => {
    expect(address()).toBe(where);
    expect(document.activeElement?.matches('h1, a'), `the focus on ${where}`).toBe(true);
  });

/** Waits until a page is found as it was left, with the focus on the row that led on. */
const expectFound = (where: string, row: string): Promise<void> => waitFor(() => expect([address(), rowInFocus()]).toEqual([where, row]));

/** Presses a link of the page and waits for what it leads to. */
async function goBy(href: string): Promise<void> {
  press(await waitForElement(`a[href="${href}"]`));
  await waitFor(() => expect([address(), document.activeElement?.localName]).toEqual([href, 'h1']));
}

describe('a page that was opened by its address', () => {
  test('is replaced in the history by its menu when the reader presses Back', async () => {
    await openApp('/about');
    await openApp('/daily-life/rain');
    press(backLink());
    await waitFor(() => expect([address(), document.activeElement?.localName]).toEqual(['/daily-life', 'h1']));
    goBack();
    await waitFor(() => expect(address()).toBe('/about'));
  });

  test('leads by two presses of Back to the menu and then home; neither page nor menu stays in the history', async () => {
    await openApp('/about');
    await openApp('/daily-life/rain');
    press(backLink());
    await expectAt('/daily-life');
    press(backLink());
    await expectAt('/');
    goBack();
    await waitFor(() => expect(address()).toBe('/about'));
  });
});

test('after moving between hadiths, the Back link and “Back to Hadith List” lead to the list in one step', async () => {
  await openApp('/');
  await openApp('/forty-hadith');
  await goBy('/forty-hadith/30');
  for (const wayBack of [() => backLink(), () => screen.getByRole('link', { name: 'Back to Hadith List' })]) {
    pressKey('ArrowRight');
    await waitFor(() => expect(heading()).toBe('Hadith 31'));
    press(screen.getByRole('link', { name: 'Next Hadith' }));
    await waitFor(() => expect(heading()).toBe('Hadith 32'));
    press(wayBack());
    await expectFound('/forty-hadith', '/forty-hadith/30');
    await goBy('/forty-hadith/30');
  }
  goBack();
  await expectFound('/forty-hadith', '/forty-hadith/30');
  goBack();
  await waitFor(() => expect(address()).toBe('/'));
});

test('a page of two categories leads back to the one that it was opened from', async () => {
  await openApp('/');
  for (const category of ['/daily-life', '/travel']) {
    await goBy(category);
    await goBy(`${category}/leaving-home`);
    expect(backLink().getAttribute('href')).toBe(category);
    press(backLink());
    await expectFound(category, `${category}/leaving-home`);
    press(backLink());
    await expectFound('/', category);
  }
});

test('the Back link skips fragments that the reader followed within a page', async () => {
  await openApp('/');
  await openApp('/context-behind-dua');
  await goBy('/context-behind-dua/etiquettes');
  for (const at of [2, 7]) {
    const link = elements('.contents a')[at] ?? document.body;
    press(link);
    await waitFor(() => expect(window.location.hash).toBe(link.getAttribute('href')?.replace(/^[^#]*/, '')));
  }
  press(backLink());
  await expectFound('/context-behind-dua', '/context-behind-dua/etiquettes');
  goBack();
  await waitFor(() => expect(address()).toBe('/'));
});

test('the Back link opens the menu of a page even if another page has replaced the menu in the history', async () => {
  await openApp('/about');
  await openApp('/daily-life');
  await goBy('/daily-life/rain');
  press(backLink());
  await expectFound('/daily-life', '/daily-life/rain');
  press(backLink());
  await expectAt('/');
  goForward();
  await waitFor(() => expect([address(), heading()]).toEqual(['/daily-life/rain', 'Asking for Rain']));
  press(backLink());
  await expectAt('/daily-life');
  goBack();
  await waitFor(() => expect(address()).toBe('/'));
});

test('a double press on Back goes back once', async () => {
  await openApp('/');
  await goBy(MENU);
  await goBy(PAGE);
  const back = backLink();
  act(() => {
    back.click();
    back.click();
  });
  await expectFound(MENU, PAGE);
  expect(heading()).toBe('Prayer');
  press(backLink());
  await expectFound('/', MENU);
});

test('after a page returns from the back/forward cache, its Back link works again', async () => {
  await openApp('/');
  await goBy(MENU);
  await goBy(PAGE);
  // Stands in for the back/forward cache: the page is left without being unloaded, and shown again.
  Object.defineProperty(window.history, 'go', { value: () => undefined, configurable: true });
  press(backLink());
  Reflect.deleteProperty(window.history, 'go');
  expect(address()).toBe(PAGE);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  press(backLink());
  await expectFound(MENU, PAGE);
});

describe('Backspace and the back button lead to the menu', () => {
  const WAYS_IN: Readonly<Record<string, () => Promise<unknown>>> = {
    'by its address': () => openApp(PAGE),
    'by its address after a search in the same tab': async () => {
      await openApp('/search?q=tahajjud');
      await waitForElement('.result');
      await openApp(PAGE);
    },
    'from Duas by Need': async () => {
      await openApp('/needs');
      await goBy(PAGE);
    },
    'from a page that is related to it': async () => {
      await openApp('/daily-life/waking-up');
      await goBy(PAGE);
    },
  };
  const WAYS_OUT: Readonly<Record<string, () => void>> = {
    Backspace: () => void pressKey('Backspace'),
    'the back button': () => press(backLink()),
  };
  for (const [way, open] of Object.entries(WAYS_IN)) {
    test.each(Object.entries(WAYS_OUT))(`from a page that was opened ${way}, by %s`, async (_, leave) => {
      await open();
      expect([address(), backLink().getAttribute('aria-label')]).toEqual([PAGE, 'Back to Prayer']);
      leave();
      await waitFor(() => expect(address()).toBe('/prayer'));
    });
  }

  test('but to Saved from a page that was opened there', async () => {
    await openApp(PAGE);
    press(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await openApp('/saved');
    press(await waitForElement('.saved-from a'));
    await waitFor(() => expect(window.location.pathname).toBe(PAGE));
    await waitForElement('.card');
    pressKey('Backspace');
    await waitFor(() => expect(address()).toBe('/saved'));
  });

  test('and to the search results from a page that was found', async () => {
    await openApp('/search?q=tahajjud');
    await waitForElement('.result');
    await goBy(PAGE);
    pressKey('Backspace');
    await expectFound('/search?q=tahajjud', PAGE);
    expect(elements('.result').length).toBeGreaterThan(0);
  });
});

test('a new query shows ten results again, after the reader showed more for the query before', async () => {
  await openApp('/search?q=allah');
  await waitFor(() => expect(elements('.result')).toHaveLength(10));
  press(screen.getByRole('button', { name: 'Show more pages' }));
  await waitFor(() => expect(elements('.result')).toHaveLength(20));
  const link = elements('.result')[14]?.querySelector('a[data-result]') ?? document.body;
  press(link);
  await waitFor(() => expect(address()).toBe(link.getAttribute('href')));
  await waitForElement('.card, .page');
  goBack();
  await waitFor(() => expect([address(), elements('.result').length]).toEqual(['/search?q=allah', 20]));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'forgiveness' } });
  await waitFor(() => expect([address(), elements('.result').length]).toEqual(['/search?q=forgiveness', 10]));
});

describe('an unknown page below a category', () => {
  test('has its own title, the keyboard shortcuts, and links to home, search and the menu', async () => {
    await openApp('/prayer/no-such');
    expect([heading(), document.title]).toEqual(['Page not found', 'Page not found · Misbaha']);
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(element('main a[href="/search"]').textContent).toContain('Search');
    expect(screen.getByRole('link', { name: 'Back to Prayer' }).getAttribute('href')).toBe('/prayer');
    pressKey('?');
    await screen.findByRole('dialog', { name: 'Keys' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    pressKey('/');
    await waitFor(() => expect([address(), document.title]).toEqual(['/search', 'Search · Misbaha']));
    goBack();
    await waitFor(() => expect(document.title).toBe('Page not found · Misbaha'));
    press(element('main a[href="/prayer"]'));
    await waitFor(() => expect([address(), document.title]).toEqual(['/prayer', 'Prayer · Misbaha']));
  });

  test('leads back to “Understanding the Context of Dua” where the unknown page is below that menu', async () => {
    await openApp('/context-behind-dua/no-such');
    const back = screen.getByRole('link', { name: 'Back to Understanding the Context of Dua' });
    expect([heading(), back.getAttribute('href')]).toEqual(['Page not found', '/context-behind-dua']);
  });

  test('has its own title and the keyboard shortcuts also when reached through the history of the app', async () => {
    await openApp(`${MENU}#no-such`);
    // As an old entry of the history would be.
    window.history.pushState({ key: 'old', idx: 1 }, '', '/prayer/no-such');
    window.history.pushState({ key: 'new', idx: 2 }, '', '/prayer');
    goBack();
    await waitFor(() => expect([heading(), document.title]).toEqual(['Page not found', 'Page not found · Misbaha']));
    pressKey('g');
    pressKey('h');
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(document.title).toMatch(/^Misbaha/));
  });
});

test('the Back link of a list returns to the overview of lists through the history', async () => {
  const list = { id: '3b0f6a9c-9d6c-4b57-8f2e-6f1a0f3c2d10', name: 'Morning', items: [], changed: '2026-11-24T04:00:00.000Z' };
  localStorage.setItem(`misbaha:lists/${list.id}`, JSON.stringify(list));
  await openApp('/');
  await openApp('/lists');
  const before = window.history.length;
  press(await waitForElement(`a[href="/lists?list=${list.id}"]`));
  await waitFor(() => expect(heading()).toBe('Morning'));
  press(backLink());
  await waitFor(() => expect([address(), window.history.length]).toEqual(['/lists', before + 1]));
  goBack();
  await waitFor(() => expect(address()).toBe('/'));
});
