/** Learning by heart: from a card to the screen, through a session by touch and by keys, and back when it is due. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeLearningRecord } from '../../src/features/learning/learning.ts';
import * as contentTexts from '../../src/platform/content/texts.ts';
import { element, elements, waitForElement, openApp, press, pressKey, toastTitles, waitForToastDescription } from './app.tsx';
import { collectDownloads } from './downloads.ts';

/** Its one dua has ten words in two lines. */
const PAGE = '/illness/body-pain';
/** Two duas. */
const PAGE_OF_TWO = '/daily-life/leaving-home';
const RAIN = 'daily-life/rain#send-us-rain';

const gaps = (): HTMLElement[] => elements('.learn-gap');
const step = (): string => element('.learn-step output').textContent;
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const section = (name: string): HTMLElement =>
  elements('.learn-list').find((list) => list.querySelector('h2')?.textContent === name) ?? document.createElement('section');
const storedLearning = (): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('misbaha:learning/')) as [string, string][]);
const isAt = (position: number, total: number): Promise<void> =>
  waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toMatch(
      `Dua ${position} of ${total}`,
    ),
  );

/** Chooses "Learn by heart" under "More" of the page's first card. */
async function learnFirst(page = PAGE): Promise<void> {
  await openApp(page);
  press(screen.getAllByRole('button', { name: 'More' })[0] ?? document.body);
  press(within(await screen.findByRole('dialog', { name: 'More' })).getByRole('button', { name: 'Learn by heart' }));
  await waitForElement('.learn-card');
}

/** Ids of the narrations or the duas of a category. */
async function idsIn(category: string, kind?: 'narration'): Promise<string[]> {
  const { pages } = (await contentTexts.loadCategory(category)) ?? { pages: [] };
  return [...new Set(pages.flatMap(({ cards }) => cards.filter((card) => card.kind === kind).map(({ permanentId }) => permanentId)))];
}
/** Ids of the duas of a page. */
async function idsOnPage(category: string, slug: string): Promise<string[]> {
  const { pages } = (await contentTexts.loadCategory(category)) ?? { pages: [] };
  return [...new Set(pages.filter((page) => page.slug === slug).flatMap(({ cards }) => cards.map(({ permanentId }) => permanentId)))];
}
/** Stores duas to learn, as the import of a file from another version does; they are due in this order. */
const learnAsImported = (permanentIds: readonly string[]): void => {
  for (const [index, permanentId] of permanentIds.entries())
    localStorage.setItem(`misbaha:learning/${permanentId}`, JSON.stringify({ at: new Date(2026, 10, index + 1).toISOString(), step: 0 }));
};
const refuse = (method: 'setItem' | 'removeItem', name: string): void =>
  void vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', name);
  });

afterEach(() => vi.useRealTimers());
const clockAt = (time: Date): void => void vi.useFakeTimers({ toFake: ['Date'], now: time });

test('a dua that stands on several pages keeps the title of the page where learning began', async () => {
  await learnFirst('/daily-life/before-eating');
  expect(element('.learn-card .card-meta a').textContent).toBe('Before Eating');
  await openApp('/learn');
  expect((await waitForElement('.learn-title')).textContent).toBe('Before the first bite');
  expect(element('.learn-title').getAttribute('href')).toBe('/daily-life/before-eating#bismillah');
});

