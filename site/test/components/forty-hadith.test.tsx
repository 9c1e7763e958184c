/** The forty hadith: the list, the ways from one to the next, copying and sharing, and addresses that name none. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { element, elements, heading, openApp, waitForPage, press, pressKey, waitForToastDescription } from './app.tsx';

const at = (path: string): Promise<void> => waitFor(() => expect(window.location.pathname).toBe(path));

test('the list has a summary and forty-two links', async () => {
  await openApp('/forty-hadith');
  expect(heading()).toBe('Forty Hadith of an-Nawawi');
  expect(screen.getByRole('region', { name: 'Summary' })).not.toBeNull();
  const links = elements('main nav li > a');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: 42 }, (_, index) => `/forty-hadith/${index + 1}`));
  for (const [index, link] of links.entries()) expect(link.textContent).toContain(`Hadith ${index + 1}`);
});

test('a hadith has its narrator, English, Arabic and source', async () => {
  await openApp('/forty-hadith');
  press('a[href="/forty-hadith/7"]');
  await waitFor(() => expect(heading()).toBe('Hadith 7'));
  const hadith = within(screen.getByRole('article'));
  expect(hadith.getByText(/^Narrated by/)).not.toBeNull();
  expect(elements('article [lang="ar"][dir="rtl"]')[1]?.textContent).toContain('قُلْنَا');
  expect(elements('article .translation')[1]?.textContent).toContain('We said');
  expect(element('article .source').textContent).not.toBe('');
  expect(element('article .references a').getAttribute('href')).toMatch(/^https:\/\/sunnah\.com\//);
});

const HADITH = '/forty-hadith/18';
const hadithAddress = (): string => window.location.origin + HADITH;

/** The text of the whole hadith on the page, as it must be copied and shared. */
const wholeHadith = (): string => {
  const [arabic, english, source] = ['.arabic', '.translation', '.source'].map((part) => element(`article ${part}`).textContent);
  const title = `Hadith 18: Fear Allah wherever you are\n${element('article .narrator').textContent}`;
  return `${title}\n\n${arabic}\n\n${english}\n\n${source}\nJami’ at-Tirmidhi 1987 – Hasan (al-Albani)`;
};

test('a hadith is copied in the layers that are chosen for duas', async () => {
  await openApp(HADITH);
  press('article [aria-label="Copy"]');
  expect(await waitForToastDescription('Copied')).toContain('“Aa”');
  expect(await navigator.clipboard.readText()).toBe(wholeHadith());
});

/** A hadith has no transliteration. */
test.each([
  ['transliteration', []],
  ['the Arabic and the link', ['arabic', 'link']],
])('with %s chosen to be copied, the copy of a hadith has the Arabic', async (_, copied) => {
  localStorage.setItem('misbaha:reading', JSON.stringify({ copied: ['transliteration', ...copied] }));
  await openApp(HADITH);
  press('article [aria-label="Copy"]');
  await waitForToastDescription('Copied');
  const lines = [element('article .arabic').textContent, ...(copied.length ? [hadithAddress()] : [])];
  expect(await navigator.clipboard.readText()).toBe(lines.join('\n\n'));
});

test('a hadith is shared by the device, or else copied with its address', async () => {
  await openApp(HADITH);
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  press('article [aria-label="Share"]');
  expect(await waitForToastDescription('Copied to share')).toBe('The text and its address are on the clipboard');
  expect(await navigator.clipboard.readText()).toBe(`${wholeHadith()}\n\n${hadithAddress()}`);
  const share = vi.fn<Navigator['share']>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  press('article [aria-label="Share"]');
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: 'Hadith 18: Fear Allah wherever you are', text: wholeHadith(), url: hadithAddress() }),
  );
});

test('the buttons lead back and on, end at both ends, and lead to the list', async () => {
  await openApp('/forty-hadith/1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous Hadith' }).disabled).toBe(true);
  press(screen.getByRole('link', { name: 'Next Hadith' }));
  await waitFor(() => expect(document.title).toMatch(/^Hadith 2: /));
  press(screen.getByRole('link', { name: 'Previous Hadith' }));
  await at('/forty-hadith/1');
  await openApp('/forty-hadith/42');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next Hadith' }).disabled).toBe(true);
  press(screen.getByRole('link', { name: 'Back to Hadith List' }));
  await at('/forty-hadith');
});

test('the arrow keys turn the page, but not with a modifier, nor in a field or beside a dialog, nor beyond an end', async () => {
  await openApp('/forty-hadith/1');
  pressKey('ArrowLeft');
  for (const modifier of ['altKey', 'ctrlKey', 'shiftKey', 'metaKey']) pressKey('ArrowRight', { [modifier]: true });
  const field = document.body.appendChild(document.createElement('input'));
  pressKey('ArrowRight', {}, field);
  field.remove();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  pressKey('ArrowRight');
  dialog.remove();
  await act(() => Promise.resolve());
  expect(window.location.pathname).toBe('/forty-hadith/1');
  pressKey('ArrowRight');
  await waitFor(() => expect(heading()).toBe('Hadith 2'));
  pressKey('ArrowLeft');
  await at('/forty-hadith/1');
});

test.each(['0', '43', '1.5', 'abc', '-1', ''])('the id "%s" leads to the list', async (id) => {
  await openApp(`/forty-hadith/${id}`);
  expect(window.location.pathname).toMatch(/^\/forty-hadith\/?$/);
  expect(screen.getByRole('region', { name: 'Summary' })).not.toBeNull();
});

test.each([
  ['01', 1],
  ['7.0', 7],
  ['%2B7', 7],
])('the spelling "%s" leads to hadith %i without one more history entry', async (spelling, number) => {
  await openApp('/about');
  const { length } = window.history;
  await openApp(`/forty-hadith/${spelling}`);
  await waitForPage();
  expect([window.location.pathname, heading()]).toEqual([`/forty-hadith/${number}`, `Hadith ${number}`]);
  expect(window.history.length).toBe(length + 1);
});
