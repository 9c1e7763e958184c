import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../storage/stub-storage.ts';

const KEY = 'misbaha:saved';
const RAIN = { home: 'daily-life/rain#allahumma-sayyiban', at: '2026-11-20T04:00:00.000Z' };
const SLEEP = { home: 'morning-evening/before-sleeping#bismika', at: '2026-11-21T20:00:00.000Z' };

/** The module as a page finds it on loading. */
const load = async () => {
  vi.resetModules();
  return import('./saved.ts');
};

afterEach(() => vi.unstubAllGlobals());

it('saves a dua with its time, keeps it over a reload, and takes it out again', async () => {
  stubStorage();
  const first = await load();
  expect(first.toggleSaved(RAIN.home, new Date(RAIN.at))).toEqual({ saved: true, kept: true });
  const again = await load();
  expect(again.savedDuas()).toEqual([RAIN]);
  expect(again.toggleSaved(RAIN.home)).toEqual({ saved: false, kept: true });
  expect(again.savedDuas()).toEqual([]);
});

it('says so where the device does not keep it', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { toggleSaved, savedDuas } = await load();
  expect(toggleSaved(RAIN.home)).toEqual({ saved: true, kept: false });
  expect(savedDuas()).toHaveLength(1);
});

it('adds what is imported once, and what was saved keeps its time', async () => {
  stubStorage({ [KEY]: JSON.stringify([RAIN]) });
  const { mergeSaved, savedDuas } = await load();
  expect(mergeSaved([{ ...RAIN, at: SLEEP.at }, SLEEP, SLEEP])).toBe(1);
  expect(savedDuas()).toEqual([RAIN, SLEEP]);
});

it('loses nothing that is whole to what stands beside it', async () => {
  const kept = stubStorage({ [KEY]: JSON.stringify([RAIN, 7, { home: '<script>', at: RAIN.at }, { ...SLEEP, at: 'never' }]) });
  const { toggleSaved } = await load();
  toggleSaved(SLEEP.home, new Date(SLEEP.at));
  expect(JSON.parse(kept.get(KEY) ?? '')).toEqual([RAIN, SLEEP]);
});

it.each(['', '{}', 'null', '"x"'])('takes %j for nothing saved', async (text) => {
  stubStorage({ [KEY]: text });
  expect((await load()).savedDuas()).toEqual([]);
});
