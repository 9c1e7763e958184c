/** The search: the ways to it, and what it says of a query. What comes first is judged in `site/src/features/search/search.test.ts`. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../src/features/search/index-query.ts';
import { SearchBox } from '../../src/features/search/search-box.tsx';
import * as contentTexts from '../../src/platform/content/texts.ts';
import { element, elements, waitForElement, openApp, press, pressKey } from './app.tsx';

const box = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Search the duas' });
const atSearch = (): Promise<void> =>
  waitFor(() => {
    expect(window.location.pathname).toBe('/search');
    expect(document.activeElement).toBe(box());
  });

afterEach(() => vi.useRealTimers());

/** Lets time pass, by the steps of the clock alone. */
const pass = (milliseconds: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));

describe('ways to the search', () => {
  test('the icon at the end of home’s bar', async () => {
    await openApp('/');
    press(screen.getByRole('link', { name: 'Search' }));
    await atSearch();
    await waitFor(() => expect(document.title).toBe('Search · Misbaha'));
  });

  test.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['k', { metaKey: true }],
  ])('the key %s with %o from any page', async (key, modifiers) => {
    await openApp('/about');
    expect(pressKey(key, modifiers)).toBe(true);
    await atSearch();
  });

  test('in the box the key / is a letter, and elsewhere on the page it leads back to the box', async () => {
    const user = await openApp('/search');
    await user.type(box(), 'a/');
    expect(box().value).toBe('a/');
    screen.getByRole('link', { name: 'Back to home' }).focus();
    pressKey('/', {}, document.activeElement ?? document.body);
    await atSearch();
  });

  test('the key / does nothing while a dialog is open', async () => {
    await openApp('/');
    press(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    expect(pressKey('/')).toBe(false);
    expect(window.location.pathname).toBe('/');
  });
});

test('an empty box offers examples, each of which finds something', async () => {
  await openApp('/search');
  const examples = elements('.search-example').map(({ textContent }) => textContent);
  expect(examples.length).toBeGreaterThan(4);
  for (const example of examples) {
    await openApp('/search');
    press(screen.getByRole('link', { name: example }));
    await waitForElement('.result');
    expect(box().value).toBe(example);
  }
});

test('a reference that no text has is reported by its name', async () => {
  await openApp('/search?q=bukhari+4000');
  expect(await screen.findByRole('heading', { name: 'Sahih al-Bukhari 4000 is not among the texts of this site.' })).toBeTruthy();
});

