/**
 * The reader's own lists: making, ordering, reciting, sharing and importing. Dragging, QR codes and looks are tested in
 * `site/test/browser/lists.spec.ts`.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fnv1a } from '../../src/platform/fnv1a.ts';
import { today } from '../../src/features/counting/today.ts';
import { listKey } from '../../src/features/lists/addresses.ts';
import { listLinkFragment, allPageIdsWithDuas } from '../../src/features/lists/known-duas.ts';
import { encodeSharedList } from '../../src/features/lists/list-link.ts';
import { type DuaList, MAX_LIST_ITEMS, MAX_LISTS } from '../../src/features/lists/list-record.ts';
import * as contentTexts from '../../src/platform/content/texts.ts';
import {
  element,
  elements,
  fill,
  waitForElement,
  heading,
  writeInAnotherTab,
  waitForToastDescription,
  toastTitles,
  openApp,
  press,
  pressKey,
} from './app.tsx';

const FOLDER = 'misbaha:lists/';
const ID = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';
/** The first is said three times, as it is narrated; the others have no number. */
const SALAM = 'prayer/after-salam#forgiveness-and-peace';
const WAKING = 'morning-evening/waking-up#praise-on-waking';
const TRAVEL = 'travel/travel-dua';
/** The words of one who sneezes, and the card of another page that has them 33 times. */
const SNEEZING = 'daily-life/sneezing#praise-after-sneezing';
const BEFORE_SLEEP = 'morning-evening/before-sleeping#alhamdulillah-33';

function keep(fields: Partial<DuaList> = {}): void {
  const list = { id: ID, name: 'Morning', items: [{ id: SALAM }, { id: WAKING }], changed: '2026-11-24T04:00:00.000Z', ...fields };
  localStorage.setItem(FOLDER + list.id, JSON.stringify(list));
}

const storedLists = (): DuaList[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(FOLDER))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as DuaList);
const order = (): string[] => storedLists()[0]?.items.map(({ id }) => id) ?? [];
/** A button of the open dialog, or of the page where none is open. */
const button = (name: string | RegExp): HTMLElement =>
  within(elements('dialog[open]').at(-1) ?? document.body).getByRole('button', { name });
const address = (): string => window.location.pathname + window.location.search + window.location.hash;
const findButton = (name: string | RegExp): Promise<HTMLElement> => waitFor(() => button(name));

/** Opens the dialog for a new list from the overview. @returns its choice of the page to begin with */
async function openNewList(): Promise<HTMLSelectElement> {
  press(await screen.findByText('New list'));
  return screen.findByLabelText('Begin with');
}
/** Opens the dialog that adds a page to the list that is shown. @returns its choice of the page */
async function openAddPage(): Promise<HTMLElement> {
  press(await findButton('Add a page'));
  return waitForElement('#add-page');
}
const problem = (): string | null | undefined => document.querySelector('dialog[open] output.lists-problem')?.textContent;

/** Opens the list in the form in which it can be changed. */
async function openChanging(): Promise<UserEvent> {
  const user = await openApp(`/lists?list=${ID}`);
  await waitFor(() => expect(elements('.lists-item')).toHaveLength(storedLists()[0]?.items.length ?? 0));
  press(button('Edit'));
  return user;
}

