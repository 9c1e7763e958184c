import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../storage/stub-storage.ts';

const RAIN = { home: 'daily-life/rain#allahumma-sayyiban', at: '2026-11-20T04:00:00.000Z' };
const SLEEP = { home: 'morning-evening/before-sleeping#bismika', at: '2026-11-21T20:00:00.000Z' };

const load = async () => {
  vi.resetModules();
  return { ...(await import('./saved.ts')), ...(await import('./transfer.ts')) };
};
const fileOf = (duas: unknown, version: unknown = 1): string => JSON.stringify({ format: 'misbaha-saved', version, duas });

afterEach(() => vi.unstubAllGlobals());

it('adds what is imported once, and what was saved keeps its time', async () => {
  stubStorage();
  const { addSaved, importFile, savedDuas } = await load();
  addSaved([RAIN]);
  expect(importFile(fileOf([{ ...RAIN, at: SLEEP.at }, SLEEP, SLEEP]))).toBe(1);
  expect(savedDuas()).toEqual([RAIN, SLEEP]);
});

it('reads what it has written', async () => {
  stubStorage();
  const { exportFile, readFile } = await load();
  expect(readFile(exportFile([RAIN, SLEEP]))).toEqual([RAIN, SLEEP]);
});

it('into a full storage it says so and changes nothing', async () => {
  const kept = stubStorage({}, 150);
  const { importFile, savedDuas, toggleSaved } = await load();
  toggleSaved(RAIN.home, new Date(RAIN.at));
  const before = [...kept];
  expect(() => importFile(fileOf([SLEEP, { ...SLEEP, home: 'prayer/ablution#bismillah' }]))).toThrow('could not store');
  expect(savedDuas()).toEqual([RAIN]);
  expect([...kept]).toEqual(before);
});

it('keys that it does not know are dropped, and dates are kept in one form', async () => {
  stubStorage();
  const { readFile } = await load();
  const text = JSON.stringify({
    format: 'misbaha-saved',
    version: 1,
    made: 'x',
    duas: [{ ...RAIN, at: '2026-11-20T05:00+01:00', note: 'x'.repeat(1000) }],
  });
  expect(readFile(text)).toEqual([RAIN]);
});

it.each([
  ['no JSON', '{', 'cannot be read as one'],
  ['another format', '{"format":"x"}', 'holds something else'],
  ['null', 'null', 'holds something else'],
  ['no version', JSON.stringify({ format: 'misbaha-saved', duas: [] }), 'its version is missing'],
  ['version 0', fileOf([], 0), 'its version is not one that was ever made'],
  ['version "1"', fileOf([], '1'), 'its version is not one that was ever made'],
  ['version 1.5', fileOf([], 1.5), 'its version is not one that was ever made'],
  ['version 2', fileOf([], 2), 'made by a newer version'],
  ['no list', fileOf({}), 'its list of duas is missing'],
  ['an id of 20,000 characters', fileOf([RAIN, { ...RAIN, home: `a/b#${'c'.repeat(20_000)}` }]), 'entry 2 of its list cannot be read'],
  ['a date of 1 MB', fileOf([{ ...RAIN, at: 'x'.repeat(1_000_000) }]), 'entry 1 of its list cannot be read'],
  ['an id of another form', fileOf([{ ...RAIN, home: '<script>' }]), 'entry 1 of its list cannot be read'],
  ['too many', fileOf(Array.from({ length: 2001 }, (_, card) => ({ ...RAIN, home: `a/b#${card}` }))), 'More than 2,000'],
])('%s is refused with a sentence', async (_, text, sentence) => {
  stubStorage();
  const { importFile, TransferError, savedDuas } = await load();
  expect(() => importFile(text)).toThrow(TransferError);
  expect(() => importFile(text)).toThrow(sentence);
  expect(savedDuas()).toEqual([]);
});

it('the duas of many files are bounded together', async () => {
  stubStorage();
  const { importFile, savedDuas } = await load();
  const some = (name: string) => fileOf(Array.from({ length: 1200 }, (_, card) => ({ ...RAIN, home: `${name}/b#${card}` })));
  expect(importFile(some('a'))).toBe(1200);
  expect(() => importFile(some('c'))).toThrow('More than 2,000');
  expect(savedDuas()).toHaveLength(1200);
});