test('a dua is learned from its card: hidden step by step, revealed, answered, and back when it is due', async () => {
  clockAt(new Date(2026, 10, 22, 9));
  await openApp(PAGE);
  const source = element('.card .arabic').textContent;
  await learnFirst();
  expect(step()).toBe('Step 1 of 4: With meaning and sound');
  expect(element('.learn-card .arabic').textContent).toBe(source);
  expect(elements('.learn-card .transliteration, .learn-card .translation')).toHaveLength(2);
  // Where every answer leads to the same day, it is told once.
  const whens = (): string[] => elements('.learn-answers small, .learn-same').map(({ textContent }) => textContent);
  expect(whens()).toEqual(['Comes back tomorrow']);

  press(button('Hide more'));
  expect(step()).toBe('Step 2 of 4: First letters');
  expect(elements('.transliteration, .translation')).toEqual([]);
  press(button('Hide more'));
  const half = gaps().length;
  press(button('Hide more'));
  expect(step()).toBe('Step 4 of 4: All hidden');
  expect(whens()).toEqual(['tomorrow', 'in 2 days', 'in 3 days']);
  const all = gaps().length;
  expect(Math.abs(all - 2 * half)).toBeLessThanOrEqual(1);
  // Hidden words are nowhere in the page, so that nothing can read them out.
  expect(element('.learn-text').textContent.replaceAll(/hidden word \d+ of \d+|\s/g, '')).toBe('');

  // Each gap has the width of its own word.
  expect(gaps().map(({ style }) => JSON.parse(style.getPropertyValue('--word')) as string)).toEqual(source.split(/\s/));

  const focusOfGap = (name: string): void => expect(document.activeElement?.textContent).toBe(name);
  expect(gaps().map(({ textContent }) => textContent)).toEqual(gaps().map((_, index) => `hidden word ${index + 1} of ${all}`));
  const pressGap = (gap = document.body): void => {
    act(() => gap.focus());
    press(gap);
  };
  pressGap(gaps()[2]);
  focusOfGap(`hidden word 4 of ${all}`);
  expect(elements('.learn-revealed')).toHaveLength(1);
  expect(element('.learn-card output[lang=ar]').textContent).not.toBe('');
  press(button('Next word'));
  expect(gaps()).toHaveLength(all - 2);
  press(button('Show line'));
  expect(gaps().length).toBeLessThan(all - 2);
  press(button('Show all'));
  expect(
    elements('.learn-line')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toBe(source.replaceAll('\n', ' '));
  press(button('Hide again'));
  expect(gaps()).toHaveLength(all);
  // After the last gap the focus goes to the first one that is left; where none is left, to the line.
  pressGap(gaps().at(-1));
  focusOfGap(`hidden word 1 of ${all}`);
  while (gaps().length > 0) pressGap(gaps()[0]);
  expect(document.activeElement).toBe(elements('.learn-line').at(-1));
  press(button('Hide again'));

  press(button(/^Knew it/));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('That is all for today'));
  const comesBack = element('.learn-ended .learn-state').textContent;
  expect(comesBack).toMatch(/^comes back in \d+ days$/);
  press(screen.getByRole('link', { name: 'All that you learn' }));
  await waitFor(() => expect(section('Due today').textContent).toContain(`Nothing is due today. The next one ${comesBack}.`));
  expect(section('Learning').querySelectorAll('li')).toHaveLength(1);

  clockAt(new Date(2026, 10, 22 + Number(/\d+/.exec(comesBack)?.[0]), 5));
  await openApp('/learn');
  await waitFor(() => expect(section('Due today').querySelectorAll('li')).toHaveLength(1));
  press(screen.getByRole('link', { name: 'Begin' }));
  await waitForElement('.learn-card');
  expect(step()).toBe('Step 4 of 4: All hidden');
  // The button has nothing more to hide, so Space on it shows a word as elsewhere.
  const hidden = gaps().length;
  // The words may be drawn a moment before the key is listened for.
  await waitFor(() => {
    pressKey(' ', {}, button('Hide more'));
    expect(gaps().length).toBeLessThan(hidden);
  });
});

test('the last answer can be taken back on the next card and at the end, as if it had not been given', async () => {
  learnAsImported((await idsOnPage('daily-life', 'leaving-home')).slice(0, 2));
  const before = storedLearning();
  await openApp('/learn?session=today');
  await isAt(1, 2);
  expect(screen.queryByRole('button', { name: 'Change the last answer' })).toBeNull();
  press(button(/^Knew it/));
  await isAt(2, 2);
  expect(storedLearning()).not.toEqual(before);
  press(button('Change the last answer'));
  await isAt(1, 2);
  expect(storedLearning()).toEqual(before);
  press(button(/^Not yet/));
  await isAt(2, 2);
  const afterFirst = storedLearning();
  press(button(/^Knew it/));
  await waitForElement('.learn-ended');
  press(button('Change the last answer'));
  await isAt(2, 2);
  expect(storedLearning()).toEqual(afterFirst);
  // The second press of a double click, which would take back one answer more.
  fireEvent.click(button('Change the last answer'), { detail: 2 });
  await isAt(2, 2);
  expect(storedLearning()).toEqual(afterFirst);
});

