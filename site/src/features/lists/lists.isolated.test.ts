import { afterEach, expect, it, vi } from 'vitest';
import { parseListRecord } from './list-record.ts';
import { mergeLists } from './merge-lists.ts';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';

const FOLDER = 'misbaha:lists/';
const ITEMS = [{ id: 'prayer/ablution#bismillah' }, { id: 'daily-life/rain#allahumma-sayyiban', count: 33 }];

/** Loads the module anew, as a page does when it opens: each result stands for another tab. */
const load = async () => {
  vi.resetModules();
  return import('./lists.ts');
};

afterEach(() => vi.unstubAllGlobals());

it('makes a list, keeps it over a reload, changes it, deletes it and puts it back', async () => {
  const kept = stubStorage();
  const first = await load();
  const { list, kept: isKept } = first.makeList('Morning', ITEMS, new Date('2026-11-24T04:00:00Z'));
  expect(isKept).toBe(true);
  const again = await load();
  expect(again.allLists()).toEqual([list]);
  expect(again.changeList(list.id, () => ({ name: 'Dawn' }), new Date('2026-11-24T05:00:00Z'))).toBe(true);
  expect(again.listWithId(list.id)).toEqual({ ...list, name: 'Dawn', changed: '2026-11-24T05:00:00.000Z' });
  again.deleteList(list.id, new Date('2026-11-24T06:00:00Z'));
  expect(again.allLists()).toEqual([]);
  expect(kept.get(FOLDER + list.id)).toBe(JSON.stringify({ id: list.id, deleted: true, changed: '2026-11-24T06:00:00.000Z' }));
  again.putBackList(list, new Date('2026-11-24T06:00:00Z'));
  expect(again.allLists()).toEqual([{ ...list, changed: '2026-11-24T06:00:00.001Z' }]);
});

it('a change is later than the one before, also where another clock was ahead', async () => {
  stubStorage();
  const { makeList, changeList, listWithId } = await load();
  const { list } = makeList('Morning', [], new Date('2030-01-01T00:00:00Z'));
  changeList(list.id, () => ({ name: 'Dawn' }), new Date('2026-11-24T05:00:00Z'));
  expect(listWithId(list.id)?.changed).toBe('2030-01-01T00:00:00.001Z');
});

it('a list with the latest possible change date can be changed and deleted, and the change wins in a merge', async () => {
  const list = { id: '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11', name: 'Morning', items: [], changed: '+275760-09-13T00:00:00.000Z' };
  stubStorage({ [FOLDER + list.id]: JSON.stringify(list) });
  const { changeList, deleteList, allLists, listWithId } = await load();
  changeList(list.id, () => ({ name: 'Dawn' }), new Date('2026-11-24T05:00:00Z'));
  const dawn = { ...list, name: 'Dawn', changed: '2026-11-24T05:00:00.000Z' };
  expect(listWithId(list.id)).toEqual(dawn);
  const copy = parseListRecord(list);
  expect(copy && mergeLists([dawn], [copy])).toEqual([dawn]);
  deleteList(list.id);
  expect(allLists()).toEqual([]);
});

it('two tabs that change two lists lose nothing, and a list that one deletes stays deleted', async () => {
  stubStorage();
  const [one, other] = [await load(), await load()];
  const { list: morning } = one.makeList('Morning', []);
  const { list: evening } = other.makeList('Evening', []);
  one.changeList(morning.id, () => ({ items: ITEMS }));
  other.changeList(evening.id, () => ({ items: ITEMS }));
  expect(one.allLists().map(({ name, items }) => [name, items.length])).toEqual([
    ['Evening', 2],
    ['Morning', 2],
  ]);
  other.deleteList(morning.id);
  expect(one.changeList(morning.id, () => ({ name: 'Dawn' }))).toBe(true);
  expect(one.allLists().map(({ name }) => name)).toEqual(['Evening']);
});

it('another tab’s change arrives', async () => {
  const kept = stubStorage();
  const page = stubPageEvents();
  const { allLists, makeList, onListsChange } = await load();
  const { list } = makeList('Morning', []);
  const listener = vi.fn<() => void>();
  onListsChange(listener);
  kept.set(FOLDER + list.id, JSON.stringify({ ...list, name: 'Dawn' }));
  page.fireStorageEvent(FOLDER + list.id);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(allLists().map(({ name }) => name)).toEqual(['Dawn']);
});

it('reports that the device does not store a list, which lasts until the page is closed', async () => {
  stubStorage({}, 0);
  const { makeList, changeList, allLists } = await load();
  const { list, kept } = makeList('Morning', []);
  expect(kept).toBe(false);
  expect(changeList(list.id, () => ({ items: ITEMS }))).toBe(false);
  expect(allLists().map(({ items }) => items)).toEqual([ITEMS]);
});

it('reading writes nothing and passes over what is no list', async () => {
  const id = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';
  const other = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b12';
  const kept = stubStorage({
    [`${FOLDER}x`]: '{}',
    [FOLDER + id]: '{"id":',
    // Stored under the id of another list.
    [FOLDER + other]: JSON.stringify({ id, name: 'Morning', items: [], changed: '2026-11-24T04:00:00.000Z' }),
  });
  const before = [...kept];
  const { allLists, listWithId } = await load();
  expect([allLists(), listWithId(id), listWithId(other)]).toEqual([[], undefined, undefined]);
  expect([...kept]).toEqual(before);
});

it('the array is the same one as long as nothing changes', async () => {
  stubStorage();
  const { makeList, allLists } = await load();
  makeList('Morning', []);
  expect(allLists()).toBe(allLists());
});
