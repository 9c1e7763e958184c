/** `j` and `k` wherever there are cards or parts. That they scroll there is `site/test/browser/keys.spec.ts`. */
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { elements, openApp, pressKey } from './app.tsx';

const LISTS = [
  { path: '/prayer/ablution', cards: 'article' },
  { path: '/context-behind-dua', cards: '.context-card' },
  { path: '/context-behind-dua/times', cards: '.part' },
  { path: '/context-behind-dua/virtue', cards: '.part' },
  { path: '/asma-ul-husna', cards: '.name-card' },
  { path: '/forty-hadith', cards: '.hadith-button' },
  { path: '/forty-hadith/1', cards: 'article.hadith' },
  { path: '/saved', cards: 'article' },
];
const MOST_PRESSES = 6;
/** Two duas, so that the list of what is saved has a first and a second. */
const SAVED = ['morning-evening/waking-up#praise-on-waking', 'prayer/after-salam#forgiveness-and-peace'];

beforeEach(() => {
  // jsdom lays nothing out: everything stands below the top of the window.
  const box = new DOMRect(0, 100, 100, 100);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList);
});

test.each(LISTS)('on $path the keys j and k move the focus through $cards', async ({ path, cards }) => {
  for (const permanentId of SAVED) localStorage.setItem(`misbaha:saved/${permanentId}`, '2026-11-20T04:00:00.000Z');
  await openApp(path);
  await waitFor(() => expect(elements(cards)).not.toEqual([]));
  const [first, second] = elements(cards);
  const expectFocus = (card: Element | undefined): Promise<void> => waitFor(() => expect(document.activeElement === card).toBe(true));
  // Whatever stands above the list, such as an introduction, is a stop of its own: several presses may be needed.
  for (let press = 0; press < MOST_PRESSES && document.activeElement !== first; press++) {
    const before = document.activeElement;
    pressKey('j');
    await waitFor(() => expect(document.activeElement === before).toBe(false));
  }
  expect(document.activeElement === first).toBe(true);
  if (!second) return;
  pressKey('j');
  await expectFocus(second);
  pressKey('k');
  await expectFocus(first);
});