describe('making lists', () => {
  test('an empty one, by its name', async () => {
    const user = await openApp('/lists');
    expect(await screen.findByText(/You have no list yet/)).not.toBeNull();
    await user.click(await findButton('New list'));
    await user.type(await screen.findByLabelText('Name'), '  After   Fajr ');
    await user.click(button('Create the list'));
    await waitFor(() => expect(heading()).toBe('After Fajr'));
    expect(screen.getByText(/This list is empty/)).not.toBeNull();
    expect(storedLists()).toMatchObject([{ name: 'After Fajr', items: [] }]);
  });

  test('as a copy of a page, which gives it its name and its duas in their order', async () => {
    const user = await openApp('/lists');
    const choice = await openNewList();
    expect(new Set([...choice.options].map(({ value }) => value))).toEqual(new Set(['', ...allPageIdsWithDuas()]));
    await user.selectOptions(choice, 'prayer/after-salam');
    await user.click(button('Create the list'));
    await waitFor(() => expect(heading()).toMatch(/salam/i));
    await waitFor(() => expect(elements('.lists-item').length).toBe(8));
    expect(order()[0]).toBe(SALAM);
    expect(element('.lists-item').textContent).toContain('3 times, as it is narrated');
  });

  test('with “Add to a list” on a card, for the dua or for the whole page; a list has each dua once', async () => {
    keep({ items: [] });
    const user = await openApp(`/${TRAVEL}`);
    const openDialog = async (): Promise<HTMLElement> => {
      press(within(element('.card')).getByRole('button', { name: 'More' }));
      press(await findButton('Add to a list'));
      return screen.findByRole('dialog', { name: 'Add to a list' });
    };
    press(within(await openDialog()).getByRole('button', { name: /^Morning/ }));
    await waitForToastDescription('1 dua added to “Morning”');
    expect(storedLists()[0]?.items).toHaveLength(1);
    press(within(await openDialog()).getByRole('button', { name: /^Morning/ }));
    await waitForToastDescription('It is in “Morning” already');
    expect(storedLists()[0]?.items).toHaveLength(1);
    await openApp('/morning-evening/waking-up');
    const dialog = await openDialog();
    press(await within(dialog).findByRole('radio', { name: 'The whole page: 4 duas' }));
    await user.type(within(dialog).getByLabelText('A new list'), 'Waking{Enter}');
    await waitForToastDescription('4 duas added to “Waking”');
    expect(storedLists().find(({ name }) => name === 'Waking')?.items).toHaveLength(4);
  });

  test('if the texts of the page fail to load, “Add to a list” says so, and “Try again” offers the whole page', async () => {
    keep({ items: [] });
    await openApp('/morning-evening/waking-up');
    const load = vi.spyOn(contentTexts, 'loadCategory').mockRejectedValue(new Error('could not be loaded'));
    press(within(element('.card')).getByRole('button', { name: 'More' }));
    press(await findButton('Add to a list'));
    const dialog = await screen.findByRole('dialog', { name: 'Add to a list' });
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('The duas of this page could not be loaded.');
    expect(within(dialog).queryByRole('radio', { name: /^The whole page/ })).toBeNull();
    load.mockRestore();
    press(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('radio', { name: /^The whole page/ })).toBeTruthy();
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  test('a second press while the texts of its page load makes no second list', async () => {
    await openApp('/lists');
    fill(await openNewList(), 'prayer/after-salam');
    const create = button('Create the list');
    act(() => {
      create.click();
      create.click();
    });
    await waitFor(() => expect(heading()).toMatch(/salam/i));
    expect(storedLists()).toHaveLength(1);
  });

  test('“Add” adds no page until the pages to choose from have loaded', async () => {
    keep({ items: [] });
    const menus = vi.spyOn(contentTexts, 'loadCategoryMenus').mockRejectedValue(new Error('could not be loaded'));
    const load = vi.spyOn(contentTexts, 'loadCategory');
    await openApp(`/lists?list=${ID}`);
    press(await findButton('Add a page'));
    await findButton('Try again');
    press(button('Add'));
    expect(load).not.toHaveBeenCalled();
    menus.mockRestore();
    press(button('Try again'));
    await screen.findByRole('combobox', { name: 'Page' });
    press(button('Add'));
    await waitFor(() => expect(order()[0]).toBe(WAKING));
  });

  test('a dialog that was closed while the texts of a page load does nothing more', async () => {
    keep({ items: [] });
    const texts = await contentTexts.loadCategory('prayer');
    let answer = (): void => undefined;
    const held = new Promise<typeof texts>((resolve) => {
      answer = () => resolve(texts);
    });
    const load = vi.spyOn(contentTexts, 'loadCategory').mockReturnValue(held as ReturnType<typeof contentTexts.loadCategory>);
    await openApp('/lists');
    fill(await openNewList(), 'prayer/after-salam');
    press(button('Create the list'));
    press(button('Close'));
    press(await screen.findByRole('link', { name: /^Morning/ }));
    fill(await openAddPage(), 'prayer/after-salam');
    press(button('Add'));
    press(button('Close'));
    expect(load).toHaveBeenCalledTimes(2);
    answer();
    await act(() => held);
    // The list has only the page that is added after the dialog was closed.
    fill(await openAddPage(), 'prayer/ablution');
    press(button('Add'));
    await waitFor(() => expect(order()).not.toEqual([]));
    expect(order().filter((id) => !id.startsWith('prayer/ablution#'))).toEqual([]);
    expect([storedLists().length, address()]).toEqual([1, `/lists?list=${ID}`]);
  });

  test('where the duas of a page do not load, the dialog says so, and a second press tries again', async () => {
    keep({ items: [] });
    const load = vi.spyOn(contentTexts, 'loadCategory').mockRejectedValue(new Error('could not be loaded'));
    await openApp('/lists');
    const told = 'The duas of this page could not be loaded. Nothing was changed. Please try again.';
    fill(await openNewList(), 'prayer/after-salam');
    press(button('Create the list'));
    await waitFor(() => expect(problem()).toBe(told));
    expect(storedLists()).toHaveLength(1);
    press(button('Close'));

    press(await screen.findByRole('link', { name: /^Morning/ }));
    fill(await openAddPage(), 'prayer/after-salam');
    press(button('Add'));
    await waitFor(() => expect(problem()).toBe(told));
    expect(order()).toEqual([]);
    load.mockRestore();
    press(button('Add'));
    await waitFor(() => expect(order()[0]).toBe(SALAM));
    expect(problem()).toBeUndefined();
  });

  test('where there are too many lists, or a list is too long, the dialog says so itself: a message would lie behind it', async () => {
    const uuid = (at: number): string => ID.slice(0, -3) + String(at).padStart(3, '0');
    for (let at = 0; at < MAX_LISTS; at++) keep({ id: uuid(at), name: `List ${at}`, items: [] });
    const long = Array.from({ length: MAX_LIST_ITEMS }, (_, at) => ({ id: `a/b#c${at}` }));
    keep({ id: uuid(0), name: 'A long list', items: long });
    await openApp('/lists');
    await openNewList();
    fill(element('#new-list-name'), 'One more');
    press(button('Create the list'));
    expect(problem()).toBe('There can be at most 100 lists. Nothing was changed.');

    await openApp(`/lists?list=${uuid(0)}`);
    await openAddPage();
    press(button('Add'));
    await waitFor(() => expect(problem()).toBe('A list holds at most 200 duas. Nothing was changed.'));

    await openApp(`/${TRAVEL}`);
    press(within(element('.card')).getByRole('button', { name: 'More' }));
    press(await findButton('Add to a list'));
    await screen.findByText('A long list');
    const lists = elements('.lists-entry');
    press(lists[0] ?? '');
    expect(problem()).toBe('A list holds at most 200 duas. Nothing was changed.');
    fill(element('.lists-new input'), 'One more');
    press(button('Create the list'));
    expect(problem()).toBe('There can be at most 100 lists. Nothing was changed.');
    press(lists[1] ?? '');
    await waitForToastDescription('1 dua added to “List 1”');
    expect(toastTitles()).toEqual(['1 dua added to “List 1”']);
    expect(storedLists()).toHaveLength(MAX_LISTS);
  });
});

describe('changing a list', () => {
  test('buttons and keys move duas, keep the focus, and announce the new position', async () => {
    keep();
    await openChanging();
    const down = button(/^Move Seeking forgiveness down$/);
    down.focus();
    press(down);
    await waitFor(() => expect(order()).toEqual([WAKING, SALAM]));
    expect(document.activeElement).toBe(button(/^Move Seeking forgiveness down$/));
    expect(down.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Seeking forgiveness: now 2 of 2')).not.toBeNull();
    press(down);
    expect(order()).toEqual([WAKING, SALAM]);
    const handle = button(/^Move Seeking forgiveness$/);
    handle.focus();
    expect(pressKey('ArrowUp', {}, handle)).toBe(true);
    await waitFor(() => expect(order()).toEqual([SALAM, WAKING]));
    expect(document.activeElement).toBe(button(/^Move Seeking forgiveness$/));
  });

  test('after a dua is taken out, the position of the last move is no longer announced', async () => {
    keep();
    await openChanging();
    press(button(/^Move Seeking forgiveness down$/));
    await screen.findByText('Seeking forgiveness: now 2 of 2');
    press(button('Take Seeking forgiveness out'));
    await waitFor(() => expect(order()).toEqual([WAKING]));
    expect(screen.queryByText(/: now \d of \d$/)).toBeNull();
  });

  test('the reader can set a number where the narration gives none, and the list tells that number from a narrated one', async () => {
    keep();
    const user = await openChanging();
    const fields = screen.getAllByRole('spinbutton');
    expect(fields).toHaveLength(1);
    await user.clear(fields[0] as HTMLElement);
    await user.type(fields[0] as HTMLElement, '33');
    await user.tab();
    await waitFor(() => expect(storedLists()[0]?.items).toEqual([{ id: SALAM }, { id: WAKING, count: 33 }]));
    press(button('Done'));
    await waitFor(() =>
      expect(elements('.lists-item-times').map(({ textContent }) => textContent)).toEqual([
        '3 times, as it is narrated',
        '33 times, your own number',
      ]),
    );
  });

  test.each(['', '0', '-3', '2.5'])(
    'entering %j as the reader’s own number keeps the former number, which the field shows again',
    async (typed) => {
      keep({ items: [{ id: SALAM }, { id: WAKING, count: 33 }] });
      const user = await openChanging();
      const field = screen.getByRole<HTMLInputElement>('spinbutton');
      await user.clear(field);
      if (typed !== '') await user.type(field, typed);
      await user.tab();
      expect(field.value).toBe('33');
      expect(storedLists()[0]?.items).toEqual([{ id: SALAM }, { id: WAKING, count: 33 }]);
      await user.clear(field);
      await user.type(field, '1{Enter}');
      expect(storedLists()[0]?.items).toEqual([{ id: SALAM }, { id: WAKING }]);
    },
  );

  test('Enter stores what a field holds and leaves the focus in it', async () => {
    keep();
    const user = await openChanging();
    const name = screen.getByLabelText('Name');
    await user.clear(name);
    await user.type(name, ' Dawn {Enter}');
    await waitFor(() => expect(heading()).toBe('Dawn'));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Dawn');
    const times = screen.getByRole('spinbutton');
    await user.clear(times);
    await user.type(times, '33{Enter}');
    expect(storedLists()[0]?.items).toEqual([{ id: SALAM }, { id: WAKING, count: 33 }]);
    expect(document.activeElement).toBe(screen.getByRole('spinbutton'));
  });

  test('what a field holds is stored where the page is hidden, or left without a blur', async () => {
    keep();
    const user = await openChanging();
    await user.type(screen.getByLabelText('Name'), ' light');
    window.dispatchEvent(new Event('pagehide'));
    expect(storedLists()[0]?.name).toBe('Morning light');
    await user.clear(screen.getByRole('spinbutton'));
    await user.keyboard('33');
    // A scripted press leaves the focus in the field until it is removed, as the device's back button does.
    press(button('Done'));
    await waitFor(() => expect(storedLists()[0]?.items).toEqual([{ id: SALAM }, { id: WAKING, count: 33 }]));
  });

  test('the reader renames the list, and a dua that was taken out can be put back where it stood', async () => {
    keep();
    const user = await openChanging();
    fill(screen.getByLabelText('Name'), 'Dawn');
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    await waitFor(() => expect(heading()).toBe('Dawn'));
    press(button('Take Seeking forgiveness out'));
    await waitFor(() => expect(order()).toEqual([WAKING]));
    await waitForToastDescription('“Seeking forgiveness” was taken out');
    press(button('Undo'));
    await waitFor(() => expect(order()).toEqual([SALAM, WAKING]));
  });

  test('what another tab changes meanwhile is shown and not undone', async () => {
    keep();
    await openChanging();
    const items = [{ id: SALAM }, { id: WAKING, count: 7 }];
    writeInAnotherTab(FOLDER + ID, JSON.stringify({ ...storedLists()[0], name: 'Dawn', items, changed: '2026-11-24T05:00:00.000Z' }));
    await waitFor(() => expect(heading()).toBe('Dawn'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Dawn');
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('7');
    press(button(/^Move Seeking forgiveness down$/));
    await waitFor(() => expect(order()).toEqual([WAKING, SALAM]));
    expect(storedLists()[0]?.name).toBe('Dawn');
  });

  test('a name that the reader is typing stays when another tab renames the list, and Enter stores that name', async () => {
    keep();
    const user = await openChanging();
    await user.type(screen.getByLabelText('Name'), ' light');
    writeInAnotherTab(FOLDER + ID, JSON.stringify({ ...storedLists()[0], name: 'Dawn', changed: '2026-11-24T05:00:00.000Z' }));
    await waitFor(() => expect(heading()).toBe('Dawn'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Morning light');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toBe('Morning light'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Morning light');
  });

  test('Undo does not put a dua back into a list that has become full, and the list stays as it is', async () => {
    const others = Array.from({ length: MAX_LIST_ITEMS }, (_, at) => ({ id: `a/b#c${at}` }));
    keep({ items: [{ id: SALAM }, ...others.slice(1)] });
    await openApp(`/lists?list=${ID}`);
    press(await findButton('Edit'));
    press(await findButton('Take Seeking forgiveness out'));
    await waitForToastDescription('“Seeking forgiveness” was taken out');
    keep({ items: others });
    press(button('Undo'));
    expect(await waitForToastDescription('Could not add')).toBe('A list holds at most 200 duas. Nothing was changed.');
    expect(order()).toEqual(others.map(({ id }) => id));
  });

  test('a list name with repeated parts, such as "3/3/3", is shown as it is', async () => {
    keep({ name: '3/3/3' });
    await openApp(`/lists?list=${ID}`);
    await waitFor(() => expect(heading()).toBe('3/3/3'));
  });

  test('a name of another script stands in headings in its own direction', async () => {
    const name = 'صبح (۲)';
    keep({ name });
    const ownDirection = (): string | null | undefined => document.querySelector('h1 > bdi')?.textContent;
    await openApp(`/lists?list=${ID}`);
    await waitFor(() => expect(ownDirection()).toBe(name));
    await openApp(`/lists?list=${ID}&one`);
    await waitFor(() => expect(ownDirection()).toBe(name));
    await openApp(`/lists#${listLinkFragment({ name, items: [{ id: SALAM }] })}`);
    await waitFor(() => expect(ownDirection()).toBe(name));
  });

  test('a deleted list disappears from the overview, and Undo brings the list back', async () => {
    keep();
    await openApp(`/lists?list=${ID}`);
    press(await findButton('Delete this list'));
    await waitFor(() => expect(address()).toBe('/lists'));
    expect(screen.getByText(/You have no list yet/)).not.toBeNull();
    await waitForToastDescription('“Morning” was deleted');
    press(button('Undo'));
    expect(await screen.findByRole('link', { name: /^Morning/ })).not.toBeNull();
    await openApp('/lists?list=7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b12');
    expect(await screen.findByText(/This list is no longer here/)).not.toBeNull();
  });

  test('Undo does not bring a deleted list back if there are as many lists as allowed', async () => {
    keep();
    await openApp(`/lists?list=${ID}`);
    press(await findButton('Delete this list'));
    await waitForToastDescription('“Morning” was deleted');
    for (let at = 0; at < MAX_LISTS; at++) keep({ id: ID.slice(0, -3) + String(at + 100), name: `List ${at}` });
    press(button('Undo'));
    expect(await waitForToastDescription('Could not add')).toBe('There can be at most 100 lists. Nothing was changed.');
    expect(storedLists().find(({ id }) => id === ID)).not.toHaveProperty('name');
  });

  test('deleting a list leaves no second entry of the overview in the history', async () => {
    keep();
    await openApp('/about');
    await openApp('/lists');
    press(await screen.findByRole('link', { name: /^Morning/ }));
    press(await findButton('Delete this list'));
    await screen.findByText(/You have no list yet/);
    await waitFor(() => expect(address()).toBe('/lists'));
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe('/about'));
  });

  test('where nothing can be stored the reader is told, and the list holds until the page is closed', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openApp('/lists');
    await openNewList();
    fill(element('#new-list-name'), 'Morning');
    press(button('Create the list'));
    await waitForToastDescription('The list is kept for now only');
    expect(heading()).toBe('Morning');
  });

  test('where nothing can be stored, a message says that a deleted list is deleted, not kept, for now only', async () => {
    keep();
    await openApp(`/lists?list=${ID}`);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    press(await findButton('Delete this list'));
    await waitForToastDescription('The list is deleted for now only');
    expect(toastTitles().toSorted()).toEqual(['The list is deleted for now only', '“Morning” was deleted']);
  });

  test('a dua that this version does not have is reported, stays, and can be taken out', async () => {
    keep({ items: [{ id: 'prayer/no-such-page#x' }, { id: WAKING }] });
    await openApp(`/lists?list=${ID}`);
    expect(await screen.findByText(/One dua of this list is not in this version/)).not.toBeNull();
    expect(elements('.lists-item')).toHaveLength(1);
    expect(order()).toHaveLength(2);
    const takeOut = button('Take it out');
    takeOut.focus();
    press(takeOut);
    await waitFor(() => expect(order()).toEqual([WAKING]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});

test('the device’s back leads from a list to the place and the row where its reader was', async () => {
  keep({ items: [] });
  keep({ id: ID.replace('11', '12'), name: 'Evening' });
  await openApp('/lists');
  vi.stubGlobal('scrollY', 700);
  const scroll = vi.spyOn(window, 'scrollTo');
  press(await screen.findByRole('link', { name: /^Morning/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Morning'));
  expect(scroll.mock.lastCall).toEqual([{ top: 0, behavior: 'instant' }]);
  act(() => window.history.back());
  await waitFor(() => expect(heading()).toBe('My lists'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Morning/ }));
  expect(scroll.mock.lastCall).toEqual([{ top: 700, behavior: 'instant' }]);
  act(() => window.history.forward());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Morning'));
});

test('the dialog that adds a page opens with the focus on the choice of the page', async () => {
  keep({ items: [] });
  await openApp(`/lists?list=${ID}`);
  press(await findButton('Add a page'));
  const choice = await screen.findByRole('combobox', { name: 'Page' });
  await waitFor(() => expect(document.activeElement).toBe(choice));
});

test('rows with the same title have distinct accessible names', async () => {
  keep({ items: [...['bismillah', 'shahada', 'repentance-and-purity'].map((card) => ({ id: `prayer/ablution#${card}` })), { id: SALAM }] });
  await openChanging();
  press(button('Done'));
  expect(screen.getAllByRole('link', { name: /Wudu|Seeking/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Before Wudu',
    'After Wudu, 2 of 4',
    'After Wudu, 3 of 4',
    'Seeking forgiveness',
  ]);
  press(button('Edit'));
  expect(elements('.lists-take-out').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Take Before Wudu out',
    'Take After Wudu, 2 of 4 out',
    'Take After Wudu, 3 of 4 out',
    'Take Seeking forgiveness out',
  ]);
});

test('an empty list can be renamed', async () => {
  keep({ items: [] });
  const user = await openApp(`/lists?list=${ID}`);
  await user.click(button('Edit'));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Evening');
  await user.click(button('Done'));
  await waitFor(() => expect(heading()).toBe('Evening'));
});

test('taking out a dua moves the focus to the next dua, and after the last dua to the heading', async () => {
  keep({ items: [{ id: SALAM }, { id: WAKING }] });
  await openChanging();
  const takeOut = (): HTMLElement[] => elements('.lists-take-out');
  press(takeOut()[0] ?? '');
  await waitFor(() => expect(takeOut()).toHaveLength(1));
  expect(document.activeElement).toBe(elements('.lists-handle')[0]);
  await waitForToastDescription('“Seeking forgiveness” was taken out');
  press(takeOut()[0] ?? '');
  await waitFor(() => expect(takeOut()).toEqual([]));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('all duas of a list are learned by heart with one button', async () => {
  keep({ items: [{ id: WAKING }, { id: SALAM }] });
  await openApp(`/lists?list=${ID}`);
  press(await findButton('Learn all'));
  await waitFor(() => expect(window.location.pathname).toBe('/learn'));
  expect(await screen.findByText(/2 duas were added/)).not.toBeNull();
  for (const id of [WAKING, SALAM]) expect(localStorage.getItem(`misbaha:learning/${id}`)).not.toBeNull();
});

describe('one at a time', () => {
  test('a narrated number goes before the reader’s own; the list has counts of its own and can be resumed', async () => {
    keep({
      items: [
        { id: WAKING, count: 2 },
        { id: SALAM, count: 100 },
      ],
    });
    await openApp(`/lists?list=${ID}`);
    press(await screen.findByRole('link', { name: 'One at a time' }));
    await waitFor(() => expect(element('.one-progress output span').textContent).toBe('1 of 2 · 2 left to say'));
    expect(element('.one-own-times').textContent).toBe('2 times, your own number');
    expect(element('article').textContent).not.toContain('2 times');
    for (let time = 0; time < 2; time++) pressKey(' ');
    await waitFor(() => expect(element('.one-progress output span').textContent).toBe('2 of 2 · 1 left to say'));
    expect(document.querySelector('.one-own-times')).toBeNull();
    expect(element('.one .counter-button').getAttribute('aria-label')).toBe('0 / 3, count one');

    press(button('Back to the list'));
    const again = await screen.findByRole('link', { name: 'Resume at 2 of 2' });
    expect(address()).toBe(`/lists?list=${ID}`);
    press(again);
    for (let time = 0; time < 3; time++) {
      await waitFor(() => expect(element('.one .counter-button').getAttribute('aria-label')).toBe(`${time} / 3, count one`));
      pressKey(' ');
    }
    // The dua does not end by itself: another line follows the counted one.
    press(await findButton('Next'));
    expect(await screen.findByRole('heading', { name: 'All 2 are said' })).not.toBeNull();
    expect(elements('.one-end button').map(({ textContent }) => textContent)).toContain('Back to the list');

    await openApp('/prayer/after-salam');
    expect(element('.card .counter-button').textContent).toContain('0 / 3');
    await openApp('/days');
    await waitFor(() => expect(elements('.days-day li').map(({ textContent }) => textContent)).toEqual(['Morning']));
  });

  test('a list that was begun can be started again, which can be undone', async () => {
    keep({ items: [{ id: WAKING, count: 2 }, { id: SALAM }] });
    await openApp(`/lists?list=${ID}`);
    press(await screen.findByRole('link', { name: 'One at a time' }));
    await waitFor(() => expect(element('.one-progress output').textContent).toContain('1 of 2'));
    press(button('Back to the list'));
    await screen.findByRole('link', { name: 'One at a time' });
    expect(screen.queryByRole('button', { name: 'Restart counting' })).toBeNull();
    press(screen.getByRole('link', { name: 'One at a time' }));
    await waitFor(() => expect(element('.one-progress output').textContent).toContain('1 of 2'));
    pressKey(' ');
    press(button('Back to the list'));
    await screen.findByRole('link', { name: 'Resume at 1 of 2' });
    const counts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('misbaha:counts/'));
    expect(counts()).toHaveLength(1);
    const restart = await findButton('Restart counting');
    restart.focus();
    press(restart);
    await screen.findByRole('link', { name: 'One at a time' });
    expect(counts()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Restart counting' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await waitForToastDescription('Counting starts again');
    press(button('Undo'));
    await screen.findByRole('link', { name: 'Resume at 1 of 2' });
    expect(counts()).toHaveLength(1);
  });

  test.each([
    ['said to its end', `misbaha:counts/${today()}/${listKey(ID)}#${SALAM}`, '3', 'One at a time'],
    ['gone through without counting', `misbaha:place/${listKey(ID)}`, `${today()} 2/2 ${WAKING}`, 'Resume at 2 of 2'],
  ])('a list that was %s can be started again', async (_, key, text, link) => {
    keep();
    localStorage.setItem(key, text);
    await openApp(`/lists?list=${ID}`);
    await screen.findByRole('link', { name: link });
    press(button('Restart counting'));
    expect(localStorage.getItem(key)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Restart counting' })).toBeNull();
  });

  test('the message that offers to put a dua back disappears, as it would cover the text', async () => {
    keep({ items: [{ id: WAKING, count: 2 }, { id: SALAM }] });
    await openChanging();
    press(button('Take Seeking forgiveness out'));
    await waitForToastDescription('“Seeking forgiveness” was taken out');
    press(button('Done'));
    press(await screen.findByRole('link', { name: 'One at a time' }));
    await waitFor(() => expect(element('.one-progress output').textContent).toContain('1 of 1'));
    await waitFor(() => expect(toastTitles()).toEqual([]));
    expect(order()).toEqual([WAKING]);
  });

  test('right after the view moves on by itself, a press meant for the dua before is not counted', async () => {
    keep({ items: [{ id: WAKING, count: 2 }, { id: SALAM }] });
    await openApp(`/lists?list=${ID}`);
    press(await screen.findByRole('link', { name: 'One at a time' }));
    await waitFor(() => expect(element('.one-progress output span').textContent).toBe('1 of 2 · 2 left to say'));
    for (let time = 0; time < 2; time++) pressKey(' ');
    await waitFor(() => expect(element('.one-progress output span').textContent).toBe('2 of 2 · 1 left to say'));
    pressKey(' ');
    expect(element('.one .counter-button').getAttribute('aria-label')).toBe('0 / 3, count one');
  });

  test('of a list without duas leads to the list, which says that it is empty', async () => {
    keep({ items: [] });
    await openApp(`/lists?list=${ID}&one`);
    expect(await screen.findByText(/This list is empty/)).not.toBeNull();
    expect(address()).toBe(`/lists?list=${ID}`);
  });

  test('a second press of the button that leaves goes no further than the list', async () => {
    keep();
    await openApp('/lists');
    press(await screen.findByRole('link', { name: /^Morning/ }));
    press(await screen.findByRole('link', { name: 'One at a time' }));
    await waitFor(() => expect(element('.one-progress output').textContent).toContain('1 of 2'));
    const leave = button('Back to the list');
    const go = vi.spyOn(window.history, 'go');
    act(() => {
      leave.click();
      leave.click();
    });
    await screen.findByRole('link', { name: 'One at a time' });
    expect(go.mock.calls).toEqual([[-1]]);
  });
});

describe('a list that was shared with the reader', () => {
  const LINK = listLinkFragment({ name: 'For you', items: [{ id: WAKING, count: 7 }, { id: SALAM }] });

  test('is shown first, is stored only when the reader adds the list, and cannot be added twice', async () => {
    await openApp(`/lists#${LINK}`);
    await waitFor(() => expect(heading()).toBe('For you'));
    await waitFor(() => expect(elements('.lists-item')).toHaveLength(2));
    expect(element('.lists-item').textContent).toContain('7 times, your own number');
    expect(storedLists()).toEqual([]);
    press(button('Add to my lists'));
    await waitFor(() => expect(address()).toMatch(/^\/lists\?list=/));
    expect(storedLists()).toMatchObject([{ name: 'For you', items: [{ id: WAKING, count: 7 }, { id: SALAM }] }]);
    await openApp(`/lists#${LINK}`);
    expect(await screen.findByText(/You have a list with this name and these duas already/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to my lists' })).toBeNull();
  });

  test('has each dua as on the page where it was added, with the number that is narrated there', async () => {
    const items = [{ id: SNEEZING, count: 33, from: BEFORE_SLEEP }];
    await openApp(`/lists#${listLinkFragment({ name: 'For you', items })}`);
    await waitFor(() => expect(element('.lists-item').textContent).toContain('33 times, as it is narrated'));
    expect(element('.lists-item-title').textContent).toBe('Alhamdulillah');
    press(button('Add to my lists'));
    await waitFor(() => expect(storedLists()).toMatchObject([{ name: 'For you', items }]));
  });

  test('by an older link, which does not name the pages, is still read, and recognized if stored already', async () => {
    const old = encodeSharedList({ name: 'For you', items: [{ code: fnv1a(SNEEZING), count: 33 }] });
    await openApp(`/lists#${old}`);
    await waitFor(() => expect(element('.lists-item').textContent).toContain('33 times, your own number'));
    keep({ name: 'For you', items: [{ id: SNEEZING, count: 33, from: BEFORE_SLEEP }] });
    await openApp(`/lists#${old}`);
    expect(await screen.findByText(/You have a list with this name and these duas already/)).not.toBeNull();
  });

  test('with duas that this version does not know says how many it leaves out', async () => {
    await openApp(`/lists#${encodeSharedList({ name: 'Later', items: [{ code: fnv1a(WAKING) }, { code: 1 }, { code: 2 }] })}`);
    expect(await screen.findByText(/2 duas of it are not in this version of the app and are left out/)).not.toBeNull();
    await waitFor(() => expect(elements('.lists-item')).toHaveLength(1));
    await openApp(`/lists#${encodeSharedList({ name: 'Later', items: [{ code: 1 }] })}`);
    expect(await screen.findByText('None of its duas is in this version of the app.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to my lists' })).toBeNull();
  });

  test.each([
    [LINK.slice(0, -3), /may have lost letters/],
    [`2${LINK.slice(1)}`, /made by a newer version/],
    ['%3Cscript%3E', /may have lost letters/],
  ])('by a link that cannot be read is not stored, and a message says why: #%s', async (fragment, told) => {
    await openApp(`/lists#${fragment}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(told);
    expect(storedLists()).toEqual([]);
  });

  test('as a file is shown in the same way, and an unreadable file is refused with a message', async () => {
    const user = await openApp('/lists');
    const file = (text: string): File => new File([text], 'list.json', { type: 'application/json' });
    await user.upload(await waitForElement('input[type="file"]'), file('{'));
    expect(await waitForToastDescription('Could not open')).toContain('or a part of it is missing');
    await user.upload(
      element('input[type="file"]'),
      file(
        JSON.stringify({
          format: 'misbaha-list',
          version: 1,
          name: 'Filed',
          items: [
            { id: SNEEZING, count: 33, from: BEFORE_SLEEP },
            // The page no longer has that card; the dua is still there.
            { id: WAKING, from: 'morning-evening/before-sleeping#no-such-card' },
            { id: 'prayer/no-such-page#x' },
          ],
        }),
      ),
    );
    await waitFor(() => expect(heading()).toBe('Filed'));
    await waitFor(() => expect(elements('.lists-item')).toHaveLength(2));
    expect(element('.lists-item').textContent).toContain('33 times, as it is narrated');
    expect(screen.getByText(/One dua of it is not in this version of the app and is left out/)).not.toBeNull();
    expect([address(), storedLists()]).toEqual(['/lists', []]);
    press(screen.getByRole('link', { name: 'Do not add it' }));
    await waitFor(() => expect(heading()).toBe('My lists'));
  });
});

test('opening a file of all saved data as a list says where to import that file, even if it is large', async () => {
  const user = await openApp('/lists');
  const duas = Array.from({ length: 2000 }, (_, card) => ({ home: `a/b#${card}`, at: '2026-11-24T04:00:00.000Z' }));
  const text = JSON.stringify({ format: 'misbaha-saved', version: 1, duas });
  expect(text.length).toBeGreaterThan(100_000);
  await user.upload(await waitForElement('input[type="file"]'), new File([text], 'misbaha-saved.json', { type: 'application/json' }));
  expect(await waitForToastDescription('Could not open')).toContain('Import it in the settings, under “Another device”.');
  expect(storedLists()).toEqual([]);
});

describe('sharing a list', () => {
  test('offers a link that holds the list, a QR code, and a booklet to print', async () => {
    keep();
    const user = await openApp(`/lists?list=${ID}`);
    press(await findButton('Share'));
    const dialog = await screen.findByRole('dialog', { name: 'Share this list' });
    const link = within(dialog).getByLabelText<HTMLInputElement>('Link').value;
    expect(link).toBe(`http://localhost/lists#${listLinkFragment({ name: 'Morning', items: [{ id: SALAM }, { id: WAKING }] })}`);
    await waitFor(() => expect(dialog.querySelector('.lists-qr path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1/));
    await user.click(within(dialog).getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(within(dialog).getByText('The link is copied')).not.toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Print as a booklet' }).getAttribute('href')).toBe(`/booklet?of=list:${ID}`);
  });

  test('the link leaves out a card that the page no longer has, so that the dua is still found', async () => {
    keep({
      items: [
        { id: WAKING, from: 'morning-evening/before-sleeping#no-such-card' },
        { id: SNEEZING, from: BEFORE_SLEEP },
      ],
    });
    await openApp(`/lists?list=${ID}`);
    await waitFor(() => expect(elements('.lists-item')).toHaveLength(2));
    press(button('Share'));
    const fragment = listLinkFragment({ name: 'Morning', items: [{ id: WAKING }, { id: SNEEZING, from: BEFORE_SLEEP }] });
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(`http://localhost/lists#${fragment}`);
  });

  test('opening a list shows no message', async () => {
    keep();
    await openApp(`/lists?list=${ID}`);
    expect(toastTitles()).toEqual([]);
  });
});
