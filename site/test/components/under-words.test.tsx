/** Sound and meaning under each word. Where the words stand is `site/test/browser/word-by-word.spec.ts`. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { element, elements, openApp, press } from './app.tsx';

const PAGE = '/prayer/after-salam';
const words = (): HTMLElement[] => [...element('.arabic-words').querySelectorAll<HTMLElement>('.word')];

async function choose(layer: 'Meaning' | 'Both'): Promise<void> {
  await openApp(PAGE);
  press(screen.getByRole('button', { name: 'Reading settings' }));
  press(await screen.findByRole('radio', { name: 'Word by word' }));
  press(await screen.findByRole('radio', { name: layer }));
  await waitFor(() => expect(elements('.arabic-words .word-meaning').length).toBeGreaterThan(0));
}

test.each([
  ['Meaning', ['word-meaning']],
  ['Both', ['word-sound', 'word-meaning']],
] as const)('the choice "%s" shows its layers under each word and is kept for the next visit', async (layer, under) => {
  await choose(layer);
  for (const word of words())
    expect([...word.querySelectorAll('.word-sound, .word-meaning')].map(({ className }) => className)).toEqual(under);
  await openApp(PAGE);
  await waitFor(() => expect(elements('.arabic-words .word-meaning').length).toBeGreaterThan(0));
});

test('the text has each word once, followed by its meaning', async () => {
  await choose('Meaning');
  const parts = words().map((word) => [...word.childNodes].map(({ textContent }) => textContent));
  expect(parts.length).toBeGreaterThan(1);
  for (const one of parts) expect(one).toEqual([expect.stringMatching(/^[\u0600-\u06ff]+$/), expect.stringMatching(/^[A-Za-z]/)]);
  expect(element('.arabic-words .word-meaning').lang).toBe('en');
  expect(element('.arabic-words').getAttribute('translate')).toBe('no');
});

test('nothing is written under the slot for a name', async () => {
  localStorage.setItem('misbaha:reading', JSON.stringify({ transliteration: 'words', underWords: 'both' }));
  await openApp('/illness/closing-eyes');
  await waitFor(() => expect(elements('.arabic-words .word-meaning').length).toBeGreaterThan(0));
  expect(words().filter(({ textContent }) => textContent.includes('{'))).toEqual([]);
  expect(words().some((word) => word.querySelector('.name-slot') && word.children.length === 3)).toBe(true);
});
