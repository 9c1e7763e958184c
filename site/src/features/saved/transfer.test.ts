import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/storage/stub-storage.ts';

const RAIN = { home: 'daily-life/rain#allahumma-sayyiban', at: '2026-11-20T04:00:00.000Z' };
const SLEEP = { home: 'morning-evening/before-sleeping#bismika', at: '2026-11-21T20:00:00.000Z' };

const LEARNED = {
  home: RAIN.home,
  at: '2026-11-20T04:00:00.000Z',
  step: 3,
  answered: '2026-11-21T04:00:00.000Z',
  due: '2026-11-25T04:00:00.000Z',
  memory: { stability: 4.2, difficulty: 5 },
};

const load = async () => {
  vi.resetModules();
  return { ...(await import('./saved.ts')), ...(await import('./transfer.ts')), ...(await import('../learning/learning.ts')) };
};
const fileOf = (duas: unknown, version: unknown = 1, learning?: unknown): string =>
  JSON.stringify({ format: 'misbaha-saved', version, duas, learning });

afterEach(() => vi.unstubAllGlobals());

it('adds what is imported once, and what was saved keeps its time', async () => {
  stubStorage();
  const { addSaved, importFile, savedDuas } = await load();
  addSaved([RAIN]);
  expect(importFile(fileOf([{ ...RAIN, at: SLEEP.at }, SLEEP, SLEEP]))).toEqual({ saved: 1, learned: 0 });
  expect(savedDuas()).toEqual([RAIN, SLEEP]);
});

it('reads what it has written', async () => {
  stubStorage();
  const { exportFile, readFile } = await load();
  expect(readFile(exportFile([RAIN, SLEEP], [LEARNED]))).toEqual({ duas: [RAIN, SLEEP], learning: [LEARNED] });
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
  expect(readFile(text)).toEqual({ duas: [RAIN], learning: [] });
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
  ['learning that is no list', fileOf([RAIN], 1, 'x'), 'is no list'],
  ['learning of nothing', fileOf([RAIN], 1, [LEARNED, null]), 'entry 2 of what is learned by heart cannot be read'],
  ['learning of an id of another form', fileOf([RAIN], 1, [{ ...LEARNED, home: '<script>' }]), 'entry 1 of what is learned by heart'],
  [
    'too much to learn',
    fileOf(
      [RAIN],
      1,
      Array.from({ length: 2001 }, () => LEARNED),
    ),
    'More than 2,000',
  ],
  ['too many', fileOf(Array.from({ length: 2001 }, (_, card) => ({ ...RAIN, home: `a/b#${card}` }))), 'More than 2,000'],
])('%s is refused with a sentence', async (_, text, sentence) => {
  stubStorage();
  const { importFile, TransferError, savedDuas, learnedDuas } = await load();
  expect(() => importFile(text)).toThrow(TransferError);
  expect(() => importFile(text)).toThrow(sentence);
  expect([savedDuas(), learnedDuas()]).toEqual([[], []]);
});

it('the duas of many files are bounded together', async () => {
  stubStorage();
  const { importFile, savedDuas } = await load();
  const some = (name: string) => fileOf(Array.from({ length: 1200 }, (_, card) => ({ ...RAIN, home: `${name}/b#${card}` })));
  expect(importFile(some('a'))).toEqual({ saved: 1200, learned: 0 });
  expect(() => importFile(some('c'))).toThrow('More than 2,000');
  expect(savedDuas()).toHaveLength(1200);
});

it('what is learned goes along, and of two records the one that was answered later holds', async () => {
  stubStorage();
  const { importFile, exportFile, startLearning, learnedDuas } = await load();
  startLearning([RAIN.home]);
  expect(importFile(fileOf([RAIN], 1, [LEARNED]))).toEqual({ saved: 1, learned: 1 });
  expect(learnedDuas()).toEqual([LEARNED]);
  expect(importFile(fileOf([], 1, [{ ...LEARNED, step: 0, answered: '2026-11-20T04:00:00.000Z' }]))).toEqual({ saved: 0, learned: 0 });
  expect(importFile(exportFile([], learnedDuas()))).toEqual({ saved: 0, learned: 0 });
  expect(learnedDuas()).toEqual([LEARNED]);
});

it('where what is learned finds no room, nothing of the file is kept', async () => {
  const kept = stubStorage({}, 250);
  const { importFile } = await load();
  expect(() => importFile(fileOf([RAIN], 1, [LEARNED]))).toThrow('could not store');
  expect([...kept]).toEqual([]);
});

it.each([
  [
    'keys of every object',
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"format":"misbaha-saved","version":1,"duas":[],"learning":[]}',
  ],
  ['ids like them', fileOf([{ home: 'constructor/prototype#to-string', at: RAIN.at }], 1, [{ home: 'constructor/prototype#to-string' }])],
  [
    'numbers beyond all',
    `{"format":"misbaha-saved","version":1,"duas":[],"learning":[{"home":"${RAIN.home}","step":1e999,"memory":{"stability":1e999,"difficulty":-1e999}}]}`,
  ],
  ['dates at the end of time', fileOf([{ ...RAIN, at: '+275760-09-13T00:00:00.000Z' }], 1, [{ ...LEARNED, answered: '9999-12-31' }])],
])('a file with %s is taken for what makes sense in it, and touches nothing else', async (_what, text) => {
  const kept = stubStorage({ theme: 'night' });
  const { exportFile, importFile, learnedDuas, readFile, savedDuas } = await load();
  importFile(text);
  expect('polluted' in {}).toBe(false);
  expect([...kept.keys()].every((key) => key === 'theme' || /^misbaha:(saved|learning)\/[a-z/#-]+$/.test(key))).toBe(true);
  // What came in goes out again as a file that is one.
  expect(readFile(exportFile(savedDuas(), learnedDuas()))).toEqual({ duas: savedDuas(), learning: learnedDuas() });
});

it.each([
  ['nested a hundred thousand deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'holds something else'],
  ['nested and cut off', '{"duas":'.repeat(100_000), 'cannot be read'],
  ['HTML in its fields', fileOf([{ home: '<img src=x onerror=alert(1)>', at: RAIN.at }]), 'entry 1'],
  ['learning under HTML', fileOf([], 1, [{ ...LEARNED, home: '"><script>' }]), 'entry 1 of what is learned'],
  ['no date', fileOf([{ ...RAIN, at: 'NaN' }]), 'entry 1'],
  ['a date that is a number', fileOf([{ ...RAIN, at: 1e308 }]), 'entry 1'],
])('a file that is %s is refused with a sentence, and nothing is changed', async (_what, text, sentence) => {
  const kept = stubStorage({ theme: 'night' });
  const { importFile } = await load();
  expect(() => importFile(text)).toThrow(sentence);
  expect([...kept]).toEqual([['theme', 'night']]);
});
