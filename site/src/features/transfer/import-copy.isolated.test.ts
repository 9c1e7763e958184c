import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/test/stub-storage.ts';
import { listFileText } from '../lists/list-file.ts';

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

const ROOT = { ...LEARNED, home: 'root:gh-f-r' };

/** `NOTHING` is the summary of an import that changes nothing; `NO_LISTS` is its field `lists`. */
const NO_LISTS = { added: [], updated: [], replaced: [], deleted: [], former: [] };
const NOTHING = { saved: 0, learned: 0, roots: 0, lists: NO_LISTS, counts: 0, days: 0, settings: 0, otherSettings: new Map() };
const EMPTY = { duas: [], learning: [], roots: [], lists: [], counts: new Map(), days: new Map(), places: new Map(), settings: new Map() };

const load = async () => {
  vi.resetModules();
  return {
    ...(await import('../saved/saved.ts')),
    ...(await import('../learning/learning.ts')),
    ...(await import('../lists/lists.ts')),
    ...(await import('./copy-file.ts')),
    ...(await import('./reader-data.ts')),
    ...(await import('./import-copy.ts')),
  };
};
const fileOf = (duas: unknown, version: unknown = 1, learning?: unknown): string =>
  JSON.stringify({ format: 'misbaha-saved', version, duas, learning });

afterEach(() => vi.unstubAllGlobals());

it('an import adds each dua once, and a dua that was already saved keeps its date', async () => {
  stubStorage();
  const { importCopy, savedDuas, toggleSaved } = await load();
  toggleSaved(RAIN.home, RAIN.home, new Date(RAIN.at));
  expect(importCopy(fileOf([{ ...RAIN, at: SLEEP.at }, SLEEP, SLEEP]))).toEqual({ ...NOTHING, saved: 1, learned: 0, roots: 0 });
  expect(savedDuas()).toEqual([RAIN, SLEEP]);
});

it('readCopy reads what serializeCopy has written', async () => {
  stubStorage();
  const { serializeCopy, readCopy } = await load();
  expect(readCopy(serializeCopy({ ...EMPTY, duas: [RAIN, SLEEP], learning: [LEARNED], roots: [ROOT] }))).toEqual({
    ...EMPTY,
    duas: [RAIN, SLEEP],
    learning: [LEARNED],
    roots: [ROOT],
  });
});

const FROM_KEY = `misbaha:saved-from/${RAIN.home}`;
const SAVED_KEY = `misbaha:saved/${RAIN.home}`;