test('a search without results says so, gives hints, links to an email with the query, and links to the needs', async () => {
  await openApp('/search?q=zzyzx');
  await screen.findByRole('heading', { name: 'Nothing was found for “zzyzx”' });
  await waitFor(() => expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Nothing found'));
  expect(elements('.search-hints li')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Tell us what you need' }).getAttribute('href')).toMatch(/^mailto:.+zzyzx/);
  press(screen.getByRole('link', { name: 'Look through the needs' }));
  await waitFor(() => expect(window.location.pathname).toBe('/needs'));
});

test('the search says why a page is an answer, and understands a wish in a sentence', async () => {
  await openApp('/search?q=insomnia');
  expect((await waitForElement('.result .result-needs')).textContent).toContain('Found by “insomnia”');
  await openApp('/search?q=dua%20for%20when%20i%20am%20nervous%20about%20my%20interview');
  expect(within(await waitForElement('.result')).getByRole('heading').textContent).toMatch(/Inner Peace|Difficult/);
});

test('only the first 12 words of an overlong query are searched, and a message says so', async () => {
  const user = await openApp(`/search?q=${'mercy+heart+'.repeat(1000)}`);
  await screen.findByText(/only the first 12 words/);
  await waitForElement('.result');
  await user.clear(box());
  await user.type(box(), 'rain');
  await waitFor(() => expect(screen.queryByText(/only the first 12 words/)).toBeNull());
  await user.clear(box());
  box().focus();
  await user.paste('x'.repeat(100_000));
  await screen.findByText(/only the first 12 words/);
  expect(box().value).toHaveLength(200);
});

test('a query of markup and signs is text like any other', async () => {
  await openApp('/search?q=%3Cscript%3Ealert(1)%3C/script%3E');
  expect(box().value).toBe('<script>alert(1)</script>');
  expect(element('main').querySelector('script')).toBeNull();
  for (const text of ['<img src=x onerror=alert(1)>', 'rain '.repeat(1000), '\\', '%', '&q=', '؀؁']) {
    fireEvent.change(box(), { target: { value: text } });
    // The box keeps no more than 200 letters.
    await waitFor(() => expect(box().value).toBe(text.slice(0, 200)));
  }
});

test.each([
  ['/search', true],
  ['/search?q=', true],
  ['/search?q=rain', false],
])('at %s the search box, which is empty at hydration, takes the focus: %s', (address, takesFocus) => {
  const doNothing = (): void => undefined;
  render(
    <MemoryRouter initialEntries={[address]}>
      <SearchBox text="" setText={doNothing} settle={doNothing} prepare={doNothing} />
    </MemoryRouter>,
  );
  expect(document.activeElement === box()).toBe(takesFocus);
});

test('a query with surrounding spaces is replaced by the trimmed query without a new history entry', async () => {
  await openApp('/about');
  await openApp('/search?q=%20rain%20');
  const { length } = window.history;
  await waitFor(() => expect(window.location.search).toBe('?q=rain'));
  expect(window.history.length).toBe(length);
  // What is typed next is another query, with an entry of its own.
  fireEvent.change(box(), { target: { value: 'fear' } });
  await waitFor(() => expect(window.location.search).toBe('?q=fear'));
  act(() => window.history.back());
  await waitFor(() => expect(box().value).toBe('rain'));
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/about'));
});

test('other pages with the same text are listed once each, even a page that has the text twice', async () => {
  await openApp('/search?q=la+ilaha+illa+allah+wahdahu+la+sharika+lah+lahu+al+mulk');
  await waitForElement('.hit-others');
  for (const others of elements('.hit-others')) {
    const paths = [...others.querySelectorAll('a')].map(({ pathname }) => pathname);
    expect(paths).toEqual([...new Set(paths)]);
  }
});

test('while the reader types, only the first three pages are shown; more follow after a pause', async () => {
  await openApp('/search');
  const more = (): HTMLElement | null => screen.queryByRole('button', { name: 'Show more pages' });
  fireEvent.change(box(), { target: { value: 'mercy' } });
  await waitFor(() => expect(elements('.result')).toHaveLength(10));
  await waitFor(() => expect(window.location.search).toBe('?q=mercy'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(box(), { target: { value: 'allah' } });
  await pass(0);
  expect([elements('.result').length, more(), window.location.search]).toEqual([3, null, '?q=mercy']);
  await pass(400);
  expect(elements('.result')).toHaveLength(3);
  await pass(200);
  expect([elements('.result').length, window.location.search]).toEqual([10, '?q=allah']);
  expect(more()).not.toBeNull();
});

test('showing more results moves the focus to the first new result, as the button may disappear', async () => {
  await openApp('/search?q=lord');
  const [more] = await screen.findAllByRole('button', { name: /more on this page$/ });
  const section = more?.closest('section') ?? document.body;
  const shown = section.querySelectorAll('li').length;
  press(more ?? document.body);
  expect(document.activeElement).toBe(section.querySelectorAll('li')[shown]?.querySelector('a'));
  await openApp('/search?q=allah');
  press(await screen.findByRole('button', { name: 'Show more pages' }));
  expect(document.activeElement).toBe(elements('.result-page')[10]);
});

test('an index that cannot be loaded is retried three times, then by hand', async () => {
  await openApp('/search');
  queryClient.clear();
  const load = vi.spyOn(contentTexts, 'loadSearchIndex').mockRejectedValue(new Error('could not be loaded'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(box(), { target: { value: 'rain' } });
  // The retries come after one, two and four seconds.
  await pass(6900);
  expect([load.mock.calls.length, screen.queryByRole('alert')]).toEqual([3, null]);
  await pass(1000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(screen.getByRole('alert')).not.toBeNull();
  vi.useRealTimers();
  load.mockRestore();
  press(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(elements('.result').length).toBeGreaterThan(2));
  expect(screen.queryByRole('alert')).toBeNull();
});