test('a page is learned by the keyboard, and a dua taken out comes back by Undo, with the focus on the button', async () => {
  await openApp('/learn');
  expect(screen.getByText('Nothing is being learned yet.')).not.toBeNull();
  press(screen.getByRole('link', { name: 'Ayat al-Kursi' }));
  await waitFor(() => expect(element('#ayat-al-kursi').dataset['arrived']).toBe(''));
  const user = await openApp(PAGE_OF_TWO);
  act(() => button('Learn this page').focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/learn'));
  expect(await screen.findByText(/2 duas were added/)).not.toBeNull();
  press(button('Close'));
  const begin = await screen.findByRole('link', { name: 'Begin' });
  act(() => begin.focus());
  await user.keyboard('{Enter}');
  await waitForElement('.learn-card');
  for (const position of [1, 2]) {
    await isAt(position, 2);
    // The second press of a double click on the answer before answers nothing.
    fireEvent.click(button(/^Not yet/), { detail: 2 });
    await isAt(position, 2);
    act(() => button('Hide more').focus());
    await user.keyboard('{Enter}');
    const hidden = gaps().length;
    act(() => element('h1').focus());
    pressKey(' ');
    pressKey(' ');
    expect(gaps()).toHaveLength(hidden - 2);
    act(() => button(/^Nearly/).focus());
    await user.keyboard('{Enter}');
  }
  await waitForElement('.learn-ended');
  expect(elements('.learn-ended .learn-state').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 2 }, () => 'comes back tomorrow'),
  );
  act(() => screen.getByRole('link', { name: 'All that you learn' }).focus());
  await user.keyboard('{Enter}');
  const rows = (): HTMLElement[] => within(section('Learning')).getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await waitFor(() => expect(document.activeElement?.localName).toBe('h1'));

  const before = storedLearning();
  act(() =>
    within(rows()[0] ?? document.body)
      .getByRole('button', { name: /^Take out/ })
      .focus(),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Taken out of what you learn'));
  expect(Object.keys(storedLearning())).toHaveLength(1);
  expect(document.activeElement).toBe(button(/^Undo: ./));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('First letters'));
  expect(storedLearning()).toEqual(before);
});

test('“Learn this page” can be undone, and duas learned before stay; the offer to undo disappears with the first answer', async () => {
  const [before = '', answered = ''] = await idsOnPage('morning-evening', 'waking-up');
  learnAsImported([before]);
  await openApp('/morning-evening/waking-up');
  press(button('Learn this page'));
  expect(await screen.findByText('3 duas were added')).not.toBeNull();
  await waitFor(() => expect(window.location.pathname).toBe('/learn'));
  await waitFor(() => expect(elements('.learn-row')).toHaveLength(4));
  press(button('Undo'));
  await waitFor(() => expect(elements('.learn-row')).toHaveLength(1));
  expect(Object.keys(storedLearning())).toEqual([`misbaha:learning/${before}`]);

  await openApp('/morning-evening/waking-up');
  press(button('Learn this page'));
  expect(await screen.findByText('3 duas were added')).not.toBeNull();
  changeLearningRecord(answered, (dua) => ({ ...dua, answered: new Date().toISOString() }));
  await waitFor(() => expect(toastTitles()).toEqual([]));
  expect(Object.keys(storedLearning())).toHaveLength(4);
});