it.each([
  ['later, is dropped on both', '2026-11-20T10:00:00.000Z', undefined],
  ['at the same time, is kept on both', '2026-11-20T09:00:00.000Z', 'morning-evening/before-sleeping#rain-33'],
  ['earlier, is kept on both', '2026-11-20T08:00:00.000Z', 'morning-evening/before-sleeping#rain-33'],
])('two devices import from each other: the origin card of the device that saved a dua %s', async (_, at, expectedFrom) => {
  const first = { [SAVED_KEY]: at, [FROM_KEY]: 'morning-evening/before-sleeping#rain-33' };
  const second = { [SAVED_KEY]: '2026-11-20T09:00:00.000Z' };
  const copyOf = async (entries: Readonly<Record<string, string>>): Promise<string> => {
    stubStorage(entries);
    const { serializeCopy, readReaderData } = await load();
    return serializeCopy(readReaderData());
  };
  const copies = [await copyOf(first), await copyOf(second)] as const;
  const results: [string, string][][] = [];
  for (const [entries, copy] of [
    [first, copies[1]],
    [second, copies[0]],
  ] as const) {
    const kept = stubStorage(entries);
    const { importCopy } = await load();
    importCopy(copy);
    results.push([...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
  expect(results[0]).toEqual(results[1]);
  expect(new Map(results[0]).get(FROM_KEY)).toBe(expectedFrom);
});

it('the card from which a dua was saved comes back where the import finds no room', async () => {
  const here = { [SAVED_KEY]: SLEEP.at, [FROM_KEY]: 'morning-evening/before-sleeping#rain-33' };
  const kept = stubStorage(here, Object.entries(here).flat().join('').length);
  const { importCopy } = await load();
  const many = Array.from({ length: 10 }, (_, card) => ({ ...RAIN, home: `prayer/ablution#${card}` }));
  expect(() => importCopy(fileOf([RAIN, ...many]))).toThrow('could not store');
  expect(Object.fromEntries(kept)).toEqual(here);
});

it('a stored count that the counter does not accept is not copied', async () => {
  const name = '2026-11-24/a/b#c';
  stubStorage({ [`misbaha:counts/${name}`]: '1e3', [`misbaha:counts/${name}-d`]: '33' });
  const { readReaderData } = await load();
  expect([...readReaderData().counts]).toEqual([[`${name}-d`, 33]]);
});

it('an import into a full storage reports the failure and changes nothing', async () => {
  const kept = stubStorage({}, 150);
  const { importCopy, savedDuas, toggleSaved } = await load();
  toggleSaved(RAIN.home, RAIN.home, new Date(RAIN.at));
  const before = [...kept];
  expect(() => importCopy(fileOf([SLEEP, { ...SLEEP, home: 'prayer/ablution#bismillah' }]))).toThrow('could not store');
  expect(savedDuas()).toEqual([RAIN]);
  expect([...kept]).toEqual(before);
});

it('keys that it does not know are dropped, and dates are kept in one form', async () => {
  stubStorage();
  const { readCopy } = await load();
  const text = JSON.stringify({
    format: 'misbaha-saved',
    version: 1,
    made: 'x',
    duas: [{ ...RAIN, at: '2026-11-20T05:00+01:00', note: 'x'.repeat(1000) }],
  });
  expect(readCopy(text)).toEqual({ ...EMPTY, duas: [RAIN] });
});

it.each([
  ['no JSON', '{', 'or a part of it is missing'],
  ['an empty file', '', 'or a part of it is missing'],
  ['half of a file', fileOf([RAIN, SLEEP]).slice(0, 120), 'or a part of it is missing'],
  ['another format', '{"format":"x"}', 'holds something else'],
  ['the file of a list', listFileText({ name: 'Morning', items: [] }), 'This file is a list. Open it under “My lists”'],
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
  ['learning that is no list', fileOf([RAIN], 1, 'x'), 'is not a list'],
  ['learning of nothing', fileOf([RAIN], 1, [LEARNED, null]), 'entry 2 of what is learned by heart cannot be read'],
  ['learning of an id of another form', fileOf([RAIN], 1, [{ ...LEARNED, home: '<script>' }]), 'entry 1 of what is learned by heart'],
  [
    'too much to learn',
    fileOf(
      [RAIN],
      1,
      Array.from({ length: 2001 }, () => LEARNED),
    ),
    'At most 2,000 duas',
  ],
  ['too many', fileOf(Array.from({ length: 2001 }, (_, card) => ({ ...RAIN, home: `a/b#${card}` }))), 'At most 2,000 duas'],
])('%s is refused with a sentence', async (_, text, sentence) => {
  stubStorage();
  const { importCopy, TransferError, savedDuas, learnedDuas } = await load();
  expect(() => importCopy(text)).toThrow(TransferError);
  expect(() => importCopy(text)).toThrow(sentence);
  expect([savedDuas(), learnedDuas()]).toEqual([[], []]);
});

it('the duas of many files are bounded together', async () => {
  stubStorage();
  const { importCopy, savedDuas } = await load();
  const some = (name: string) => fileOf(Array.from({ length: 1200 }, (_, card) => ({ ...RAIN, home: `${name}/b#${card}` })));
  expect(importCopy(some('a'))).toEqual({ ...NOTHING, saved: 1200, learned: 0, roots: 0 });
  expect(() => importCopy(some('c'))).toThrow('At most 2,000 duas');
  expect(savedDuas()).toHaveLength(1200);
});

it('learning records are imported, and of two records of a dua the later answered record is kept', async () => {
  stubStorage();
  const { importCopy, serializeCopy, readReaderData, startLearning, learnedDuas } = await load();
  startLearning([{ home: RAIN.home }]);
  expect(importCopy(fileOf([RAIN], 1, [LEARNED]))).toEqual({ ...NOTHING, saved: 1, learned: 1, roots: 0 });
  expect(learnedDuas()).toEqual([LEARNED]);
  expect(importCopy(fileOf([], 1, [{ ...LEARNED, step: 0, answered: '2026-11-20T04:00:00.000Z' }]))).toEqual(NOTHING);
  expect(importCopy(serializeCopy(readReaderData()))).toEqual(NOTHING);
  expect(learnedDuas()).toEqual([LEARNED]);
});

it('learned roots are imported from a key of their own; a root among the duas, or a dua among the roots, is refused', async () => {
  stubStorage();
  const { importCopy, serializeCopy, readCopy, learnedDuas, learnedRoots } = await load();
  const text = serializeCopy({ ...EMPTY, learning: [LEARNED], roots: [ROOT] });
  expect(importCopy(text)).toEqual({ ...NOTHING, saved: 0, learned: 1, roots: 1 });
  expect([learnedDuas(), learnedRoots()]).toEqual([[LEARNED], [ROOT]]);
  expect(importCopy(text)).toEqual(NOTHING);
  expect(() => readCopy(fileOf([], 1, [ROOT]))).toThrow('entry 1');
  expect(() => readCopy(serializeCopy({ ...EMPTY, roots: [LEARNED] }))).toThrow('entry 1');
});

it('where what is learned finds no room, nothing of the file is kept', async () => {
  const kept = stubStorage({}, 250);
  const { importCopy } = await load();
  expect(() => importCopy(fileOf([RAIN], 1, [LEARNED]))).toThrow('could not store');
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
])('of a file with %s, only valid entries are imported, and nothing else changes', async (_what, text) => {
  const kept = stubStorage({ theme: 'night' });
  const { serializeCopy, readReaderData, importCopy, learnedDuas, learnedRoots, readCopy, savedDuas } = await load();
  importCopy(text);
  expect('polluted' in {}).toBe(false);
  expect([...kept.keys()].every((key) => key === 'theme' || /^misbaha:(saved|learning)\/[a-z/#-]+$/.test(key))).toBe(true);
  // The imported data can be exported again as a valid copy.
  expect(readCopy(serializeCopy(readReaderData()))).toEqual({
    ...EMPTY,
    duas: savedDuas(),
    learning: learnedDuas(),
    roots: learnedRoots(),
    settings: new Map([['theme', 'night']]),
  });
});

it.each([
  ['nested a hundred thousand deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'holds something else'],
  ['nested and cut off', '{"duas":'.repeat(100_000), 'cannot be read'],
  ['HTML in its fields', fileOf([{ home: '<img src=x onerror=alert(1)>', at: RAIN.at }]), 'entry 1'],
  ['learning under HTML', fileOf([], 1, [{ ...LEARNED, home: '"><script>' }]), 'entry 1 of what is learned'],
  ['no date', fileOf([{ ...RAIN, at: 'NaN' }]), 'entry 1'],
  ['a date that is a number', fileOf([{ ...RAIN, at: 1e308 }]), 'entry 1'],
])('a hostile or invalid file is refused with a sentence, and nothing changes: %s', async (_what, text, sentence) => {
  const kept = stubStorage({ theme: 'night' });
  const { importCopy } = await load();
  expect(() => importCopy(text)).toThrow(sentence);
  expect([...kept]).toEqual([['theme', 'night']]);
});

describe('a copy with data of every kind', () => {
  const NOW = new Date('2026-11-24T12:00:00');
  const LIST = { id: '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11', name: 'Morning', items: [{ id: RAIN.home }], changed: RAIN.at };
  beforeEach(() => void vi.setSystemTime(NOW));
  afterEach(() => void vi.useRealTimers());

  const OTHER_DEVICE = {
    theme: 'night',
    [`misbaha:saved/${RAIN.home}`]: RAIN.at,
    [`misbaha:lists/${LIST.id}`]: JSON.stringify(LIST),
    [`misbaha:counts/2026-11-24/${RAIN.home}`]: '33',
    [`misbaha:counts/2026-11-24/list:${LIST.id}#${RAIN.home}`]: '2',
    'misbaha:counts/2026-11-01/a/b#c': '7',
    'misbaha:days/2026-11-23/morning-evening/morning-remembrance': 'Morning remembrance',
    [`misbaha:days/2026-11-22/list:${LIST.id}`]: 'Morning',
    'misbaha:days/2026-01-01/a/b': 'Long ago',
    'misbaha:days/2027-11-24/a/b': 'By a clock that was ahead',
    'misbaha:place/morning-evening/morning-remembrance': '2026-11-24 3/20 praise-on-waking',
    'misbaha:reading': JSON.stringify({ arabicSize: 3, ofTomorrow: 'x' }),
    'misbaha:prayer-reminders': JSON.stringify({ method: 'karachi' }),
    'misbaha:days-off': 'true',
    'misbaha:learning/root:gh-f-r': JSON.stringify({ at: RAIN.at, step: 2, answered: SLEEP.at, ofTomorrow: 1 }),
  };

  /** The copy that another device makes. */
  async function copyOf(entries: Readonly<Record<string, string>>): Promise<string> {
    stubStorage(entries);
    const { serializeCopy, readReaderData } = await load();
    const text = serializeCopy(readReaderData());
    vi.unstubAllGlobals();
    return text;
  }

  it('gives an empty device all data of the other device, except counts and days that are too old or in the future', async () => {
    const text = await copyOf(OTHER_DEVICE);
    const kept = stubStorage();
    const { importCopy } = await load();
    expect(importCopy(text, NOW)).toEqual({
      ...NOTHING,
      saved: 1,
      roots: 1,
      lists: { ...NO_LISTS, added: ['Morning'] },
      counts: 3,
      days: 2,
      settings: 4,
    });
    const expected: Record<string, string> = { ...OTHER_DEVICE };
    delete expected['misbaha:counts/2026-11-01/a/b#c'];
    delete expected['misbaha:days/2026-01-01/a/b'];
    delete expected['misbaha:days/2027-11-24/a/b'];
    // Settings keep the unknown fields of a newer version, as the import does not parse them. Learning records lose theirs.
    expected['misbaha:learning/root:gh-f-r'] = JSON.stringify({ at: RAIN.at, step: 2, answered: SLEEP.at });
    expect(Object.fromEntries(kept)).toEqual(expected);
  });

  it('changes nothing when it comes again, and nothing on the device that made it', async () => {
    const text = await copyOf(OTHER_DEVICE);
    const kept = stubStorage();
    const { importCopy } = await load();
    importCopy(text, NOW);
    const before = [...kept];
    expect(importCopy(text, NOW)).toEqual(NOTHING);
    expect([...kept]).toEqual(before);
    vi.unstubAllGlobals();
    const own = stubStorage(OTHER_DEVICE);
    const { importCopy: importOnOwnDevice } = await load();
    expect(importOnOwnDevice(text, NOW)).toEqual(NOTHING);
    expect(Object.fromEntries(own)).toEqual(OTHER_DEVICE);
  });

  it('leaves a greater count of the same day and a later record of a list on this device', async () => {
    const text = await copyOf(OTHER_DEVICE);
    const name = `misbaha:counts/2026-11-24/${RAIN.home}`;
    const later = JSON.stringify({ ...LIST, name: 'Dawn', changed: SLEEP.at });
    const kept = stubStorage({ [name]: '40', 'misbaha:counts/2026-11-24/a/b#c': '1', [`misbaha:lists/${LIST.id}`]: later });
    const { importCopy } = await load();
    expect(importCopy(text, NOW)).toMatchObject({ counts: 2, lists: NO_LISTS });
    expect([kept.get(name), kept.get('misbaha:counts/2026-11-24/a/b#c'), kept.get(`misbaha:lists/${LIST.id}`)]).toEqual(['40', '1', later]);
  });

  it('a list that the other device deleted later is deleted here, and told of', async () => {
    const deleted = { id: LIST.id, deleted: true, changed: SLEEP.at };
    const text = await copyOf({ [`misbaha:lists/${LIST.id}`]: JSON.stringify(deleted) });
    const kept = stubStorage({ [`misbaha:lists/${LIST.id}`]: JSON.stringify(LIST) });
    const { importCopy, allLists } = await load();
    expect(importCopy(text, NOW)).toEqual({ ...NOTHING, lists: { ...NO_LISTS, deleted: ['Morning'], former: [LIST] } });
    expect(allLists()).toEqual([]);
    expect(kept.get(`misbaha:lists/${LIST.id}`)).toBe(JSON.stringify(deleted));
  });

  describe('whose list was changed later than that of this device', () => {
    const HERE = { ...LIST, items: [{ id: RAIN.home }, { id: 'a/b#c' }, { id: 'a/b#d' }], changed: RAIN.at };
    const importList = async (theirs: object) => {
      const text = await copyOf({ [`misbaha:lists/${LIST.id}`]: JSON.stringify({ ...HERE, ...theirs, changed: SLEEP.at }) });
      const kept = stubStorage({ [`misbaha:lists/${LIST.id}`]: JSON.stringify(HERE) });
      const loaded = await load();
      return { text, kept, ...loaded, lists: loaded.importCopy(text, NOW).lists };
    };

    it('updates the list here if the later list still has all its duas', async () => {
      const { lists } = await importList({ name: 'Dawn', items: [{ id: 'a/b#d', count: 7 }, { id: 'a/b#e' }, ...HERE.items.slice(0, 2)] });
      expect(lists).toEqual({ ...NO_LISTS, updated: ['Dawn'] });
    });

    it('replaces the list here if duas are missing from the later list, and says how many', async () => {
      const { lists } = await importList({ name: 'Dawn', items: [{ id: RAIN.home }, { id: 'a/b#e' }] });
      expect(lists).toEqual({ ...NO_LISTS, replaced: [{ name: 'Dawn', missing: 2 }], former: [HERE] });
    });

    it.each([
      ['replaced', { items: [] }],
      ['deleted', { deleted: true }],
    ])('and %s the list here: a list that is put back stays, even if the same copy is imported again', async (_, theirs) => {
      const { text, kept, lists, undoListImport, importCopy } = await importList(theirs);
      undoListImport(lists.former, NOW);
      const back = { ...HERE, changed: NOW.toISOString() };
      expect(kept.get(`misbaha:lists/${LIST.id}`)).toBe(JSON.stringify(back));
      expect(importCopy(text, NOW)).toEqual(NOTHING);
    });

    it('lets the list here be put back as a later change, even if the clock of the other device was ahead', async () => {
      const { kept, lists, undoListImport } = await importList({ items: [] });
      undoListImport(lists.former, new Date(RAIN.at));
      const later = new Date(Date.parse(SLEEP.at) + 1).toISOString();
      expect(kept.get(`misbaha:lists/${LIST.id}`)).toBe(JSON.stringify({ ...HERE, changed: later }));
    });

    it('does not let the list here be put back if storage is full or there are too many lists by then', async () => {
      const text = await copyOf({ [`misbaha:lists/${LIST.id}`]: JSON.stringify({ ...LIST, items: [], changed: SLEEP.at }) });
      const here = { [`misbaha:lists/${LIST.id}`]: JSON.stringify(HERE) };
      const kept = stubStorage(here);
      const { importCopy, undoListImport } = await load();
      const { former } = importCopy(text, NOW).lists;
      const after = Object.fromEntries(kept);
      stubStorage(after, Object.entries(after).flat().join('').length);
      expect(() => undoListImport(former, NOW)).toThrow('could not store');
      const full = stubStorage(lists(1, 100));
      expect(() => undoListImport(former, NOW)).toThrow('At most 100 lists');
      expect(full.size).toBe(100);
    });
  });

  it('reports only the counts of the current counting day', async () => {
    const yesterday = `misbaha:counts/2026-11-23/${RAIN.home}`;
    const text = await copyOf({ [yesterday]: '33', 'misbaha:place/a/b': '2026-11-23 3/9 c' });
    stubStorage();
    const { importCopy, readReaderData } = await load();
    expect(importCopy(text, NOW)).toEqual(NOTHING);
    expect([readReaderData().counts.size, readReaderData().places.size]).toEqual([1, 1]);
    // A reader who began before midnight and is still counting counts for the day before, so the summary has its entries.
    stubStorage({ 'misbaha:last-count': `2026-11-23 ${NOW.getTime()}` });
    const { importCopy: importLate } = await load();
    expect(importLate(text, NOW)).toMatchObject({ counts: 2 });
  });

  it('settings that were chosen here stay until the reader wants the others', async () => {
    const text = await copyOf(OTHER_DEVICE);
    const kept = stubStorage({ theme: 'dark' });
    const { importCopy, replaceSettings } = await load();
    const { settings, otherSettings } = importCopy(text, NOW);
    expect([settings, [...otherSettings], kept.get('theme')]).toEqual([3, [['theme', 'night']], 'dark']);
    expect(replaceSettings(otherSettings)).toBe(true);
    expect(kept.get('theme')).toBe('night');
    expect(importCopy(text, NOW)).toEqual(NOTHING);
  });

  it('an answer of a day to come does not replace what is learned here', async () => {
    const [now, to] = ['2026-11-21T04:00:00.000Z', '2999-01-01T00:00:00.000Z'];
    const record = (answered: string, step: number) => JSON.stringify({ at: RAIN.at, step, answered });
    const text = await copyOf({ [`misbaha:learning/${RAIN.home}`]: record(to, 0) });
    const kept = stubStorage({ [`misbaha:learning/${RAIN.home}`]: record(now, 3) });
    const { importCopy } = await load();
    expect(importCopy(text, NOW)).toEqual(NOTHING);
    expect(kept.get(`misbaha:learning/${RAIN.home}`)).toBe(record(now, 3));
  });

  const AFTER_PRAYER = {
    'misbaha:counts/2026-11-24/prayer/after-salam#thirty-three': '33',
    'misbaha:place/prayer/after-salam': '2026-11-24 3/8 thirty-three',
  };
  const IN_LIST = { [`misbaha:counts/2026-11-24/list:${LIST.id}#prayer/after-salam#thirty-three`]: '33' };

  it('leaves out counts and resume points that last for one prayer, but has counts made in a list', async () => {
    const text = await copyOf({ ...AFTER_PRAYER, ...IN_LIST });
    const kept = stubStorage();
    const { importCopy } = await load();
    expect(importCopy(text, NOW)).toEqual({ ...NOTHING, counts: 1 });
    expect(Object.fromEntries(kept)).toEqual(IN_LIST);
  });

  it('from an earlier version does not bring back counts and resume points that last for one prayer', async () => {
    const kept = stubStorage();
    const { importCopy, serializeCopy } = await load();
    const counts = new Map([['2026-11-24/prayer/after-salam#thirty-three', 33]]);
    const places = new Map([['prayer/after-salam', '2026-11-24 3/8 thirty-three']]);
    expect(importCopy(serializeCopy({ ...EMPTY, counts, places }), NOW)).toEqual(NOTHING);
    expect([...kept]).toEqual([]);
  });

  it('where one entry finds no room, nothing of it is kept', async () => {
    const text = await copyOf(OTHER_DEVICE);
    const here = { [`misbaha:lists/${LIST.id}`]: JSON.stringify({ ...LIST, name: 'x', changed: '2026-11-01T00:00:00.000Z' }) };
    const size = Object.entries(here).flat().join('').length;
    const whole = Object.entries(OTHER_DEVICE).flat().join('').length;
    for (let room = size; room < whole - 200; room += 50) {
      const kept = stubStorage(here, room);
      const { importCopy, readReaderData } = await load();
      const before = readReaderData();
      expect(() => importCopy(text, NOW)).toThrow('could not store');
      expect(Object.fromEntries(kept)).toEqual(here);
      expect(readReaderData()).toEqual(before);
      vi.unstubAllGlobals();
    }
  });

  const id = (at: number) => `7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d${String(at).padStart(4, '0')}`;
  const lists = (from: number, length = 60) =>
    Object.fromEntries(
      Array.from({ length }, (_, at) => [`misbaha:lists/${id(from + at)}`, JSON.stringify({ ...LIST, id: id(from + at) })]),
    );

  it('with more lists than a reader may make is imported whole by an empty device', async () => {
    const text = await copyOf(lists(0, 101));
    const kept = stubStorage();
    const { importCopy } = await load();
    expect(importCopy(text, NOW)).toEqual({ ...NOTHING, lists: { ...NO_LISTS, added: Array.from({ length: 101 }, () => 'Morning') } });
    expect(Object.fromEntries(kept)).toEqual(lists(0, 101));
    expect(importCopy(text, NOW)).toEqual(NOTHING);
  });

  it('with more than a thousand deleted lists brings the latest thousand deletions', async () => {
    const deletion = (at: number) => ({ id: id(at), deleted: true, changed: new Date(Date.parse(RAIN.at) + at).toISOString() });
    const deletions = Array.from({ length: 1002 }, (_, at) => [`misbaha:lists/${id(at)}`, JSON.stringify(deletion(at))]);
    const text = await copyOf(Object.fromEntries(deletions) as Record<string, string>);
    const kept = stubStorage();
    const { importCopy } = await load();
    importCopy(text, NOW);
    expect([...kept.keys()].toSorted()).toEqual(Array.from({ length: 1000 }, (_, at) => `misbaha:lists/${id(at + 2)}`));
  });

  it('more than a hundred lists together are refused', async () => {
    const text = await copyOf(lists(60));
    const kept = stubStorage(lists(0));
    const { importCopy } = await load();
    expect(() => importCopy(text, NOW)).toThrow('At most 100 lists');
    expect(Object.fromEntries(kept)).toEqual(lists(0));
  });
});
