/** What is copied and shared of a card is the source, code point for code point, in the layers that the reader has chosen. */
import categories from 'virtual:content/categories';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardText } from '../../src/features/card/card-text.ts';
import { loadCategory } from '../../src/platform/content/texts.ts';
import { arabicByPath } from '../page-arabic.ts';
import { projectLibrary } from '../../../packages/content/test/project-library.ts';
import { element, elements, waitForToastDescription, toastTitles, openApp, press } from './app.tsx';

/** The Arabic of each page's cards, as it is copied: the place of a name is a blank. */
const source = new Map(
  [...arabicByPath(projectLibrary())].map(([path, texts]) => [path, texts.map((text) => text.replaceAll('{name}', '…'))]),
);

/** Collects what is copied. */
function clipboard(): string[] {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  return copied;
}

const choose = (layers: string[]): void => localStorage.setItem('misbaha:reading', JSON.stringify({ copied: layers }));

test('the copied text has the exact Arabic of every card, alone and as a paragraph among the other layers', async () => {
  let count = 0;
  for (const { slug } of categories) {
    const { pages } = (await loadCategory(slug)) ?? { pages: [] };
    for (const page of pages) {
      const arabic = source.get(`/${slug}/${page.slug}`) ?? [];
      for (const [index, card] of page.cards.entries()) {
        expect(cardText(card, ['arabic'], ''), card.permanentId).toBe(arabic[index]);
        const whole = cardText(card, ['arabic', 'transliteration', 'translation', 'reference', 'link'], 'x');
        expect(`\n\n${whole}`).toContain(`\n\n${arabic[index]}\n\n`);
        count++;
      }
    }
  }
  expect(count).toBeGreaterThanOrEqual(projectLibrary().cards.length);
});

/** Verses, a text with a place for a name, and one of many cards. */
test.each(['/quranic-duas/adam-dua', '/illness/closing-eyes', '/prayer/after-salam'])(
  'the buttons of %s copy its own cards',
  async (path) => {
    choose(['arabic']);
    await openApp(path);
    const copied = clipboard();
    const buttons = elements('.card [aria-label="Copy"]');
    for (const button of buttons) press(button);
    await waitFor(() => expect(copied).toHaveLength(buttons.length));
    expect(copied.toSorted()).toEqual((source.get(path) ?? []).slice(0, buttons.length).toSorted());
  },
);

const PAGE = '/wellbeing/settling-debt';
const card = (): ReturnType<typeof within> => within(element('.card'));
const arabic = (): string => element('.card .arabic').textContent;

test('a card is copied in the layers that the reader has chosen, and without its address unless chosen', async () => {
  const user = await openApp(PAGE);
  const copied = clipboard();
  press(card().getByRole('button', { name: 'Copy' }));
  await waitForToastDescription('Copied');
  expect(copied[0]?.split('\n\n')[0]).toBe(arabic());
  expect(copied[0]).toContain('Jami');
  expect(copied[0]).not.toContain('http');

  press(screen.getByRole('button', { name: 'Reading settings' }));
  const group = within(await screen.findByRole('group', { name: 'What is copied' }));
  for (const name of ['Transliteration', 'Translation', 'Reference', 'Link']) await user.click(group.getByRole('checkbox', { name }));
  await user.keyboard('{Escape}');
  const again = clipboard();
  press(card().getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(again).toEqual([`${arabic()}\n\n${window.location.origin}${PAGE}#${element('.card').id}`]));
});

test('a card is copied where the device cannot share; closing the share sheet copies nothing and shows no message', async () => {
  await openApp(PAGE);
  const copied = clipboard();
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  press(card().getByRole('button', { name: 'Share' }));
  await waitForToastDescription('Copied to share');
  expect(copied[0]).toMatch(/settling-debt#/);

  let asked = 0;
  const close = (): Promise<void> => {
    asked++;
    return Promise.reject(new DOMException('closed', 'AbortError'));
  };
  Object.defineProperty(navigator, 'share', { value: close, configurable: true });
  press(card().getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(asked).toBe(1));
  press(card().getByRole('button', { name: 'Save' }));
  await waitForToastDescription('Saved');
  expect(toastTitles()).not.toContain('Could not share');
  expect(copied).toHaveLength(1);
});

test('the dua of a section is copied and shared with the address of its section', async () => {
  choose(['arabic', 'translation', 'link']);
  await openApp('/prayer/ablution');
  const copied = clipboard();
  const section = within(element('#another-remembrance'));
  press(section.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  const [first, ...rest] = copied[0]?.split('\n\n') ?? [];
  expect(first).toBe(section.getByRole('heading').textContent);
  expect(rest).toEqual([
    element('#another-remembrance .arabic').textContent,
    element('#another-remembrance .translation').textContent,
    `${window.location.origin}/prayer/ablution#another-remembrance`,
  ]);

  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data), configurable: true });
  press(section.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.url).toMatch(/#another-remembrance$/);
});

test('only the quotations of a section that are recited have a Copy button', async () => {
  await openApp('/adhkar/dhikr');
  const recited = elements('.passage:has(.transliteration)');
  expect(recited.length).toBeGreaterThan(0);
  expect(elements('.passage').length).toBeGreaterThan(recited.length);
  expect(elements('.passage:has([aria-label="Copy"])')).toEqual(recited);
});

test('a reader who has chosen no layer copies the Arabic', async () => {
  choose([]);
  await openApp(PAGE);
  const copied = clipboard();
  press(card().getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(copied).toEqual([arabic()]));
});
