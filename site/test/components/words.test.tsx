/** Families of words: the popover of a word, the list of roots, the page of each, and how the search finds them. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as messages from '../../../packages/core/messages/words.ts';
import { element, elements, waitForElement, heading, openApp, press, pressKey } from './app.tsx';

const PAGE = '/prayer/after-salam';

beforeEach(() => {
  // jsdom lays nothing out.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

const meaning = (): string => element('.word-popover-meaning').textContent;

/** Shows the first word of the page's first text, as the focus does that comes by the keyboard. */
async function focusFirstText(): Promise<HTMLElement> {
  const text = await waitForElement('.card .arabic');
  // In jsdom a text that a script focuses does not reliably match `:focus-visible`.
  vi.spyOn(text, 'matches').mockReturnValue(true);
  act(() => text.focus());
  await waitForElement('.word-popover');
  return text;
}

test('the popover of a word shows its root and links to the page of the root, by keyboard too', async () => {
  await openApp(PAGE);
  const text = await focusFirstText();
  expect(element('.word-popover-root .root-letters').textContent).toBe('غ ف ر');
  expect(element('.word-popover-root .root-letters').lang).toBe('ar');
  const link = element('.word-popover a');
  expect(link.textContent).toMatch(/^\d+ duas have a word of this root$/);
  pressKey('Tab', {}, text);
  expect(document.activeElement).toBe(link);
  pressKey('Tab', { shiftKey: true }, link);
  expect(document.activeElement).toBe(text);
  pressKey('Tab', {}, text);
  pressKey('Escape', {}, link);
  expect(elements('.word-popover')).toEqual([]);
  expect(document.activeElement).toBe(text);

  act(() => text.blur());
  await focusFirstText();
  press('.word-popover a');
  await waitFor(() => expect(heading()).toBe('The root gh-f-r'));
  expect(window.location.pathname).toBe('/words/gh-f-r');
  expect(elements('.word-popover')).toEqual([]);
  // Back to the dua, and not to the list of roots, which the reader has not seen.
  press(screen.getByRole('link', { name: 'Back to After the Salam' }));
  await waitFor(() => expect(window.location.pathname).toBe(PAGE));
});

test('a word without a root has none in its popover', async () => {
  await openApp(PAGE);
  const text = await focusFirstText();
  while (!element('.word-popover-root').hidden) {
    const before = meaning();
    pressKey('ArrowLeft', {}, text);
    expect(meaning()).not.toBe(before);
  }
  expect(element('.word-popover a').hidden).toBe(true);
});

test('the popover of a word with a variant in another narration shows the variant and its source; the next word shows none', async () => {
  await openApp('/daily-life/after-food');
  const text = await focusFirstText();
  const readings = element('.word-popover-readings');
  expect(readings.hidden).toBe(true);
  for (let word = 0; word < 4; word++) pressKey('ArrowLeft', {}, text);
  expect(readings.hidden).toBe(false);
  expect(readings.textContent).toBe('Also read وَارْزُقْنَا wa-rzuqnā, and provide us with (Sunan Ibn Majah 3322)');
  expect(readings.querySelector('[lang="ar"]')?.textContent).toBe('وَارْزُقْنَا');
  expect(screen.getByText(/^and feed us$/, { selector: '[role="status"] *' }).parentElement?.textContent).toContain('Also read');
  pressKey('ArrowLeft', {}, text);
  expect(readings.hidden).toBe(true);
  expect(readings.textContent).toBe('');
});

test('the meaning and the source of another reading stand with the punctuation of the language', async () => {
  vi.spyOn(messages, 'meaningOfReading').mockImplementation(({ meaning: said, sources }) => `، ${said} (${sources})`);
  await openApp('/daily-life/after-food');
  const text = await focusFirstText();
  for (let word = 0; word < 4; word++) pressKey('ArrowLeft', {}, text);
  expect(element('.word-popover-readings').textContent).toContain('wa-rzuqnā، and provide us with (Sunan Ibn Majah 3322)');
});

test('a press shows the word that stood under it, though the page is scrolled before the meanings come', async () => {
  const LINE_HEIGHT = 20;
  // Lays out each word on a line of its own, the first one at the top of the page.
  Range.prototype.getClientRects = function (this: Range) {
    const before = new Range();
    before.setStart(element('.card .arabic'), 0);
    before.setEnd(this.startContainer, this.startOffset);
    const line = before.toString().split(/[ \n]/).length - 1;
    return [new DOMRect(0, line * LINE_HEIGHT - window.scrollY, 100, LINE_HEIGHT)] as unknown as DOMRectList;
  };
  await openApp(PAGE);
  const text = await waitForElement('.card .arabic');
  text.style.lineHeight = `${LINE_HEIGHT}px`;
  fireEvent.click(text, { clientX: 50, clientY: LINE_HEIGHT / 2 });
  vi.stubGlobal('scrollY', LINE_HEIGHT);
  await waitForElement('.word-popover');
  expect(element('.word-popover-sound').textContent).toBe('astaghfiru');
});

test('the list has every root once by frequency, with letters, meaning and number, and once by its first letter', async () => {
  await openApp('/words');
  const rows = elements('.root-rows a');
  expect(rows.length).toBeGreaterThan(500);
  const counts = rows.map((row) => Number.parseInt(row.querySelector('.root-count')?.textContent ?? '', 10));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(element('a[href="/words/gh-f-r"]').textContent).toMatch(/^غ ف ر to forgive, to cover \d+ duas$/);
  const hrefs = (links: HTMLElement[]): string[] => links.map((link) => link.getAttribute('href') ?? '').toSorted();
  expect(hrefs(elements('.root-index a'))).toEqual(hrefs(rows));
  expect(elements('.root-index dt').map(({ textContent }) => textContent)).toHaveLength(28);
  // By its role it would be sought among a thousand links, which takes seconds.
  press(screen.getByText('By letter', { selector: 'a' }));
  await waitFor(() => expect(window.location.hash).toBe('#by-letter'));
});

test('the page of a root has its words, their forms with sound and meaning, and leads to each dua at its place', async () => {
  await openApp('/words/gh-f-r');
  expect(heading()).toBe('The root gh-f-r');
  expect(screen.getByRole('link', { name: 'Back to Words' }).getAttribute('href')).toBe('/words');
  await waitFor(() => expect(document.title).toMatch(/^The root gh-f-r: to forgive, to cover/));
  expect(element('.root-head .root-letters').textContent).toBe('غ ف ر');
  const form = elements('.root-form').find((one) => one.querySelector('.transliteration')?.textContent === 'astaghfiru');
  expect(form?.querySelector('.root-meaning')?.textContent).toBe('I ask forgiveness of');
  const links = elements('.root-page ul a');
  expect(`In ${links.length} duas`).toBe(element('#duas').textContent);
  const [first] = links;
  press(first ?? document.body);
  await waitFor(() => expect(elements('[data-arrived]')).toHaveLength(1));
  expect(window.location.hash).toBe(`#${element('[data-arrived]').id}`);
});

test('a root that is not there has no page', async () => {
  await openApp('/words/x-y-z');
  expect(heading()).toBe('Page not found');
});

test.each(['غفر', 'gh-f-r', 'forgive'])('the search finds a root by "%s"', async (query) => {
  await openApp(`/search?q=${encodeURIComponent(query)}`);
  const families = await screen.findByRole('navigation', { name: 'Families of words' });
  press(within(families).getByRole('link', { name: /غ ف ر/ }));
  await waitFor(() => expect(heading()).toBe('The root gh-f-r'));
});