test('rows of the same title are told apart by their positions, in whatever section they are', async () => {
  const permanentIds = await idsOnPage('morning-evening', 'morning-remembrance');
  learnAsImported([...permanentIds, RAIN]);
  changeLearningRecord(permanentIds[1] ?? '', (dua) => ({
    ...dua,
    answered: new Date().toISOString(),
    due: new Date(Date.now() + 86_400_000).toISOString(),
  }));
  await openApp('/learn');
  await waitFor(() => expect(elements('.learn-row')).toHaveLength(permanentIds.length + 1));
  expect(within(section('Learning')).getAllByRole('listitem')).toHaveLength(1);
  const names = elements('.learn-row [aria-label]').map((one) => one.getAttribute('aria-label') ?? '');
  expect(names).toHaveLength(3 * (permanentIds.length + 1));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContainEqual(expect.stringMatching(/^Take out: Remembrance said in the morning, \d+ of \d+$/));
});

test('at the end of a session duas of the same title are told apart by their positions', async () => {
  const { pages } = (await contentTexts.loadCategory('morning-evening')) ?? { pages: [] };
  const cards = pages.find(({ slug }) => slug === 'morning-remembrance')?.cards ?? [];
  const permanentIds = cards
    .flatMap(({ title, permanentId }) => (title === undefined && permanentId.includes('/morning-remembrance#') ? [permanentId] : []))
    .slice(0, 2);
  learnAsImported(permanentIds);
  await openApp('/learn?session=today');
  for (const position of [1, 2]) {
    await isAt(position, 2);
    press(button(/^Knew it/));
  }
  const named = (await waitFor(() => element('.learn-ended'))).querySelectorAll('li > span:first-child');
  expect([...named].map(({ textContent }) => textContent)).toEqual(
    [1, 2].map((position) => expect.stringMatching(new RegExp(`^.+, ${position} of 2$`))),
  );
});

describe('duas that this version lacks', () => {
  const newerDuas = (count: number): string[] => Array.from({ length: count }, (_, card) => `travel/of-a-newer-version#dua-${card}`);
  test('take no place in a session, and its end offers none of them', async () => {
    learnAsImported([...newerDuas(7), RAIN]);
    await openApp('/learn');
    press(await screen.findByRole('link', { name: 'Begin' }));
    await isAt(1, 1);
    press(button(/^Knew it/));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('That is all for today'));
    expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
  });

  test('do not keep the reader from going on with other duas, even after a session of one such dua', async () => {
    const [newer = ''] = newerDuas(1);
    learnAsImported([newer, RAIN]);
    await openApp(`/learn?${new URLSearchParams({ dua: newer })}`);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('There is nothing to practise here'));
    press(button('Go on with one more'));
    await isAt(1, 1);
    press(button(/^Knew it/));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('That is all for today'));
  });

  test.each([
    ['beside others', [RAIN]],
    ['alone', []],
  ])('%s, are taken out, and the focus goes to the heading', async (_, others) => {
    learnAsImported([...newerDuas(2), ...others]);
    const user = await openApp('/learn');
    act(() => button('Take them out').focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take them out' })).toBeNull());
    expect(document.activeElement?.localName).toBe('h1');
    expect(Object.keys(storedLearning())).toEqual(others.map((permanentId) => `misbaha:learning/${permanentId}`));
  });
});

test('if the texts of other due duas fail to load, the end still offers their session, which shows an error', async () => {
  learnAsImported([RAIN, ...(await idsIn('prayer')).slice(0, 9)]);
  const load = contentTexts.loadCategory;
  const failing = vi
    .spyOn(contentTexts, 'loadCategory')
    .mockImplementation((slug) => (slug === 'prayer' ? Promise.reject(new Error('could not be loaded')) : load(slug)));
  await openApp(`/learn?${new URLSearchParams({ dua: RAIN })}`);
  await isAt(1, 1);
  press(button(/^Knew it/));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('That is all for now'));
  press(button('Go on with 7 more'));
  expect((await waitForElement('main [role="alert"] p')).textContent).toBe(
    'The texts could not be loaded. Nothing that you learn is lost.',
  );
  failing.mockRestore();
  press(button('Try again'));
  expect(document.activeElement?.localName).toBe('h1');
  await isAt(1, 7);
});

