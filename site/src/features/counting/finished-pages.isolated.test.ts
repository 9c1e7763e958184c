import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';

const FOLDER = 'misbaha:days/';
const MORNING = 'morning-evening/morning-remembrance';
const LIST = 'list:7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';

/** Loads the module afresh, as a newly loaded page does. */
const load = async () => {
  vi.resetModules();
  return import('./finished-pages.ts');
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T07:00:00') }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps each page of a day once, over a reload, the latest day first', async () => {
  const kept = stubStorage();
  const first = await load();
  first.recordFinishedPage(MORNING, 'Morning');
  first.recordFinishedPage(MORNING, 'Another title');
  vi.setSystemTime(new Date('2026-11-25T07:00:00'));
  first.recordFinishedPage(LIST, 'My list');
  const again = await load();
  expect(again.finishedPages()).toEqual([
    { day: '2026-11-25', page: LIST, title: 'My list' },
    { day: '2026-11-24', page: MORNING, title: 'Morning' },
  ]);
  expect(again.finishedPages()).toBe(again.finishedPages());
  expect(kept.size).toBe(2);
});

it('shows nothing that is older than three months, and removes it once pages were finished on seven later days', async () => {
  const old = `${FOLDER}2026-08-24/${MORNING}`;
  const kept = stubStorage({ [old]: 'x', [`${FOLDER}2026-08-25/${MORNING}`]: 'x', [`${FOLDER}rubbish`]: 'x' });
  const { finishedPages, recordFinishedPage } = await load();
  expect([finishedPages().map(({ day }) => day), kept.size]).toEqual([['2026-08-25'], 3]);
  for (const day of [24, 25, 26, 27, 28, 29]) {
    vi.setSystemTime(new Date(`2026-11-${day}T07:00:00`));
    recordFinishedPage(LIST, 'My list');
    expect(kept.has(old)).toBe(true);
  }
  vi.setSystemTime(new Date('2026-11-30T07:00:00'));
  recordFinishedPage(LIST, 'My list');
  expect(kept.has(old)).toBe(false);
  expect(kept.has(`${FOLDER}2026-08-25/${MORNING}`)).toBe(true);
});

it('a clock that was ahead for a while costs nothing, and its days are hidden until they have come', async () => {
  const kept = stubStorage();
  const { finishedPages, recordFinishedPage } = await load();
  recordFinishedPage(MORNING, 'Morning');
  for (const day of ['2027-11-24', '2027-11-25']) {
    vi.setSystemTime(new Date(`${day}T07:00:00`));
    recordFinishedPage(MORNING, 'Morning');
    recordFinishedPage(LIST, 'My list');
  }
  vi.setSystemTime(new Date('2026-11-25T07:00:00'));
  recordFinishedPage(LIST, 'My list');
  expect(finishedPages().map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-24']);
  expect(kept.size).toBe(6);
});

it('switched off, records nothing and keeps earlier pages; deleting leaves only the setting', async () => {
  const kept = stubStorage();
  const { recordFinishedPage, setRecordingFinishedPages, isRecordingFinishedPages, deleteFinishedPages, finishedPages } = await load();
  recordFinishedPage(MORNING, 'Morning');
  expect(setRecordingFinishedPages(false)).toBe(true);
  recordFinishedPage(LIST, 'My list');
  expect([isRecordingFinishedPages(), finishedPages().length]).toEqual([false, 1]);
  const { kept: staysDeleted, undo } = deleteFinishedPages();
  expect([staysDeleted, finishedPages()]).toEqual([true, []]);
  expect([undo(), finishedPages().length]).toEqual([true, 1]);
  deleteFinishedPages();
  expect([...kept.keys()]).toEqual(['misbaha:days-off']);
  setRecordingFinishedPages(true);
  expect([isRecordingFinishedPages(), kept.size]).toEqual([true, 0]);
});

it('passes over what is no finished page', async () => {
  const kept = stubStorage({
    [`${FOLDER}2026-13-45/${MORNING}`]: 'x',
    [`${FOLDER}2026-11-20/<script>`]: 'x',
    [`${FOLDER}2026-11-20/${MORNING}`]: 'x'.repeat(1000),
  });
  const before = [...kept];
  expect((await load()).finishedPages()).toEqual([]);
  expect([...kept]).toEqual(before);
});

it('where the device stores nothing, a finished page is listed until the tab is closed, without an error', async () => {
  stubStorage({}, 0);
  const { recordFinishedPage, finishedPages, setRecordingFinishedPages } = await load();
  recordFinishedPage(MORNING, 'Morning');
  expect(finishedPages()).toHaveLength(1);
  expect(setRecordingFinishedPages(false)).toBe(false);
});

it('tells of changes in another tab', async () => {
  stubStorage();
  const page = stubPageEvents();
  const { onFinishedPagesChange } = await load();
  const listener = vi.fn<() => void>();
  const stop = onFinishedPagesChange(listener);
  page.fireStorageEvent(`${FOLDER}2026-11-24/${MORNING}`);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  page.fireStorageEvent('misbaha:days-off');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  stop();
});