test('a narration, which is not said, is offered neither to learn nor for a list', async () => {
  await openApp('/daily-life/excellence-prayers');
  press(within(element('.card.told')).getByRole('button', { name: 'More' }));
  await screen.findByRole('button', { name: 'Report an error' });
  for (const name of ['Learn by heart', 'Add to a list']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('“Learn all” on Saved skips narrations and duas that this version lacks, and is hidden if no dua remains', async () => {
  const [told = ''] = await idsIn('daily-life', 'narration');
  const save = (permanentId: string): void => localStorage.setItem(`misbaha:saved/${permanentId}`, '2026-11-20T04:00:00.000Z');
  for (const permanentId of [told, 'travel/of-a-newer-version#dua']) save(permanentId);
  await openApp('/saved');
  await waitFor(() => expect(elements('.card')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Learn all' })).toBeNull();
  save(RAIN);
  await openApp('/saved');
  press(await screen.findByRole('button', { name: 'Learn all' }));
  await waitForElement('.learn-card');
  expect(Object.keys(storedLearning())).toEqual([`misbaha:learning/${RAIN}`]);
});

test('“Learn this dua” also opens the practice of a learned dua; “Learn this page” says if all is learned already', async () => {
  for (const _ of ['new', 'learned already']) {
    await openApp(PAGE);
    press(await screen.findByRole('button', { name: 'Learn this dua' }));
    await waitForElement('.learn-card');
    expect(Object.keys(storedLearning())).toHaveLength(1);
  }
  learnAsImported(await idsOnPage('morning-evening', 'waking-up'));
  await openApp('/morning-evening/waking-up');
  press(button('Learn this page'));
  expect(await waitForToastDescription('Learn by heart')).toBe('Already in what you learn');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('where nothing can be stored', () => {
  test('taking a dua out and putting it back are said to hold for now only', async () => {
    learnAsImported([RAIN]);
    await openApp('/learn');
    refuse('removeItem', 'SecurityError');
    press(await screen.findByRole('button', { name: /^Take out/ }));
    expect(await waitForToastDescription('Taken out for now only')).toMatch(/keeps nothing/);
    refuse('setItem', 'QuotaExceededError');
    press(button(/^Undo: ./));
    expect(await waitForToastDescription('Kept for now only')).toMatch(/is full/);
  });

  test.each([
    ['duas that this version lacks', 'travel/of-a-newer-version#dua', 'Take it out'],
    ['all roots', 'root:gh-f-r', 'Take all roots out'],
  ])('taking out %s is said to hold for now only', async (_, id, name) => {
    learnAsImported([id]);
    await openApp('/learn');
    refuse('removeItem', 'SecurityError');
    press(await screen.findByRole('button', { name }));
    expect(await waitForToastDescription('Taken out for now only')).toMatch(/keeps nothing/);
  });
});

test('where the storage is full, the chosen step is said to be kept for now only', async () => {
  await learnFirst();
  refuse('setItem', 'QuotaExceededError');
  press(button('Hide more'));
  expect(await waitForToastDescription('Kept for now only')).toMatch(/is full/);
  expect(step()).toBe('Step 2 of 4: First letters');
});

describe('what is saved and what is learned', () => {
  const downloads = collectDownloads();

  test('go to another device in one file', async () => {
    await learnFirst();
    press(button(/^Knew it/));
    await waitForElement('.learn-ended');
    await openApp(PAGE);
    press(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await openApp('/saved');
    press(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const text = (await downloads[0]?.file.text()) ?? '';
    const contents = JSON.parse(text) as { duas: unknown[]; learning: { step: number }[] };
    expect([contents.duas.length, contents.learning.length, contents.learning[0]?.step]).toEqual([1, 1, 1]);

    localStorage.clear();
    const user = await openApp('/learn');
    expect(elements('.learn-row')).toEqual([]);
    await user.upload(await waitForElement('input[type="file"]'), new File([text], 'saved.json', { type: 'application/json' }));
    expect(await screen.findByText(/One dua was added\. Learning by heart was brought up to date for one dua/)).not.toBeNull();
    await waitFor(() => expect(elements('.learn-row')).toHaveLength(1));
  });
});
